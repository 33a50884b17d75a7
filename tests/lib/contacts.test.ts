import { describe, expect, it } from 'vitest';
import {
  callHref,
  contactsIn,
  linkedParts,
  phonesIn,
  whatsappHref,
  whatsappNumber,
} from '../../src/lib/contacts.ts';
import { mailHref } from '../../src/lib/messageLinks.ts';

describe('the number for WhatsApp', () => {
  it.each([
    ['+971 50 123 4567', '971501234567'],
    ['00971-50-123-4567', '971501234567'],
    ['971501234567', '971501234567'],
    ['050 123 4567', '971501234567'],
    ['(04) 555 0111', '97145550111'],
    ['+971 (0)50 123 4567', '971501234567'],
    ['+44 20 7946 0958', '442079460958'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', '971501234567'],
    ['800 1234', '8001234'],
  ])('of %j is %s', (phone, number) => {
    expect(whatsappNumber(phone)).toBe(number);
  });

  it.each(['', 'none', '600 123', '123456', '—'])('of %j is none', (phone) => {
    expect(whatsappNumber(phone)).toBeNull();
  });
});

describe('links', () => {
  it.each([
    ['+971 4 555 0111', 'tel:+97145550111'],
    ['+971 (0)4 555 0111', 'tel:+97145550111'],
    ['050-123 4567', 'tel:0501234567'],
    ['۰۵۰ ۱۲۳ ۴۵۶۷', 'tel:0501234567'],
    ['999', 'tel:999'],
  ])('call %j', (phone, href) => {
    expect(callHref(phone)).toBe(href);
  });

  it('write to an address, which cannot add a subject or another recipient', () => {
    expect(mailHref(' sara@reef.example ')).toBe('mailto:sara@reef.example');
    expect(mailHref('a@b.example?cc=c@d.example')).toBe('mailto:a@b.example%3Fcc%3Dc@d.example');
  });
});

describe('a message', () => {
  it.each([
    ['+971 50 123-4567', '971501234567'],
    ['050 123 4567 / 04 345 6789', '971501234567'],
    ['04 345 6789 ext. 12', '97143456789'],
    ['not yet known', ''],
    ['', ''],
  ])('in a chat with %j goes to %j', (phone, number) => {
    expect(whatsappHref(phone, 'Due & paid?')).toBe(
      `https://wa.me/${number}?text=Due%20%26%20paid%3F`,
    );
  });

  it('that is cut within a character can be sent', () => {
    expect(whatsappHref('', 'Reef \ud83d')).toBe('https://wa.me/?text=Reef%20%EF%BF%BD');
    expect(mailHref('', { subject: '\udc00', body: 'a\nb' })).toBe(
      'mailto:?subject=%EF%BF%BD&body=a%0D%0Ab',
    );
  });
});

describe('the links in a note', () => {
  it.each([
    ['Call 050 123 4567 or +44 20 7946 0958', ['tel:0501234567', 'tel:+442079460958']],
    ['04 345 6789\n050 123 4567', ['tel:043456789', 'tel:0501234567']],
    ["sean.o'brien@alpha.example", ["mailto:sean.o'brien@alpha.example"]],
    ['Due 2026-11-29, paid 29.11.2026 and 01-12-2026', []],
    ['Paid 1 250 000.00 of 1250000.50', []],
    ['TRN 100 1234 5670 0003, TRN 100123456700003', []],
    ['IBAN AE07 0331 2345 6789 0123 456', []],
    ['Pump 1234567, order 2026-1234567', []],
  ])('of %j', (text, links) => {
    expect(linkedParts(text).flatMap(({ href }) => href ?? [])).toEqual(links);
  });
});

describe('the contacts in a text', () => {
  it.each([
    ['Rania Suleiman', [], []],
    ['Rania, +971 50 123 4567, rania@dune.example', ['+971 50 123 4567'], ['rania@dune.example']],
    ['050 123 4567 / 04 555 0111', ['050 123 4567', '04 555 0111'], []],
    ['Villa 12, floor 3', [], []],
    ['<a.b+c@mail.co.example>; x', [], ['a.b+c@mail.co.example']],
    ['نورة ٠٥٠١٢٣٤٥٦٧', ['0501234567'], []],
    ["sean.o'brien@dune.example", [], ["sean.o'brien@dune.example"]],
    ['room1234567@hotel.example', [], ['room1234567@hotel.example']],
  ])('%j', (text, phones, emails) => {
    expect(contactsIn(text)).toEqual({ phones, emails });
  });

  it('of a phone field include short numbers, but no words', () => {
    expect(phonesIn('999')).toEqual(['999']);
    expect(phonesIn('04 555 0111, ext. 12')).toEqual(['04 555 0111']);
    expect(phonesIn('not yet known')).toEqual([]);
    expect(phonesIn('')).toEqual([]);
  });
});
