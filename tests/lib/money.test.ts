import { expect, it } from 'vitest';
import {
  compact,
  shortMoney,
  moneyFromText,
  millions,
  percent,
  thousands,
} from '../../src/lib/money.ts';
import { clauses } from '../specification/clauses.ts';

it.each([
  [0, '$0'],
  [999, '$999'],
  [999.49, '$999'],
  [999.5, '$1.0k'],
  [1_000, '$1.0k'],
  [1_250, '$1.3k'],
  [999_949, '$999.9k'],
  [999_950, '$1.0M'],
  [999_999, '$1.0M'],
  [1_000_000, '$1.0M'],
  [12_345_678, '$12.3M'],
  [-5, '-$5'],
  [-999.5, '-$1.0k'],
  [-1_250, '-$1.3k'],
  [-999_950, '-$1.0M'],
  [-2_500_000, '-$2.5M'],
  [1e15, '$1000000000.0M'],
  [-0.3, '$0'],
])('%d on a card is %s', clauses('S9-8'), (amount, text) => {
  expect(compact(amount)).toBe(text);
});

it.each([
  [millions(1_234_567, 2), '$1.23M'],
  [millions(-1_234_567, 2), '-$1.23M'],
  [millions(-1, 1), '$0.0M'],
  [thousands(67_149), '$67.1k'],
  [thousands(-500), '-$0.5k'],
  [thousands(-49), '$0.0k'],
  [shortMoney(1_234.5), '$1,234.50'],
  [shortMoney(485_000), '$485,000'],
  [percent(200 / 3), '66.7%'],
])('a figure with a fixed unit reads %s', clauses('S9-9'), (figure, text) => {
  expect(figure).toBe(text);
});

it.each([
  ['485000', '$485,000'],
  ['$1,250.75', '$1,250.75'],
  ['', ''],
  ['about 40k', 'about 40k'],
  ['-300', '-$300'],
])('the stored text %j is shown as %j', clauses('S3-6'), (text, formatted) => {
  expect(moneyFromText(text)).toBe(formatted);
});
