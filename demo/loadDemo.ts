import { disconnect } from '../src/firebase/app.ts';
import { signIn } from '../src/firebase/auth.ts';
import { updatePaths } from '../src/firebase/database.ts';
import { newSaveKey, saveTogether } from '../src/records/repository.ts';
import { saveDemoRecords } from './saveDemoRecords.ts';

/** An existing account with write access. */
export type DemoAccount = { readonly email: string; readonly password: string };

/**
 * Fills an empty database through the app's own `saveTogether`, with activity entries and under the security rules. Rejects
 * when the account cannot sign in or a save is denied.
 */
export async function loadDemo({ email, password }: DemoAccount): Promise<void> {
  await signIn(email, password);
  // The server dates the entries.
  const beginDay = (): void => undefined;
  await saveDemoRecords({ newSaveKey, saveTogether, updatePaths, beginDay }, new Date());
  await disconnect();
}
