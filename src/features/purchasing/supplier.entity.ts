import type { BadgeColors } from '../../lib/badgeColors.ts';
import { monthOf } from '../../lib/calendar.ts';
import { ARCHIVE_FIELD } from '../../records/model/archive.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import {
  MERGE_FIELDS,
  formerNames,
  optional,
  partyName,
  statusField,
  text,
} from '../../records/model/field.ts';
import { regularNoun } from '../../lib/words.ts';

export const SUPPLIER_COLORS = { Active: 'green', Inactive: 'red' } as const satisfies BadgeColors;

export const supplier = defineEntity({
  path: 'suppliers',
  noun: regularNoun('supplier'),
  fields: {
    name: partyName('Supplier Name', 'suppliers', { formerNames: 'formerNames' }),
    contact: text('Contact'),
    email: text('Email', 'email'),
    phone: text('Phone', 'tel'),
    category: text('Category'),
    status: statusField('Status', SUPPLIER_COLORS, 'Active'),
    formerNames: optional(formerNames()),
    ...MERGE_FIELDS,
    ...ARCHIVE_FIELD,
  },
  fieldStaffWrites: ['contact', 'email', 'phone', 'category', 'status'],
  submit: 'Add',
  activity: {
    created: 'added new supplier',
    updated: 'updated supplier',
    subject: ({ name }) => name,
  },
});

export type Supplier = RecordOf<typeof supplier>;

/** What the key figure with the number of active suppliers says. */
export const ACTIVE_SUPPLIERS = {
  label: 'Active Suppliers',
  explanation: 'The number of suppliers with the status Active.',
} as const;

/** The number of active suppliers. */
export const countActive = (suppliers: readonly Supplier[]): number =>
  suppliers.filter(({ status }) => status === 'Active').length;

/** The number of suppliers that were added in the month of a day (YYYY-MM-DD). */
export const countNewInMonth = (suppliers: readonly Supplier[], today: string): number =>
  suppliers.filter(({ creationDate }) => monthOf(creationDate) === monthOf(today)).length;
