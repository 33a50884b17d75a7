import { COMPANY_PATH } from '../../domain/documents/company.ts';
import { HISTORY_PATH } from '../../domain/history.ts';
import { read } from '../../firebase/database.ts';
import { newSaveKey, sign } from '../repository.ts';
import { isOutdatedSave } from '../saveDenied.ts';
import { companyValues } from './companyValues.ts';
import { writeWithRetry } from '../writeWithRetry.ts';

/**
 * Stores details of the company with an entry of the history, without which the rules accept none: the bank account on every
 * invoice must not change without a trace. Rejects with `SaveDenied` or the database's error.
 */
export async function saveCompany(details: Readonly<Record<string, string>>): Promise<void> {
  const stored = ((await read(COMPANY_PATH)) ?? {}) as Readonly<Record<string, string>>;
  const changes = Object.fromEntries(
    Object.entries(details)
      .filter(([name, to]) => stored[name] !== to)
      .map(([name, to]) => {
        const from = stored[name];
        return [name, from === undefined ? { to } : { from, to }] as const;
      }),
  );
  if (Object.keys(changes).length === 0) return;
  const key = newSaveKey();
  try {
    await writeWithRetry({
      entry: `${HISTORY_PATH}/${key}`,
      updates: [{ path: COMPANY_PATH, changes }],
      valuesFor: async (isRetry) => {
        const { uid, signed } = await sign(isRetry);
        return companyValues(key, changes, signed, uid);
      },
    });
  } catch (error) {
    // A colleague has changed the same detail in this moment; the form has named theirs, if they were earlier.
    if (!isOutdatedSave(error)) throw error;
    await saveCompany(details);
  }
}
