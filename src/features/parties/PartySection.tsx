import { memo, type ReactNode } from 'react';
import { nameKey } from '../../lib/nameKey.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import type { Texts } from '../../records/model/draft.ts';
import { createTitle, type Entity } from '../../records/model/entity.ts';
import type { Names } from '../../records/model/field.ts';
import { nameFieldOf, nameIn } from '../../records/model/recordsNaming.ts';
import {
  createParams,
  RECORD,
  recordName,
  filteredAddress,
} from '../../records/page/address/addresses.ts';
import { isSeen } from '../../session/sight.ts';
import { partyAddress } from '../contacts/partyAddress.ts';
import { useAddress } from '../../records/page/address/useAddress.ts';
import { ListItems } from '../../records/page/ListItems.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { NextStep } from '../nextSteps/nextSteps.ts';
import type { PartyRecords } from './usePartyList.ts';
import { inFigures } from '../../lib/words.ts';

/** How many records of a kind are listed. */
export const MAX_ROWS = 6;

type PartySectionProps = {
  readonly of: Names['of'];
  /** The customer or supplier, as in the address of the page. */
  readonly name: string;
  readonly title: string;
  readonly found: PartyRecords;
  /** What the records add up to, above them. */
  readonly totals?: ReactNode;
  /** The forms that start with the name. Stable. */
  readonly steps?: readonly NextStep[];
};

/** The newest records of one kind, and a link to all of them; all, if no link could show them. */
export const PartySection = memo(function PartySection(props: PartySectionProps) {
  const { of, name, title, found, totals, steps } = props;
  const { entity, status, rows, open } = found;
  if (!isSeen(entity)) return null;
  const step = steps?.find((one) => one.entity.path === entity.path);
  const count = inFigures(rows.length);
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
          <TextLink
            to={filteredAddress(entity, { q: [name] })}
            className="text-[0.8125rem] font-semibold"
          >
            All {count} {title.toLowerCase()}
          </TextLink>
        )
      }
    >
      {rows.length > 0 && totals}
      {rows.length === 0 && (
        <ListPlaceholder
          status={status}
          label={title}
          empty={`No ${entity.noun.many} yet.`}
          whenEmpty={step && <CreatePart entity={entity} texts={step.texts} />}
        />
      )}
      <div className="beside-panel">
        <ListItems
          entity={entity}
          records={rows.slice(0, shown)}
          without={name}
          onOpen={open}
          addressOf={({ id }) => partyAddress(of, name, { [RECORD]: recordName(entity, id) })}
        />
      </div>
    </Panel>
  );
});

type CreatePartProps = { readonly entity: Entity; readonly texts: Texts };

/** Opens the form of what a part of the page has none of. */
export function CreatePart({ entity, texts }: CreatePartProps) {
  const { write } = useAddress();
  return (
    <div className="px-4 pb-5 sm:px-6">
      <Button tall onClick={() => write(createParams(entity, texts), 'push')}>
        {createTitle(entity)}
      </Button>
    </div>
  );
}
