import type { BadgeColors } from '../lib/badgeColors.ts';
import { defineEntity, type RecordOf } from './entity.ts';
import { text, statusField } from './field.ts';

export const SUPPLIER_COLORS = { Active: 'green', Inactive: 'red' } as const satisfies BadgeColors;

export const supplier = defineEntity({
  path: 'suppliers',
  fields: {
    name: text('Supplier Name'),
    contact: text('Contact'),
    email: text('Email', 'email'),
    phone: text('Phone', 'tel'),
    category: text('Category'),
    status: statusField('Status', SUPPLIER_COLORS, 'Active'),
  },
  titles: { create: 'Add New Supplier', edit: 'Edit Supplier', submit: 'Add' },
  activity: {
    created: 'added new supplier',
    updated: 'updated supplier',
    subject: ({ name }) => name,
  },
});

export type Supplier = RecordOf<typeof supplier>;

/** The number of active suppliers. */
export const countActive = (suppliers: readonly Supplier[]): number =>
  suppliers.filter(({ status }) => status === 'Active').length;
