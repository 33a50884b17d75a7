import { contactsIn } from '../../lib/contacts.ts';
import { today } from '../../lib/dates.ts';
import type { Texts } from '../../records/model/draft.ts';
import { entityAt } from '../../records/model/entities.ts';
import type { Entity } from '../../records/model/entity.ts';
import { ACTIVITY_PATH } from '../../records/model/activity.ts';
import { IMPORTS_PATH, IMPORT_CHILD, isUnchanged, removalPath } from '../importLog/importLog.ts';
import { newKey } from '../../firebase/database.ts';
import { recordPath, type Intent, type Save } from '../../records/store/write/intent.ts';
import { mergeEdit } from '../../records/store/write/merge.ts';
import { discard, whenSettled } from '../../records/store/write/outbox.ts';
import { save } from '../../records/store/write/save.ts';
import type { BatchSave } from '../../records/store/write/saveChange.ts';
import { newRecord, type Values } from '../../records/store/write/values.ts';
import { contact } from '../contacts/contact.entity.ts';
import { customer } from './customer.entity.ts';
import { deal } from './deal.entity.ts';
import { lead, type Lead } from './lead.entity.ts';

/** The fields of the deal and of the contact that a lead becomes, whose names differ. */
export const DEAL_FIELDS = [
  'title',
  'customer',
  'value',
  'stage',
  'owner',
  'expectedClose',
] as const;
export const CONTACT_FIELDS = ['name', 'role', 'phone', 'email'] as const;

/** What the texts of a conversion start with; `owner`: the name of whoever converts. */
export function conversionTexts(record: Lead, owner: string): Texts {
  const { phones, emails } = contactsIn(record.contact);
  const found = [...phones, ...emails];
  const name = found.reduce((rest, text) => rest.replace(text, ''), record.contact);
  const person = name.replaceAll(/^[\s,;:·–-]+|[\s,;:·–-]+$/g, '');
  return {
    title: record.company.trim() || person,
    customer: record.company.trim() || person,
    value: '',
    stage: deal.fields.stage.initial(),
    owner,
    expectedClose: '',
    name: person,
    role: '',
    phone: record.phone || (phones[0] ?? ''),
    email: record.email || (emails[0] ?? ''),
  };
}

/** What of a conversion there is already, so that it is not created. */
type Known = { readonly isCustomerKnown: boolean; readonly isContactKnown: boolean };

/** The status of a lead that has become a deal. */
const CONVERTED = 'Qualified' satisfies Lead['status'];

/**
 * What turns a lead into a deal, with its customer and contact: all of it at once, or nothing. The lead names its deal, so that
 * the second of two people who convert it learns of the first.
 */
export function conversionSaves(
  record: Lead,
  texts: Texts,
  { isCustomerKnown, isContactKnown }: Known,
): readonly BatchSave[] {
  const id = newKey();
  const name = texts['customer'] ?? '';
  return [
    {
      path: lead.path,
      recordId: record.id,
      typed: { deal: id },
      base: { deal: '' },
      advances: { status: CONVERTED },
    },
    creating(deal, pick(texts, DEAL_FIELDS), id),
    ...(isCustomerKnown || name === '' ? [] : [creating(customer, { name })]),
    ...(isContactKnown
      ? []
      : [creating(contact, { ...pick(texts, CONTACT_FIELDS), customer: name })]),
  ];
}

/** A new record that its author can remove again, as what is imported can be: it is an import of one record. */
function creating({ path }: Pick<Entity, 'path'>, typed: Texts, id = newKey()): BatchSave {
  return { id, path, recordId: null, typed, children: { [IMPORT_CHILD]: id } };
}

/** The log of what a conversion creates, stored beside it. */
export const conversionLog = (saves: readonly BatchSave[]): Values =>
  Object.fromEntries(
    saves
      .filter(({ recordId }) => recordId === null)
      .map(({ id, path }) => [`${IMPORTS_PATH}/${id}`, { path, count: 1 }]),
  );

const pick = (texts: Texts, names: readonly string[]): Texts =>
  Object.fromEntries(names.map((name) => [name, (texts[name] ?? '').trim()]));

/**
 * Takes a conversion back: removes what it has created, and gives the lead the status that it had. Resolves to what somebody has
 * changed since, in which case all of it stays. Rejects as `save` does, and without a connection once it has been sent.
 */
export async function undoConversion(
  intent: Intent,
  status: Lead['status'],
): Promise<readonly string[]> {
  if (await discard(intent)) return [];
  // It is on its way.
  const blocked = await whenSettled(intent);
  if (blocked !== null) return (await discard(blocked)) ? [] : [intent.title];
  const { path, recordId, typed, owner, further: saves = [] } = intent;
  const back: Save = {
    id: newKey(),
    path,
    recordId,
    typed: { status, deal: '' },
    base: { status: CONVERTED, deal: typed['deal'] ?? '' },
  };
  let refused: readonly string[] = [];
  await save(
    async ({ read, signed }) => {
      const areUnchanged = await Promise.all(
        saves.map(async (one) =>
          isUnchanged(
            await read(recordPath(one)),
            await read(`${ACTIVITY_PATH}/${one.id}/timestamp`),
          ),
        ),
      );
      const merged = mergeEdit(lead, back, await read(recordPath(back)), today());
      refused = [
        ...(merged.kind === 'write' ? [] : [intent.title]),
        ...saves.flatMap((one, index) => (areUnchanged[index] ? [] : titleOf(one))),
      ];
      if (merged.kind !== 'write' || refused.length > 0) return null;
      return {
        records: [{ ...merged, entity: lead, id: recordId, key: back.id }],
        // The rules let their author remove them as they were stored.
        values: Object.fromEntries(
          saves.flatMap((one) => [
            [recordPath(one), null],
            [removalPath(one.id, one.id), signed.timestamp],
          ]),
        ),
      };
    },
    { owner, needsAnswer: true },
  );
  return refused;
}

function titleOf({ path, typed }: Save): string {
  const entity = entityAt(path);
  return entity === undefined ? path : newRecord(entity, typed, '').subject;
}
