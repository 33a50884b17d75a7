import { describe, expect, it } from 'vitest';
import {
  createNameIndex,
  mergeNames,
  namesIn,
} from '../../../../src/records/form/names/nameIndex.ts';
import { parseRecord } from '../../../../src/records/model/entity.ts';
import { deal } from '../../../../src/features/sales/deal.entity.ts';

const FIRST = [
  'Pearl Crescent',
  'Saffron Bay',
  'Harbour Gate',
  'Meridian',
  'Palm Atelier',
  'Cedar Grove',
  'Creekside',
  'Villa Qamar',
  'Studio Hadara',
  'Al Noor',
];
const LAST = [
  'Resort',
  'Hotel',
  'Tower',
  'Law Partners',
  'Academy',
  'Yacht Club',
  'Residence',
  'Medical Centre',
  'Restaurant',
  'Gallery',
];
const NAMES = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`));

/** The same numbers in every run. */
function createRandom(): (below: number) => number {
  let state = 42;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** A name with one mistake of the hand: a letter left out, doubled, exchanged with the next, or another one. */
function misspell(name: string, random: (below: number) => number): string {
  const letters = name.split('');
  // Hands slip within words.
  let at = 1 + random(letters.length - 2);
  while (letters[at] === ' ' || letters[at + 1] === ' ') at = 1 + random(letters.length - 2);
  const [letter = '', next = ''] = [letters[at], letters[at + 1]];
  const kinds = [[next], [letter, letter, next], [next, letter], ['z', next]] as const;
  letters.splice(at, 2, ...(kinds[random(kinds.length)] ?? []));
  return letters.join('');
}

const random = createRandom();
const MISSPELLED = Array.from({ length: 200 }, () => {
  const name = NAMES[random(NAMES.length)] ?? '';
  return { name, typed: misspell(name, random) };
}).filter(({ name, typed }) => name !== typed);

describe('a misspelled name of a hundred', () => {
  const index = createNameIndex(NAMES, []);

  it('is suggested first for 95 of 100', () => {
    const found = MISSPELLED.filter(({ name, typed }) => index.suggest(typed)[0] === name);
    expect(MISSPELLED.length).toBeGreaterThan(150);
    expect(found.length / MISSPELLED.length).toBeGreaterThanOrEqual(0.95);
  });

  it('is pointed out when it is left, for 95 of 100', () => {
    const found = MISSPELLED.filter(({ name, typed }) => index.similarTo(typed) === name);
    expect(found.length / MISSPELLED.length).toBeGreaterThanOrEqual(0.95);
  });
});

describe('similar names', () => {
  const index = createNameIndex(['Dune Hotel', 'Café Zürich', 'Reef', 'واحة الندى', 'Unit 12'], []);

  it.each([
    ['Hotel Dune', 'Dune Hotel'],
    ['Dune-Hotel', 'Dune Hotel'],
    ['Cafe Zurich', 'Café Zürich'],
    ['واحه الندي', 'واحة الندى'],
  ])('%s means %s', (typed, known) => expect(index.similarTo(typed)).toBe(known));

  it.each(['DUNE HOTEL ', 'Dune', 'Beef', 'Another Hotel', 'Unit 13', '', '  '])(
    '%j means nobody else',
    (typed) => expect(index.similarTo(typed)).toBeNull(),
  );
});

it('suggests the first ones before anything is typed, and no more than fit', () => {
  expect(createNameIndex(NAMES, []).suggest(' ')).toEqual(NAMES.slice(0, 8));
  expect(createNameIndex(NAMES, []).suggest('resort')).toHaveLength(8);
});

it('knows for which names records are kept', () => {
  const index = createNameIndex(['Dune Hotel', 'Palm House'], ['Palm House']);
  expect([index.isKept('palm house '), index.isKept('Dune Hotel')]).toEqual([true, false]);
});

it('takes the names of records newest first, each once, and the first spelling of several sources', () => {
  const deals = ['Palm House', '', 'Dune Hotel', 'PALM HOUSE'].map((customer, index) =>
    parseRecord(deal, String(index), { customer }),
  );
  expect(namesIn(deals, 'customer')).toEqual(['PALM HOUSE', 'Dune Hotel']);
  expect(mergeNames([['Palm House'], ['PALM HOUSE', 'Dune Hotel']])).toEqual([
    'Palm House',
    'Dune Hotel',
  ]);
});
