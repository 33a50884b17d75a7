import { disconnect } from '../src/firebase/app.ts';
import { signIn } from '../src/firebase/auth.ts';
import { updatePaths } from '../src/firebase/database.ts';
import { newSaveKey, noteName, saveTogether } from '../src/records/repository.ts';
import { saveDemoRecords } from './saveDemoRecords.ts';

/** An existing account with write access. */
export type DemoAccount = { readonly email: string; readonly password: string };

/** The app's own repository. The server dates the entries. */
const STORE = { newSaveKey, saveTogether, updatePaths, beginDay: () => undefined };

/**
 * Fills an empty database through the app's own `saveTogether`, with activity entries and under the security rules. Rejects
 * when the account cannot sign in or a save is denied.
 */
export async function loadDemo({ email, password }: DemoAccount): Promise<void> {
  await signIn(email, password);
  await noteName();
  await saveDemoRecords(STORE, new Date());
  await disconnect();
}
