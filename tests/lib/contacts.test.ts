import { describe, expect, it } from 'vitest';
import {
  callHref,
  contactsIn,
  mailHref,
  phonesIn,
  whatsappNumber,
} from '../../src/lib/contacts.ts';

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

describe('the contacts in a text', () => {
  it.each([
    ['Rania Suleiman', [], []],
    ['Rania, +971 50 123 4567, rania@dune.example', ['+971 50 123 4567'], ['rania@dune.example']],
    ['050 123 4567 / 04 555 0111', ['050 123 4567', '04 555 0111'], []],
    ['Villa 12, floor 3', [], []],
    ['<a.b+c@mail.co.example>; x', [], ['a.b+c@mail.co.example']],
    ['نورة ٠٥٠١٢٣٤٥٦٧', ['0501234567'], []],
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
