import { expect, it } from 'vitest';
import { findSections } from '../../../src/features/palette/searchSections.ts';
import type { Entity } from '../../../src/model/entity.ts';
import { ENTITIES } from '../../support/entities.ts';
import { foundIds, recordSearchOf, type StoredRecord } from './recordSearchOf.ts';

const SYLLABLES = 'ba ko ré li mo sha ün dar fé pol zi gam ther ox lan qu ist va né ro'.split(' ');

/** Numbers from 0 to 1, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = randomNumbers(20_261_122);
const below = (limit: number): number => Math.floor(random() * limit);
const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
const word = (): string => Array.from({ length: 2 + below(3) }, () => pick(SYLLABLES)).join('');

/** Words that many records share, as those of a business do. */
const WORDS = Array.from({ length: 300 }, word);

/** The name of a record is three words. */
function randomRecord(index: number): StoredRecord & { readonly [1]: string } {
  const entity = ENTITIES[index % ENTITIES.length] as Entity;
  const values = Object.entries(entity.fields).map(([name, { input }], position) => {
    if (position === 0) return [name, [pick(WORDS), pick(WORDS), pick(WORDS)].join(' ')];
    if (input.type === 'number') return [name, below(100_000)];
    return [name, input.type === 'select' ? pick(input.options) : `${pick(WORDS)} ${pick(WORDS)}`];
  });
  return [entity, `r${index}`, Object.fromEntries(values)];
}

const records = Array.from({ length: 500 }, (_, index) => randomRecord(index));

const shuffled = (words: readonly string[]): readonly string[] =>
  words
    .map((text) => ({ text, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ text }) => text);

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The word with one letter missing, doubled, replaced, or in the place of its neighbor; short words are left alone. */
function misspelled(text: string): string {
  if (text.length < 4) return text;
  const at = below(text.length - 1);
  const [before, first, second, after] = [
    text.slice(0, at),
    text.charAt(at),
    text.charAt(at + 1),
    text.slice(at + 2),
  ];
  return before + pick([second, first + first + second, `x${second}`, second + first]) + after;
}

const nameOf = ([entity, , stored]: StoredRecord): string =>
  String((stored as Record<string, unknown>)[Object.keys(entity.fields)[0] ?? '']);

it('of 500 records at least 95 % are among the first five for a query made of their name', async () => {
  const search = await recordSearchOf(records);
  const queries = records.map((record) => {
    const words = shuffled(withoutAccents(nameOf(record)).split(' '));
    const wrong = below(words.length);
    return words.map((text, index) => (index === wrong ? misspelled(text) : text)).join(' ');
  });
  const missed = queries.filter(
    (query, index) =>
      !foundIds(search, query)
        .slice(0, 5)
        .includes(records[index]?.[1] ?? ''),
  );
  expect(missed.slice(records.length * 0.05)).toEqual([]);
});

it('of 500 records every one is first for its exact name', async () => {
  const search = await recordSearchOf(records);
  const names = records.map(nameOf);
  const missed = names.filter((name, index) => {
    const first = foundIds(search, name)[0];
    return first !== records[index]?.[1] && names.indexOf(name) === index;
  });
  expect(missed).toEqual([]);
});

it('no query makes the search fail', async () => {
  const hostile = [
    '(((',
    '[a-',
    '\\',
    '.*+?^${}()|',
    '\n\n',
    '\0',
    'a'.repeat(10_000),
    '1 '.repeat(10_000),
    'word '.repeat(2_000),
    '🐠🐠',
    '👩‍👩‍👧‍👦',
    '\u202e\u200f',
    '\ud800',
    '__proto__ constructor',
    '٣٤٥',
    '-1,2.3,4',
    '+',
    '$',
  ];
  const search = await recordSearchOf([
    ...records,
    ...hostile.map((text, index) => [ENTITIES[0] as Entity, `h${index}`, { name: text }] as const),
  ]);
  for (const query of hostile) expect(() => findSections(search, query, [])).not.toThrow();
  for (let count = 0; count < 500; count += 1) {
    const query = Array.from({ length: below(30) }, () => String.fromCharCode(below(65_536))).join(
      '',
    );
    expect(() => findSections(search, query, [])).not.toThrow();
  }
});
