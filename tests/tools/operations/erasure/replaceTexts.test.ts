import { expect, it } from 'vitest';
import { replacementFor } from '../../../../tools/operations/erasure/replaceTexts.ts';

const replace = replacementFor(
  {
    names: ['Layla Haddad', 'A.J. (Tony) Reef'],
    details: ['layla@reef.example', '+971 50 555 0101', 'Villa 14, Garden District'],
    uids: ['uid-Layla1'],
  },
  'Nobody 1',
);

it.each([
  ['a name', 'Layla Haddad', 'Nobody 1'],
  ['a name in a sentence, in any case and spacing', 'Call LAYLA  haddad!', 'Call Nobody 1!'],
  ['a name twice', 'Layla Haddad, layla haddad', 'Nobody 1, Nobody 1'],
  ['a name with signs', 'For A.J. (Tony) Reef.', 'For Nobody 1.'],
  ['an address by itself', 'layla@reef.example', ''],
  ['an address in a sentence', 'Write to Layla@reef.example', 'Write to [erased]'],
  ['a number written otherwise', '00 +971505550101', '00 [erased]'],
  ['a number with other separators', '971-50-555 0101', ''],
  ['several lines', 'Villa 14,\nGarden District', ''],
  ['an account', 'uid-Layla1', 'erased'],
])('replaces %s', (_, text, expected) => {
  expect(replace(text)).toBe(expected);
});

it.each([
  'Laylan Haddad',
  'Layla Haddadi',
  'Layla',
  'xlayla@reef.example',
  '+971 50 555 01012',
  '',
])('leaves %j', (text) => {
  expect(replace(text)).toBe(text);
});
