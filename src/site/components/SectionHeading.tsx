import type { SectionHead } from '../../company/site/types.ts';

/** The heading of a section, with an optional eyebrow above and text below. */
export function SectionHeading({
  head,
}: {
  readonly head: Omit<SectionHead, 'eyebrow'> & { readonly eyebrow?: string };
}) {
  return (
    <div>
      {head.eyebrow !== undefined && <p className="eyebrow mb-4 text-brass-deep">{head.eyebrow}</p>}
      <h2 className="display-2 max-w-[22ch]">{head.heading}</h2>
      {head.text !== undefined && (
        <p className="mt-5 max-w-[58ch] text-lg leading-relaxed text-slate">{head.text}</p>
      )}
    </div>
  );
}
