import { disconnect } from '../src/firebase/app.ts';
import { signIn } from '../src/firebase/auth.ts';
import { today } from '../src/lib/dates.ts';
import { newRecord } from '../src/records/recordValues.ts';
import { newSaveKey, save } from '../src/records/repository.ts';
import { replayEvents } from './events.ts';
import { demoRecords, type DemoRecord } from './records.ts';

/** An existing account with write access. */
export type DemoAccount = { readonly email: string; readonly password: string };

/**
 * Fills an empty database through the app's own `save`, with activity entries and under the security rules. Rejects when
 * the account cannot sign in or a save is denied.
 */
export async function loadDemo({ email, password }: DemoAccount): Promise<void> {
  const now = new Date();
  await signIn(email, password);
  const ids = new Map<string, string>();
  const load = async (records: readonly DemoRecord[]): Promise<void> => {
    for (const { entity, daysAgo, draft } of records) {
      const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo);
      const key = newSaveKey();
      ids.set(Object.values(draft)[0] ?? '', key);
      await save(entity, null, newRecord(entity, draft, today(day)), key);
    }
  };
  const records = demoRecords(now);
  await load(records.filter(isOlder));
  await replayEvents((name) => ids.get(name) ?? '', now);
  await load(records.filter((record) => !isOlder(record)));
  await disconnect();
}

/** Whether it is not one of the last days, on whose records, which the feed shows, nobody has worked yet. */
const isOlder = ({ daysAgo }: DemoRecord): boolean => daysAgo > 3;
