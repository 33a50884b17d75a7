import { Link } from 'react-router-dom';
import { draftFromRecord } from '../../model/draft.ts';
import { createTitle, editTitle, type Entity, type RecordOf } from '../../model/entity.ts';
import type { Names } from '../../model/input.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { formatValue } from '../../form/history/formatValue.ts';
import { Button } from '../../ui/Button.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RECORD, createParams, recordName } from '../../shell/address/addresses.ts';
import { filteredAddress } from '../../shell/address/listAddresses.ts';
import { partyAddress } from '../../shell/address/partyAddress.ts';
import { OPENED_HERE, useAddress } from '../../shell/address/useAddress.ts';
import type { PartyRecords } from './usePartyList.ts';

type PartyDetailsProps = {
  readonly of: Names['of'];
  readonly name: string;
  /** The records kept for the customer or supplier: usually one, perhaps none. */
  readonly found: PartyRecords;
};

const LINK =
  'inline-flex items-center text-[0.8125rem] font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11';

/** What is known of a customer or supplier from its own record; offers to create one. */
export function PartyDetails({ of, name, found: { entity, status, rows } }: PartyDetailsProps) {
  const { write } = useAddress();
  const [record] = rows;
  return (
    <Panel
      title="Details"
      actions={
        record && (
          <span className="flex flex-wrap gap-x-4">
            {rows.length > 1 && (
              <Link to={filteredAddress(entity, { q: [name] })} className={LINK}>
                All {rows.length} {entity.noun.one} records
              </Link>
            )}
            <Link
              to={partyAddress(of, name, { [RECORD]: recordName(entity, record.id) })}
              state={OPENED_HERE}
              className={LINK}
            >
              {editTitle(entity)}
            </Link>
          </span>
        )
      }
    >
      {record && <Fields entity={entity} record={record} />}
      {!record && !isComplete(status) && (
        <ListPlaceholder status={status} label="The details" empty="" />
      )}
      {!record && isComplete(status) && (
        <div className="px-4 pb-5 text-[0.8125rem] text-muted sm:px-6">
          <p>There is no {entity.noun.one} record with this name.</p>
          <Button
            className="mt-2 pointer-coarse:min-h-11"
            onClick={() => write(createParams(entity, { name }), 'push')}
          >
            {createTitle(entity)}
          </Button>
        </div>
      )}
    </Panel>
  );
}

type FieldsProps = { readonly entity: Entity; readonly record: RecordOf<Entity> };

/** The fields of a record that say something, but its name. */
function Fields({ entity, record }: FieldsProps) {
  const texts = Object.entries(draftFromRecord(entity, record)).slice(1);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 px-4 pb-5 text-[0.8125rem] sm:px-6">
      {texts.map(([name, text]) => {
        const field = entity.fields[name];
        return (
          field &&
          text.trim() !== '' && (
            <div key={name} className="contents">
              <dt className="text-muted">{field.label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line tabular-nums">
                <bdi>{formatValue(field, text)}</bdi>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
