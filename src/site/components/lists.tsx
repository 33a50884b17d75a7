import type { Fact, Item } from '../../company/site/types.ts';
import { Reveal } from './motion.tsx';

type ItemsProps = {
  readonly items: readonly Item[];
  /** Numbers the items and renders an ordered list. */
  readonly numbered?: boolean;
  readonly className?: string;
};

/** A grid of short texts, each with its own heading. */
export function Items({ items, numbered = false, className = 'sm:grid-cols-2' }: ItemsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-x-10 gap-y-10 ${className}`}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <Reveal index={index % 4} className="border-t border-current/25 pt-5">
            {numbered && (
              <span
                aria-hidden="true"
                className="font-display text-2xl text-brass-deep lining-nums"
              >
                {index + 1}
              </span>
            )}
            <h3 className="display-3">{title}</h3>
            <p className="mt-3 max-w-[46ch] opacity-85">{text}</p>
          </Reveal>
        </li>
      ))}
    </List>
  );
}

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
