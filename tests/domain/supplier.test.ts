import { expect, it } from 'vitest';
import { parseRecord } from '../../src/domain/entity.ts';
import { countActive, supplier } from '../../src/domain/supplier.ts';

it.each([
  [[], 0],
  [['Active'], 1],
  [['Inactive'], 0],
  [[undefined, ''], 2],
  [['Blocked', 'active'], 0],
  [['Active', 'Inactive', 'Active', undefined], 3],
])('of suppliers with the statuses %j, %d are active [S9-17]', (statuses, count) => {
  expect(countActive(statuses.map((status) => parseRecord(supplier, 's', { status })))).toBe(count);
});
