import type { Label } from './labels.ts';

/** A label in English with the Arabic one beside it. */
export function Bilingual({ label: { en, ar } }: { readonly label: Label }) {
  return (
    <span className="sheet-label">
      <span>{en}</span>{' '}
      <span lang="ar" dir="rtl">
        {ar}
      </span>
    </span>
  );
}
