import { afterEach, beforeEach, expect, it } from 'vitest';
import { BRAND } from '../../src/company/brand.ts';
import { ENTITIES } from '../../src/records/model/entities.ts';
import { inCurrency } from '../../src/lib/exact.ts';
import { withoutCurrency } from '../../src/records/model/fieldTexts.ts';
import {
  compact,
  millions,
  money,
  moneyFromText,
  readAmount,
  shortMoney,
} from '../../src/lib/money.ts';

const setCurrency = (currency: 'USD' | 'AED'): void => void Object.assign(BRAND, { currency });

beforeEach(() => setCurrency('AED'));
afterEach(() => setCurrency('USD'));

it('dirhams are written with their code, a space that does not break, and the sign first', () => {
  expect([money(1_250.5), money(-5), shortMoney(485_000), inCurrency(-5n)]).toEqual([
    'AED\u00a01,250.50',
    '-AED\u00a05.00',
    'AED\u00a0485,000',
    '-AED\u00a00.05',
  ]);
  expect([compact(1_200_000), compact(-1_250), compact(-0.3), millions(-1, 1)]).toEqual([
    'AED\u00a01.2M',
    '-AED\u00a01.3k',
    'AED\u00a00',
    'AED\u00a00.0M',
  ]);
});

it('an amount that names the currency is read, and one that names another is none', () => {
  expect(readAmount('AED 1,250.50')).toBe(1_250.5);
  expect(moneyFromText('AED\u00a01,250.50')).toBe('AED\u00a01,250.50');
  expect(readAmount('$1,250.50')).toBeNull();
  expect(moneyFromText('$1,250.50')).toBe('$1,250.50');
  setCurrency('USD');
  expect(readAmount('AED 1,250.50')).toBeNull();
});

it('the labels of all fields and columns of lines follow it', () => {
  const fields = ENTITIES.flatMap((entity) => Object.values(entity.fields));
  const columns = fields.flatMap(({ input }) => (input.type === 'lines' ? input.columns : []));
  const labels = [...fields, ...columns].map(({ label }) => label);
  expect(labels.filter((label) => label.includes('$'))).toEqual([]);
  expect(labels).toEqual(
    expect.arrayContaining(['Value (AED)', 'Amount (AED)', 'Unit Cost (AED)', 'Unit price (AED)']),
  );
  expect(withoutCurrency('Value (AED)')).toBe('Value');
});
