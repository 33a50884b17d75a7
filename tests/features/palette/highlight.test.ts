import { expect, it } from 'vitest';
import { highlight } from '../../../src/features/palette/highlight.ts';

/** The text with the matches in brackets. */
const marked = (text: string, query: string, misspelled: readonly string[] = []): string =>
  highlight(text, { query, misspelled })
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Pearl Crescent Resort', 'reso pearl', '[Pearl] Crescent [Reso]rt'],
  ['Northwind', 'wind', 'North[wind]'],
  ['Café Zürich', 'CAFE zuri', '[Café] [Züri]ch'],
  ['Cafe\u0301 Noir', 'café', '[Cafe\u0301] Noir'],
  ['Großmann', 'grossm', '[Großm]ann'],
  ['واحة الندى', 'واحه', '[واحة] الندى'],
  ['$18,900.00', '18900', '$[18,900].00'],
  ['+971 50 123 4567', '0501234', '+971 [50 123 4]567'],
  ['INV-2026-481', '481', 'INV-2026-[481]'],
  ['Move “Reef”', 'reef', 'Move “[Reef]”'],
  ['a', '(', 'a'],
])('in “%s”, “%s” is marked as %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it('marks the words that were found although they were typed with errors', () => {
  expect(marked('Pearl Resort', 'paerl')).toBe('Pearl Resort');
  expect(marked('Pearl Resort', 'paerl', ['pearl'])).toBe('[Pearl] Resort');
});

it('keeps the whole text, whatever is marked', () => {
  const text = 'Reef 🐠 “12,000 L” الندى 1 2 3';
  for (const query of ['reef', '12000 123', 'ا 🐠', '1']) {
    expect(
      highlight(text, { query, misspelled: ['reef'] })
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
