import { describe, expect, it } from 'vitest';
import {
  newEnquiryKey,
  textsToStore,
  tooLongTexts,
  type EnquiryTexts,
} from '../../../src/features/enquiries/enquiry.ts';
import { parseEnquiry, parseHandling } from '../../../src/features/enquiries/storedEnquiry.ts';

const TEXTS: EnquiryTexts = {
  name: 'Noor Rahman',
  email: 'noor@studio.example',
  message: 'A reef between two rooms.',
  projectType: '',
  country: 'Oman',
  timeline: '',
};
const TIME = 1_790_000_000_000;

describe('an enquiry', () => {
  it('gets a key that the rules accept and nobody has had before', () => {
    const keys = Array.from({ length: 1_000 }, newEnquiryKey);
    expect(new Set(keys).size).toBe(1_000);
    for (const key of keys) expect(key).toMatch(/^[-0-9A-Z_a-z]{20}$/);
  });

  it('is stored trimmed and without blank texts', () => {
    expect(textsToStore({ ...TEXTS, name: ' Noor\n', timeline: ' \t' })).toEqual({
      name: 'Noor',
      email: TEXTS.email,
      message: TEXTS.message,
      country: 'Oman',
    });
  });

  it('names the texts that are too long, with the most characters', () => {
    expect(tooLongTexts({ ...TEXTS, message: 'x'.repeat(5_000) })).toEqual({});
    expect(
      tooLongTexts({ ...TEXTS, name: `${'x'.repeat(201)} `, country: 'y'.repeat(101) }),
    ).toEqual({
      name: { length: 201, maxLength: 200 },
      country: { length: 101, maxLength: 100 },
    });
  });

  it('reads what is stored, with blanks for what is missing or no text', () => {
    const { projectType: _, ...texts } = TEXTS;
    const stored = { ...texts, country: { a: 1 }, message: 5, timestamp: TIME, waiting: TIME };
    expect(parseEnquiry('e1', stored)).toEqual({
      ...TEXTS,
      country: '',
      message: '',
      id: 'e1',
      timestamp: TIME,
      handling: null,
    });
  });

  it.each([
    ['ar', { language: 'ar' }],
    ['fr', {}],
    [undefined, {}],
  ])('with the stored language %j has %j', (language, expected) => {
    const { language: read, ...rest } =
      parseEnquiry('e1', { ...TEXTS, timestamp: TIME, language }) ?? {};
    expect(rest).toMatchObject(TEXTS);
    expect(read === undefined ? {} : { language: read }).toEqual(expected);
  });

  it.each([null, 'x', 5, {}, { ...TEXTS, timestamp: 'now' }])(
    'is none where %j is stored',
    (stored) => {
      expect(parseEnquiry('e1', stored)).toBeNull();
    },
  );

  it('tells who has handled it and which lead it became', () => {
    const by = { uid: 'u1', user: 'Ann', timestamp: TIME };
    expect(parseHandling({ ...by, lead: 'l1' })).toEqual({
      user: 'Ann',
      timestamp: TIME,
      lead: 'l1',
    });
    expect(parseHandling({ ...by, dismissed: true })?.lead).toBeNull();
    expect(parseHandling(null)).toBeNull();
  });
});
