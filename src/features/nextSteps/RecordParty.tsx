import { useMemo } from 'react';
import type { Entity, RecordOf } from '../../records/model/entity.ts';
import { ENTITIES } from '../../records/model/entities.ts';
import { keptNameOf, nameIn } from '../../records/model/recordsNaming.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import type { Contacts } from '../../lib/contacts.ts';
import { ContactLinks } from '../../ui/ContactLinks.tsx';
import { partyAddress } from '../contacts/partyAddress.ts';
import { contactsOf, mergeContacts } from '../contacts/contactsOf.ts';
import { partiesNamedBy } from '../../records/page/address/addresses.ts';
import { StepLink } from './StepSection.tsx';

type RecordPartyProps = { readonly entity: Entity; readonly record: RecordOf<Entity> };

/** How to reach whom a record is about, and a link to the page of the party that it names. */
export function RecordParty({ entity, record }: RecordPartyProps) {
  const pages = partiesNamedBy(entity, record);
  const [first, second] = pages;
  const contacts = mergeContacts([
    contactsOf(entity, [record]),
    useContactsKept(entity, first),
    useContactsKept(entity, second),
  ]);
  if (pages.length === 0 && contacts.phones.length === 0 && contacts.emails.length === 0) {
    return null;
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t border-line px-4 py-3 text-[0.8125rem] sm:px-6">
      {pages.map(({ of, name }) => (
        <StepLink key={of} to={partyAddress(of, name)}>
          <bdi className="wrap-anywhere">{name}</bdi>
        </StepLink>
      ))}
      <ContactLinks contacts={contacts} isShort />
    </div>
  );
}

/** What the record holds that is kept for a party whom another record names. */
function useContactsKept(
  entity: Entity,
  { of, name }: ReturnType<typeof partiesNamedBy>[number] = NOBODY,
): Contacts {
  const { kept = entity, field = '' } = KEPT.get(of) ?? {};
  const ranges = useMemo(() => [{ child: field, from: name, to: name, count: 1 }], [field, name]);
  const { records } = useRecordsBy(kept, ranges, { isWanted: name !== '' && kept !== entity });
  const own = records.filter((one) => kept !== entity && nameIn(one, field) === name);
  return contactsOf(kept, name === '' ? [] : own);
}

const NOBODY = { of: '', name: '' };

/** The kinds of records that are kept for parties, each with the field of the name. */
const KEPT = new Map(
  ENTITIES.flatMap((kept) => {
    const field = keptNameOf(kept) ?? '';
    const { of } = kept.fields[field]?.names ?? {};
    return of === undefined ? [] : [[of, { kept, field }] as const];
  }),
);
