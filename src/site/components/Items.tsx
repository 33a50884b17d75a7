import type { Item } from '../../company/site/types.ts';
import { Reveal } from './Reveal.tsx';

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
