import { disconnect } from '../src/firebase/app.ts';
import { signIn } from '../src/firebase/auth.ts';
import { today } from '../src/lib/dates.ts';
import { newRecord } from '../src/records/recordValues.ts';
import { save } from '../src/records/repository.ts';
import { demoRecords } from './records.ts';

/** An existing account with write access. */
export type DemoAccount = { readonly email: string; readonly password: string };

/**
 * Fills an empty database through the app's own `save`, with activity entries and under the security rules. Rejects when
 * the account cannot sign in or a save is denied.
 */
export async function loadDemo({ email, password }: DemoAccount): Promise<void> {
  const now = new Date();
  await signIn(email, password);
  for (const { entity, daysAgo, draft } of demoRecords(now)) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo);
    await save(entity, null, newRecord(entity, draft, today(day)));
  }
  await disconnect();
}
