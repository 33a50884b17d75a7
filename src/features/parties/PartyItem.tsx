import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { orUntitled } from '../../lib/orUntitled.ts';
import type { Unsaved } from '../../lib/unsaved.ts';
import { Badge } from '../../ui/Badge.tsx';
import { UnsavedBadge } from '../../ui/UnsavedBadge.tsx';
import { useGlow } from '../../ui/useGlow.ts';
import type { RowOf } from './partyRow.ts';

type PartyItemProps<Row> = {
  readonly record: Row;
  readonly rowOf: RowOf<Row>;
  readonly today: string;
  /** The address that opens the record, in another tab too. */
  readonly to: string;
  /** Stable. */
  readonly onOpen: (record: Row) => void;
};

/** A record of a customer or supplier; opens beside the page. Memoized: it renders only when its record changes. */
export const PartyItem = memo(function PartyItem<
  Row extends { readonly id: string; readonly unsaved?: Unsaved },
>(props: PartyItemProps<Row>) {
  const { record, rowOf, today, to, onOpen } = props;
  const { title, details, amount, status, colors } = rowOf(record, today);
  const item = useRef<HTMLLIElement>(null);
  useGlow(item, record);
  return (
    <li ref={item} className="border-t border-line @xl:col-span-4 @xl:grid @xl:grid-cols-subgrid">
      <Link
        to={to}
        data-opens-record={record.id}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          // Of records with the same id, this one.
          event.preventDefault();
          onOpen(record);
        }}
        className="group grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2 text-[0.8125rem] outline-offset-[-2px] hover:bg-sunken sm:px-6 @xl:col-span-4 @xl:grid-cols-subgrid @xl:py-1 pointer-coarse:min-h-11"
      >
        <span className="flex min-w-0 items-center gap-2 font-semibold text-ink group-hover:underline">
          <bdi className="truncate">{orUntitled(title)}</bdi>
          {record.unsaved && <UnsavedBadge unsaved={record.unsaved} />}
        </span>{' '}
        <span className="col-start-1 row-start-2 truncate text-muted max-@xl:text-xs @xl:col-start-2 @xl:row-start-1">
          {details
            .filter((part) => part.trim() !== '')
            .map((part, index) => (
              <span key={part}>
                {index > 0 && ' · '}
                <bdi>{part}</bdi>
              </span>
            ))}
        </span>{' '}
        <span className="col-start-2 row-start-1 text-end font-semibold whitespace-nowrap text-ink tabular-nums @xl:col-start-3">
          {amount}
        </span>{' '}
        <span
          className={`col-start-2 min-w-0 justify-self-end @xl:col-start-4 @xl:row-span-1 @xl:row-start-1 @xl:justify-self-start ${amount === undefined ? 'row-span-2 row-start-1' : 'row-start-2'}`}
        >
          <Badge colors={colors} status={status} />
        </span>
      </Link>
    </li>
  );
}) as <Row extends { readonly id: string; readonly unsaved?: Unsaved }>(
  props: PartyItemProps<Row>,
) => React.ReactNode;
