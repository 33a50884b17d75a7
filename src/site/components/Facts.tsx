import type { Fact } from '../../company/site/types.ts';

/** A list of terms and figures. */
export function Facts({
  facts,
  className = '',
}: {
  readonly facts: readonly Fact[];
  readonly className?: string;
}) {
  return (
    <dl className={`grid gap-x-10 ${className}`}>
      {facts.map(({ term, detail }) => (
        <div
          key={term}
          className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-t border-current/20 py-3.5 leading-snug"
        >
          <dt className="text-[0.9375rem] opacity-80">{term}</dt>
          <dd className="font-medium tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
