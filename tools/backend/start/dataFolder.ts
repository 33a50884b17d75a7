import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from '../makeFolder.ts';
import { FolderLock } from '../storage/folderLock.ts';

/** The files and folders that persist between starts. */
export type DataFolder = {
  readonly path: string;
  readonly accounts: string;
  readonly database: string;
  /** The last production build for the preview. */
  readonly preview: string;
  /** A file that exists once the demo data is loaded. */
  readonly demoMarker: string;
  readonly close: () => void;
};

/** Opens and locks the folder; `fresh` deletes its data. Throws when another process uses it. */
export function openDataFolder(folder: string, fresh: boolean): DataFolder {
  const path = resolve(folder);
  makeFolder(path);
  const lock = new FolderLock(join(path, 'lock'));
  const accounts = join(path, 'auth', 'accounts.json');
  const database = join(path, 'database');
  const preview = join(path, 'preview');
  const demoMarker = join(path, 'demo-loaded');
  if (fresh) {
    // Not the folder itself, because DATA_DIR may contain other files.
    for (const stored of [demoMarker, accounts, database])
      rmSync(stored, { recursive: true, force: true });
  }
  return { path, accounts, database, preview, demoMarker, close: () => lock.release() };
}
