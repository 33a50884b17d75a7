import { expect, it } from 'vitest';
import { highlight } from '../../../src/features/palette/highlight.ts';

/** The text with the matches in brackets. */
const marked = (text: string, query: string, isForgiving = false): string =>
  highlight(text, { query, isForgiving })
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

it('marks words with typing errors where they are forgiven, unless the word itself is there', () => {
  expect(marked('Pearl Resort', 'paerl')).toBe('Pearl Resort');
  expect(marked('Pearl Resort', 'paerl', true)).toBe('[Pearl] Resort');
  expect(marked('Reef refurbishment', 'reef', true)).toBe('[Reef] refurbishment');
});

it('keeps the whole text, whatever is marked', () => {
  const text = 'Reef 🐠 “12,000 L” الندى 1 2 3';
  for (const query of ['reef', '12000 123', 'ا 🐠', '1']) {
    expect(
      highlight(text, { query, isForgiving: true })
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
