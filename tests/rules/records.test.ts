import { describe, expect, it } from 'vitest';
import { isFrozen } from '../../src/model/entity.ts';
import type { Field } from '../../src/model/field.ts';
import { seed, stored, useRules } from './environment.ts';
import { mayCreate, mayEdit, record, sample, STORED_ALONE } from './saves.ts';
import { clauses } from '../specification/clauses.ts';

useRules();

/** The options that the rules enforce; null for a field without. */
function enforcedOptions({ input }: Field<unknown>): readonly string[] | null {
  return input.type === 'select' && !input.open ? input.options : null;
}

function validValues(field: Field<unknown>): readonly unknown[] {
  if (field.input.type === 'number') return [0, -1, 0.01, 1e15, -1e15];
  if (field.input.type === 'date') return ['', '2024-02-29', '1999-12-31'];
  if (field.input.type === 'datetime-local') return ['', '2024-02-29T00:00', '1999-12-31T23:59'];
  return (
    enforcedOptions(field) ?? [
      '',
      '🐠🪸',
      'حوض أسماك',
      '<script>alert("1")</script>',
      'O\'Hara\n\t\\"',
      'x'.repeat(10_000),
    ]
  );
}

function invalidValues(field: Field<unknown>): readonly unknown[] {
  if (field.input.type === 'number') return ['5', true, 1e15 + 1, -1e15 - 1, { a: 1 }];
  if (field.input.type === 'date') return ['17.05.2024', '2024-13-01', '2024-1-1', ' ', 20240517];
  if (field.input.type === 'datetime-local')
    return ['2024-02-29', '2024-02-29T24:00', '2024-02-29T14:60', '2024-02-29 14:05', ' ', 5];
  return enforcedOptions(field)
    ? ['', 'Nonsense', 5, true, { a: 1 }]
    : ['x'.repeat(10_001), 5, true, { a: 1 }];
}

describe.each(STORED_ALONE.map((entity) => [entity.path, entity] as const))(
  '%s',
  (path, entity) => {
    const recordPath = `${path}/r1`;

    it('allows the edit of a record with a priority, which stays', async () => {
      seed(recordPath, record(entity, { '.priority': 7 }));
      expect(await mayEdit(entity, sample(entity, 'last'))).toBe(true);
      expect(stored(`${recordPath}/.priority`)).toBe(7);
    });
  },
);

const FIELDS = STORED_ALONE.flatMap((entity) =>
  Object.entries(entity.fields)
    // taxNumbers.test.ts is about numbers that are issued, listing.test.ts about records that are archived or merged, and the
    // scenarios of writes.test.ts about what is settled.
    .filter(([name]) => name in sample(entity) && !isFrozen(entity, {}, name))
    .map(([name, field]) => [entity.path, name, field, entity] as const),
);

describe.each(FIELDS)('%s: %s', (path, name, field, entity) => {
  const recordPath = `${path}/r1`;

  it('can have each of its values, stored unchanged', clauses('S4-4'), async () => {
    for (const value of validValues(field)) {
      seed('', null);
      const created = await mayCreate(entity, record(entity, { [name]: value }));
      expect({ created, value: stored(`${recordPath}/${name}`) }).toEqual({ created: true, value });
      seed('', null);
      seed(recordPath, record(entity));
      const edited = await mayEdit(entity, { ...sample(entity), [name]: value });
      expect({ edited, value: stored(`${recordPath}/${name}`) }).toEqual({ edited: true, value });
    }
  });

  it('can have no other value', async () => {
    for (const value of invalidValues(field)) {
      seed('', null);
      const created = await mayCreate(entity, record(entity, { [name]: value }));
      seed(recordPath, record(entity));
      const edited = await mayEdit(entity, { ...sample(entity), [name]: value });
      expect({ created, edited, value }).toEqual({ created: false, edited: false, value });
      expect(stored(recordPath)).toEqual(record(entity));
    }
  });
});
