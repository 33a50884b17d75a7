import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Entity, RecordOf } from '../../model/entity.ts';
import type { Names } from '../../model/input.ts';
import { nameFieldOf, nameIn } from '../../model/recordsNaming.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { showTitleIfTruncated } from '../../ui/showTitleIfTruncated.ts';
import { filteredAddress } from '../../shell/address/listAddresses.ts';
import { RECORD, recordName } from '../../shell/address/addresses.ts';
import { partyAddress } from '../../shell/address/partyAddress.ts';
import { useToday } from '../../shell/useToday.ts';
import { PartyItem } from './PartyItem.tsx';
import type { RowOf } from './partyRow.ts';
import type { PartyRecords } from './usePartyList.ts';

/** How many records of a kind are listed. */
export const MAX_ROWS = 6;

type PartySectionProps<Row> = {
  readonly of: Names['of'];
  /** The customer or supplier, as in the address of the page. */
  readonly name: string;
  readonly title: string;
  readonly found: PartyRecords<Row>;
  readonly rowOf: RowOf<Row>;
  /** The message when there are none. */
  readonly empty: string;
  /** What the records add up to, above them. */
  readonly totals?: ReactNode;
};

/** The newest records of one kind, and a link to all of them; all, if no link could show them. */
export const PartySection = memo(function PartySection<Row extends RecordOf<Entity>>(
  props: PartySectionProps<Row>,
) {
  const { of, name, title, found, rowOf, empty, totals } = props;
  const { entity, status, rows, open } = found;
  const today = useToday();
  const count = rows.length.toLocaleString('en-US');
  // A list cannot be searched by a former name as well.
  const isFindable = rows.every(
    (row) => nameKey(nameIn(row, nameFieldOf(entity, of) ?? '')) === nameKey(name),
  );
  const shown = isFindable ? MAX_ROWS : rows.length;
  return (
    <Panel
      title={title}
      {...(isComplete(status) && { count: rows.length })}
      actions={
        shown < rows.length && (
          <Link
            to={filteredAddress(entity, { q: [name] })}
            className="inline-flex items-center text-[0.8125rem] font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            All {count} {title.toLowerCase()}
          </Link>
        )
      }
    >
      {rows.length > 0 && totals}
      {rows.length === 0 && <ListPlaceholder status={status} label={title} empty={empty} />}
      <div className="beside-panel @container">
        <ul
          onPointerOver={showTitleIfTruncated}
          className="@xl:grid @xl:grid-cols-[fit-content(45%)_minmax(0,1fr)_auto_auto]"
        >
          {rows.slice(0, shown).map((record) => (
            <PartyItem
              key={record.id}
              record={record}
              rowOf={rowOf}
              today={today}
              onOpen={open}
              to={partyAddress(of, name, { [RECORD]: recordName(entity, record.id) })}
            />
          ))}
        </ul>
      </div>
    </Panel>
  );
}) as <Row extends RecordOf<Entity>>(props: PartySectionProps<Row>) => ReactNode;
