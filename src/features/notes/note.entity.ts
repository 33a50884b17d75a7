import { regularNoun } from '../../lib/words.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import { author, createdAt, internal, partyName, text } from '../../records/model/field.ts';

/** What somebody has written down about a record, a customer or a supplier. It never changes. */
export const note = defineEntity({
  path: 'notes',
  noun: regularNoun('note'),
  fields: {
    text: text('Note', 'multiline'),
    customer: partyName('Customer', 'customers'),
    supplier: partyName('Supplier', 'suppliers'),
    about: internal('Record'),
    user: author('Written By'),
    timestamp: createdAt('Written'),
  },
  indexedFields: ['about'],
  isTraced: true,
  isAddOnly: true,
  isAboutOthers: true,
  isForOffice: 'about',
  activity: {
    created: 'noted',
    updated: 'updated note',
    subject: (record) => record.text,
  },
});

export type Note = RecordOf<typeof note>;
