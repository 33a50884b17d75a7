import { expect, it } from 'vitest';
import {
  notedName,
  parseSignedNames,
  signatureNote,
  type SignedNames,
} from '../../src/model/signature.ts';

const DAY_MS = 86_400_000;

/** Layla had her name first; Mallory took it, and Omar one that only looks like his colleague's. */
const NAMES: SignedNames = parseSignedNames({
  layla: [{ name: 'Layla Haddad', since: 1_000 }],
  mallory: { 0: { name: 'Mallory', since: 2_000 }, 1: { name: 'Layla Haddad', since: 3_000 } },
  omar: { 0: { name: 'Ｌayla\u00A0 haddad\uFE0F', since: 4_000 } },
  sara: {
    0: { name: 'Sara', since: 5_000 },
    1: { name: 'Admin', since: 4_500 },
    2: { name: 'Sara Aziz', since: DAY_MS },
  },
  noor: [{ name: 'Admin', since: 6_000 }],
  damaged: { 0: 'text', 1: { name: 7, since: 1 }, 2: { name: 'No time' } },
});

it.each<[string | null, string, number, string | null]>([
  ['layla', 'Layla Haddad', 9_000, null],
  ['mallory', 'Layla Haddad', 90 * DAY_MS, 'account of Mallory'],
  ['mallory', 'Mallory', 9_000, 'also Layla Haddad'],
  ['mallory', 'Sara', 9_000, 'account of Layla Haddad'],
  ['omar', 'Ｌayla\u00A0 haddad\uFE0F', 9_000, 'second account of this name'],
  ['sara', 'Sara', 9_000, 'also Sara Aziz'],
  ['sara', 'Sara Aziz', 30 * DAY_MS, 'also Sara'],
  ['sara', 'Sara Aziz', 31 * DAY_MS, null],
  ['sara', 'Admin', 9_000, 'also Sara Aziz'],
  ['noor', 'Admin', 9_000, null],
  ['noor', 'Layla Haddad', 9_000, 'name not confirmed'],
  ['unknown', 'Layla Haddad', 9_000, 'name not confirmed'],
  ['damaged', 'No time', 9_000, 'name not confirmed'],
  [null, 'Layla Haddad', 1_001, 'name not confirmed'],
  [null, 'Layla Haddad', 1_000, null],
  ['erased', 'Erased person', 9_000, null],
])('an entry of the account %s as %s at %d is read with: %s', (uid, user, timestamp, note) => {
  const found = signatureNote({ user, timestamp }, uid, NAMES);
  expect(found && [found.text, found.name].filter(Boolean).join(' ')).toBe(note);
});

it('an entry without a signature is no news where nobody has noted a name', () => {
  expect(signatureNote({ user: 'Layla', timestamp: 5 }, null, new Map())).toBeNull();
});

const SIGNED = { user: 'Layla', timestamp: { '.sv': 'timestamp' } };
const noted = { name: 'Layla', since: SIGNED.timestamp };

it.each<[unknown, object]>([
  [null, { 'signatures/names/u1/0': noted }],
  [{ 0: { name: 'L', since: 1 }, 2: { name: 'M', since: 2 } }, { 'signatures/names/u1/1': noted }],
  [[{ name: 'L', since: 1 }], { 'signatures/names/u1/1': noted }],
  [{ 7: { name: 'Layla', since: 1 } }, {}],
  [Array.from({ length: 100 }, () => ({ name: 'L', since: 1 })), {}],
])('a name is noted in the first free place, unless it is', (stored, written) => {
  expect(notedName('u1', SIGNED, stored)).toEqual(written);
});
