import { photosPath } from '../../src/features/visits/visitPhotos.ts';
import { disconnect } from '../../src/firebase/app.ts';
import { signIn } from '../../src/firebase/auth.ts';
import { newKey } from '../../src/firebase/database.ts';
import { noteAccount, save } from '../../src/records/store/write/save.ts';
import type { DemoStore } from './demoStore.ts';
import { saveDemoRecords } from './saveDemoRecords.ts';

/** An existing account with write access. */
export type DemoAccount = { readonly email: string; readonly password: string };

/** The app's own writer. The server dates the entries. */
const STORE: DemoStore = {
  newSaveKey: newKey,
  saveTogether: (records, alongside) =>
    save(({ signed }) => ({ records, values: alongside?.(signed) ?? {} })),
  updatePaths: (values) => save(() => ({ values })),
  savePhotos: async (visit, photos) => {
    for (const [number, load] of photos.entries()) {
      const photo = await load();
      await save(({ signed }) => ({
        values: { [`${photosPath(visit)}/${number}`]: { ...photo, ...signed } },
      }));
    }
  },
  beginDay: () => undefined,
};

/**
 * Fills an empty database through the app's own `save`, with activity entries and under the security rules. Rejects
 * when the account cannot sign in or a save is denied.
 */
export async function loadDemo({ email, password }: DemoAccount): Promise<void> {
  await signIn(email, password);
  await noteAccount();
  await saveDemoRecords(STORE, new Date());
  await disconnect();
}
