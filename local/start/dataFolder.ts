import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from '../makeFolder.ts';
import { FolderLock } from '../storage/folderLock.ts';

/** Where everything is kept that outlives a restart. */
export type DataFolder = {
  readonly path: string;
  readonly accounts: string;
  readonly database: string;
  /** The app as it was last built for the preview. */
  readonly preview: string;
  /** Present once the demo data are complete. */
  readonly demoMarker: string;
  readonly close: () => void;
};

/** Opens the folder for this process alone; `fresh` deletes what it keeps. Throws when another one uses it. */
export function openDataFolder(folder: string, fresh: boolean): DataFolder {
  const path = resolve(folder);
  makeFolder(path);
  const lock = new FolderLock(join(path, 'lock'));
  const accounts = join(path, 'auth', 'accounts.json');
  const database = join(path, 'database');
  const preview = join(path, 'preview');
  const demoMarker = join(path, 'demo-loaded');
  if (fresh) {
    // Never the folder itself: DATA_DIR may name one that holds other things.
    for (const own of [demoMarker, accounts, database])
      rmSync(own, { recursive: true, force: true });
  }
  return { path, accounts, database, preview, demoMarker, close: () => lock.release() };
}
