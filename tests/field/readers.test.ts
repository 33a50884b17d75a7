import { expect, it } from 'vitest';
import { linkedParts, whatsappHref } from '../../src/lib/contacts.ts';
import { keptRecords } from '../../src/records/model/recordsNaming.ts';
import { readAmount } from '../../src/lib/money.ts';

it.each([
  ['٣٥٫٥', 35.5],
  ['١٬٢٥٠٫٥٠', 1250.5],
  ['(1,250.00)', -1250],
  ['\u2212500', -500],
  ['\u200e1,250.00', 1250],
  ['12,00,000', 1_200_000],
])('the amount %j is typed or pasted as %d', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it.each([
  '+971 (0)50 123 4567',
  '٠٥٠ ١٢٣ ٤٥٦٧',
  '050 123 4567 / 04 345 6789',
  '050 123 4567 ext. 12',
])('WhatsApp on a document goes from %j to its first number', (phone) => {
  expect(whatsappHref(phone)).toBe('https://wa.me/971501234567');
});

it('mail goes to the whole of an address with an apostrophe', () => {
  const [link] = linkedParts("sean.o'brien@alpha.example");
  expect(link?.href).toBe("mailto:sean.o'brien@alpha.example");
});

it.each(['Palm\u00a0Hotel', 'Palm\u200bHotel', ' Palm  Hotel', '\u200fPalm Hotel'])(
  'an invoice of %j belongs to Palm Hotel',
  (name) => {
    const customer = { id: 'c1', name: 'Palm Hotel', formerNames: '' };
    expect(keptRecords([customer])(name)).toBe(customer);
  },
);
