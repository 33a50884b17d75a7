import type { Entity, Fields, RecordOf } from '../../records/model/entity.ts';
import { isComparable } from '../../records/model/history.ts';
import { newKey } from '../../firebase/database.ts';
import { save, type Author } from '../../records/store/write/save.ts';
import type { RecordWrite } from '../../records/store/write/values.ts';

/** How many races in a row are lost before the user sees an error. */
const MAX_ATTEMPTS = 100;

type Options = {
  /** What else of the record the same update sets, as it is to be then. */
  readonly values?: (read: Author['read']) => Promise<Readonly<Record<string, string>>>;
  /** What the same update stores besides; prepared anew after somebody else was faster. */
  readonly alongside?: (read: Author['read']) => Promise<readonly RecordWrite[]>;
  readonly store?: typeof save;
};

/**
 * Gives a record of an entity that issues numbers the next one, at once with the counter. Where somebody else was faster, it takes
 * the number after theirs; where the record has got a number meanwhile, that is the result. Resolves to its number once the server
 * has stored it; rejects as `save` does, and without a connection.
 */
export async function issueTaxNumber<F extends Fields>(
  entity: Entity<F>,
  record: RecordOf<Entity<F>>,
  {
    values: besides = () => Promise.resolve({}),
    alongside = () => Promise.resolve([]),
    store = save,
  }: Options = {},
): Promise<number> {
  const field = entity.issue?.field ?? '';
  const { input } = entity.fields[field] ?? {};
  const path = `${entity.path}/${record.id}/${field}`;
  const counter = `counters/${input?.type === 'issued' ? input.counter : ''}`;
  const key = newKey();
  let number = 0;
  await store(
    async ({ read }) => {
      const [own, last] = await Promise.all([read(path), read(`${counter}/last`)]);
      number = typeof own === 'number' ? own : numberAfter(last);
      if (typeof own === 'number') return null;
      const subject = entity.activity.subject(record);
      const sets = await besides(read);
      const values = { ...sets, [field]: number };
      const told = Object.entries(sets).filter(
        ([name]) => entity.fields[name]?.input.type !== 'internal',
      );
      const before = await Promise.all(
        told.map(async ([name, to]) => {
          const from = await read(`${entity.path}/${record.id}/${name}`);
          return from === to ? [] : [[name, isComparable(from) ? { from, to } : { to }] as const];
        }),
      );
      const changes = { ...Object.fromEntries(before.flat()), [field]: { to: number } };
      return {
        records: [
          { entity, id: record.id, key, values, subject, changes },
          ...(await alongside(read)),
        ],
        values: { [counter]: { last: number, record: record.id } },
        replaces: { [`${counter}/last`]: last },
      };
    },
    { needsAnswer: true, attempts: MAX_ATTEMPTS, hidesUnconfirmed: true },
  );
  return number;
}

const numberAfter = (last: unknown): number => (typeof last === 'number' ? last : 0) + 1;
