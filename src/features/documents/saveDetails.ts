import type { Texts } from '../../records/model/draft.ts';
import { HISTORY_PATH } from '../../records/model/history.ts';
import { newKey } from '../../firebase/database.ts';
import { save, type SaveOptions } from '../../records/store/write/save.ts';
import { company, companyValues } from './company.ts';

type DetailOptions = SaveOptions & {
  /** Where they are stored: by default, with the details of the company. */
  readonly record?: string;
  /** What may be stored of them; by default, anything. */
  readonly over?: Texts;
};

/** Stores details of the company, or settings beside them, with an entry of the history, without which the rules accept none. */
export function saveDetails(
  details: Texts,
  { record = company.path, over = {}, ...options }: DetailOptions = {},
): Promise<void> {
  const key = newKey();
  return save(async ({ signed, read }) => {
    const stored = await Promise.all(
      Object.entries(details).map(async ([name, to]) => {
        const from = await read(`${record}/${name}`);
        return { name, to, from: typeof from === 'string' ? from : null };
      }),
    );
    if (stored.some(({ name, from }) => (over[name] ?? from) !== from)) return null;
    const edited = stored.filter(({ from, to }) => from !== to);
    if (edited.length === 0) return null;
    const changes = edited.map(({ name, from, to }) => [
      name,
      from === null ? { to } : { from, to },
    ]);
    return {
      entry: `${HISTORY_PATH}/${key}`,
      values: companyValues(key, Object.fromEntries(changes), signed, record),
      // A colleague may change the same in this moment.
      replaces: Object.fromEntries(edited.map(({ name, from }) => [`${record}/${name}`, from])),
    };
  }, options);
}
