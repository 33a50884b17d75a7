import type { ReactNode } from 'react';
import type { BadgeColors } from '../lib/badgeColors.ts';
import type { Unsaved } from '../lib/unsaved.ts';
import { Badge, UnsavedBadge } from './Badge.tsx';
import { Parts } from './Parts.tsx';

type ItemLineProps = {
  readonly title: ReactNode;
  readonly details: readonly string[];
  readonly amount?: ReactNode;
  readonly status?: { readonly text: string; readonly colors: BadgeColors } | undefined;
  readonly unsaved?: Unsaved | undefined;
  /** Draws a detail, such as with what a query has found in it; as it is by default. */
  readonly mark?: (text: string) => ReactNode;
  /** Where a text takes several lines rather than be cut. */
  readonly wraps?: keyof typeof WRAPS;
  /** What stands in the place of a status. */
  readonly children?: ReactNode;
};

/**
 * What a record or another item is called, what tells it from others, its amount and how it stands: the areas `title`, `details`,
 * `amount` and `status` of the grid around them.
 */
export function ItemLine(props: ItemLineProps) {
  const { title, details, amount, status, unsaved, mark, wraps = 'nowhere', children } = props;
  return (
    <>
      <span className="flex min-w-0 items-center gap-2 [grid-area:title] group-hover:underline">
        <bdi className={WRAPS[wraps]}>{title}</bdi>
        {unsaved && <UnsavedBadge unsaved={unsaved} />}
      </span>{' '}
      <span
        className={`min-w-0 text-[0.8125rem]/5 font-normal text-muted [grid-area:details] empty:hidden ${WRAPS[wraps]}`}
      >
        <Parts parts={details} mark={mark} />
      </span>{' '}
      <span className="text-end font-semibold whitespace-nowrap tabular-nums [grid-area:amount] empty:hidden">
        {amount}
      </span>{' '}
      <span className="min-w-0 text-end text-[0.8125rem]/5 font-normal text-muted [grid-area:status] empty:hidden @xl:text-start">
        {status ? <Badge colors={status.colors} status={status.text} /> : children}
      </span>
    </>
  );
}

const WRAPS = {
  nowhere: 'truncate',
  narrow: '@max-xl:line-clamp-3 @max-xl:wrap-anywhere @xl:truncate',
  everywhere: 'line-clamp-6 wrap-anywhere',
} as const;
