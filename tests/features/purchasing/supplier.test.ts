import { expect, it } from 'vitest';
import { parseRecord } from '../../../src/records/model/entity.ts';
import {
  countActive,
  countNewInMonth,
  supplier,
} from '../../../src/features/purchasing/supplier.entity.ts';
import { clauses } from '../../specification/clauses.ts';

it.each([
  [[], 0],
  [['Active'], 1],
  [['Inactive'], 0],
  [[undefined, ''], 2],
  [['Blocked', 'active'], 0],
  [['Active', 'Inactive', 'Active', undefined], 3],
])('of suppliers with the statuses %j, %d are active', clauses('S9-17'), (statuses, count) => {
  expect(countActive(statuses.map((status) => parseRecord(supplier, 's', { status })))).toBe(count);
});

it.each([
  [[], 0],
  [['2026-11-01', '2026-11-30', '2026-10-31', '2026-12-01', '2025-11-22'], 2],
  [[undefined, '', 'November', '2026-11-31', 20261122], 0],
])('of suppliers created on %j, %d are new in November 2026', (dates, count) => {
  const suppliers = dates.map((creationDate) => parseRecord(supplier, 's', { creationDate }));
  expect(countNewInMonth(suppliers, '2026-11-22')).toBe(count);
});
