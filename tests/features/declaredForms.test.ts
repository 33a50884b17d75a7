import { describe, expect, it } from 'vitest';
import { initialDraft } from '../../src/records/model/draft.ts';
import { parseValues } from '../../src/records/model/entity.ts';
import { clauses } from '../specification/clauses.ts';
import {
  derivedCase,
  formFields,
  numberOf,
  numbersOf,
  textsOf,
  valuesOf,
  type EntityCase,
} from './entityCase.ts';
import { CASES, WRITTEN_CASES } from './entityCases.ts';

describe.each(CASES.map((own) => [own.entity.path, own] as const))('the form of %s', (_, own) => {
  const { entity } = own;

  it(
    'has its titles, labels, controls and blank texts, and its actions',
    clauses('S2.8-8 S2.10-2,5,6 S3-5,7,8,9,10,11,12 S4-5,8,9,10,12,14,21 S5-5,6,7,8,9 S7.3-4,5'),
    () => {
      const derived = derivedCase(entity);
      expect(derived.titles).toEqual(own.titles);
      expect(derived.activity).toEqual(own.activity);
      expect(declaredControls(derived)).toEqual(declaredControls(own));
      const blank: Readonly<Record<string, string>> = initialDraft(entity, []);
      for (const [name, [, , text]] of formFields(own)) {
        expect(blank[name]).toMatch(typeof text === 'string' ? new RegExp(`^${text}$`) : text);
      }
    },
  );

  it.each(['blank', 'created', 'edited'] as const)('stores what is typed when it is %s', (when) => {
    const texts = textsOf(own, when);
    const typed = formFields(own).flatMap(([name, [label]]) =>
      label in texts ? [[name, texts[label]]] : [],
    );
    const values = parseValues(entity, Object.fromEntries(typed));
    expect(values).toMatchObject(valuesOf(own, when));
    expect(entity.activity.subject(values)).toBe(own.subject(values));
  });

  it.each(own.numbers ? [own.numbers] : [])('has a free number of %o', (range) => {
    const { free, taken } = numbersOf(range);
    expect(free).toContain(entity.fields[numberOf(own)?.name ?? '']?.initial(taken));
  });
});

it('a case that is written by hand takes the place of the one that is derived', () => {
  expect(CASES).toEqual(expect.arrayContaining([...WRITTEN_CASES]));
});

const declaredControls = ({ fields }: EntityCase) =>
  Object.values(fields)
    .map(([label, control]) => [label, control])
    .filter(([, control]) => control !== 'set by the app');
