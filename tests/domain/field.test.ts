import { describe, expect, it } from 'vitest';
import { select, generated, number, text, statusField } from '../../src/domain/field.ts';
import { validateText } from '../../src/domain/validation.ts';

describe('a text field', () => {
  it.each([
    ['plain', 'plain'],
    ['  kept as typed  ', '  kept as typed  '],
    ['🐠 واحة <script>alert(1)</script>', '🐠 واحة <script>alert(1)</script>'],
    [42, '42'],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
    [{ nested: 1 }, ''],
  ])('reads %j as %j', (raw, value) => {
    expect(text('Name').parse(raw)).toBe(value);
  });
});

describe('a number field', () => {
  it.each([
    ['12.5', 12.5],
    ['1,250', 1250],
    [' 7 ', 7],
    [7, 7],
    ['', 0],
    ['abc', 0],
    ['12abc', 0],
    ['1e999', 0],
    [Number.NaN, 0],
    [Infinity, 0],
    [null, 0],
    [true, 0],
    [{}, 0],
    ['-3', -3],
  ])('reads %j as %d', (raw, value) => {
    expect(number('Value').parse(raw)).toBe(value);
  });
});

describe('a word field', () => {
  const field = statusField('Status', { New: 'blue', Old: 'gray' }, 'New');

  it('reads a missing word as the initial one and keeps a strange one', () => {
    expect(field.parse(undefined)).toBe('New');
    expect(field.parse('')).toBe('New');
    expect(field.parse('Old')).toBe('Old');
    expect(field.parse('Archived in 2019')).toBe('Archived in 2019');
  });

  it('offers its words in order', () => {
    expect(field.input).toEqual({ type: 'select', options: ['New', 'Old'] });
    expect(select('Terms', ['Net 30', 'Net 60'], 'Net 30').initial()).toBe('Net 30');
  });
});

describe('what the database cannot keep', () => {
  it('is 10,001 characters, not 10,000', () => {
    expect(validateText(text('Name'), 'x'.repeat(10_000))).toBeNull();
    expect(validateText(text('Name'), 'x'.repeat(10_001))).toBe(
      'Use at most 10,000 characters; this has 10,001.',
    );
  });

  it('is a number beyond a quadrillion either way', () => {
    expect(validateText(number('Value'), '1e15')).toBeNull();
    expect(validateText(number('Value'), '-1e16')).toMatch(/^Use a number between/);
    expect(validateText(number('Value'), 'abc')).toBeNull();
  });

  it('never concerns a generated number', () => {
    expect(
      validateText(
        generated('#', () => 'INV-2026-', 999),
        'INV-2026-5',
      ),
    ).toBeNull();
  });
});
