import type { BadgeColors } from '../../lib/badgeColors.ts';
import { ARCHIVE_FIELD } from '../../records/model/archive.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import { link, optional, partyName, statusField, text } from '../../records/model/field.ts';
import { regularNoun } from '../../lib/words.ts';
import { pageOf, withQuery } from '../../records/page/address/addresses.ts';

export const LEAD_COLORS = {
  New: 'blue',
  Contacted: 'yellow',
  Qualified: 'green',
  Unqualified: 'gray',
} as const satisfies BadgeColors;

/** What a lead is known by: its company or, of somebody who has named none, the person. */
export const leadName = ({ company, contact }: Readonly<Record<'company' | 'contact', string>>) =>
  company === '' ? contact : company;

export const lead = defineEntity({
  path: 'sales/leads',
  sharesPage: true,
  noun: regularNoun('lead'),
  isForOffice: true,
  fields: {
    company: partyName('Company', 'customers'),
    contact: text('Contact'),
    status: statusField('Status', LEAD_COLORS, 'New'),
    source: text('Source'),
    phone: optional(text('Phone', 'tel')),
    email: optional(text('Email', 'email')),
    note: optional(text('Note', 'multiline')),
    deal: optional(link('Deal')),
    ...ARCHIVE_FIELD,
  },
  indexedFields: ['deal'],
  activity: {
    created: 'created new lead',
    updated: 'updated lead',
    subject: leadName,
  },
});

export type Lead = RecordOf<typeof lead>;

/** The parameter of the address that says which lead is being converted. */
export const CONVERT = 'convert';

/** The address that asks what a lead becomes. */
export const conversionAddress = (id: string): string => withQuery(pageOf(lead), { [CONVERT]: id });

/** Whether a lead can become a deal: once, and not while it is unqualified or of nobody. */
export const isConvertible = (record: Lead): boolean =>
  record.deal === '' && record.status !== 'Unqualified' && leadName(record).trim() !== '';
