import { regularNoun } from '../../lib/words.ts';
import { ARCHIVE_FIELD } from '../../records/model/archive.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import { partyName, text } from '../../records/model/field.ts';

/** A person at a customer or supplier. */
export const contact = defineEntity({
  path: 'contacts',
  noun: regularNoun('contact'),
  fields: {
    name: text('Name'),
    customer: partyName('Customer', 'customers'),
    supplier: partyName('Supplier', 'suppliers'),
    role: text('Role'),
    phone: text('Phone', 'tel'),
    email: text('Email', 'email'),
    ...ARCHIVE_FIELD,
  },
  activity: {
    created: 'added new contact',
    updated: 'updated contact',
    subject: ({ name }) => name,
  },
  submit: 'Add',
});

export type Contact = RecordOf<typeof contact>;
