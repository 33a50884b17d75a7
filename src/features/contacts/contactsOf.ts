import type { Entity, RecordOf } from '../../records/model/entity.ts';
import { contactsIn, phonesIn, whatsappNumber, type Contacts } from '../../lib/contacts.ts';

/** The phone numbers and e-mail addresses of records, also those in the text about a contact, each once. */
export function contactsOf(entity: Entity, records: readonly RecordOf<Entity>[]): Contacts {
  const found = records.flatMap((record) =>
    Object.entries(entity.fields).map(([name, { input }]): Contacts => {
      const value = record[name];
      const text = typeof value === 'string' ? value : '';
      if (input.type === 'tel') return { phones: phonesIn(text), emails: [] };
      if (input.type === 'email' || name === 'contact') return contactsIn(text);
      return NONE;
    }),
  );
  return mergeContacts(found);
}

/** Several contacts as one, in their order, each number and address once. */
export const mergeContacts = (all: readonly Contacts[]): Contacts => ({
  phones: unique(
    all.flatMap(({ phones }) => phones),
    (phone) => whatsappNumber(phone) ?? phone,
  ),
  emails: unique(
    all.flatMap(({ emails }) => emails),
    (email) => email.toLowerCase(),
  ),
});

const NONE: Contacts = { phones: [], emails: [] };

function unique(texts: readonly string[], keyOf: (text: string) => string): readonly string[] {
  const byKey = new Map<string, string>();
  for (const text of texts) if (!byKey.has(keyOf(text))) byKey.set(keyOf(text), text);
  return [...byKey.values()];
}
