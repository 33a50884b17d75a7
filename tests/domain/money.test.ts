import { describe, expect, it } from 'vitest';
import {
  compact,
  dollars,
  dollarsFromText,
  millions,
  percent,
  thousands,
} from '../../src/domain/money.ts';

describe('money', () => {
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
  ])('%d on a card is %s', (amount, text) => {
    expect(compact(amount)).toBe(text);
  });

  it('has fixed units where the specification names them', () => {
    expect(millions(1_234_567, 2)).toBe('$1.23M');
    expect(thousands(67_149)).toBe('$67.1k');
    expect(dollars(1_234.5)).toBe('$1,234.50');
    expect(dollars(485_000)).toBe('$485,000');
    expect(percent(200 / 3)).toBe('66.7%');
  });

  it('puts the sign before the dollar, and none before nothing', () => {
    expect(thousands(-500)).toBe('-$0.5k');
    expect(thousands(-49)).toBe('$0.0k');
    expect(millions(-1_234_567, 2)).toBe('-$1.23M');
    expect(millions(-1, 1)).toBe('$0.0M');
  });

  it.each([
    ['485000', '$485,000'],
    ['$1,250.75', '$1,250.75'],
    ['', ''],
    ['about 40k', 'about 40k'],
    ['-300', '-$300'],
  ])('the text %j is shown as %j', (text, shown) => {
    expect(dollarsFromText(text)).toBe(shown);
  });
});
