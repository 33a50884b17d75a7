import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Log } from '../log.ts';
import { makeFolder } from '../makeFolder.ts';
import { FolderLock } from './folderLock.ts';
import { Store } from './store.ts';

const LOG_FILE = 'log.jsonl';

/** The data folder of a server, with one folder per namespace. Locked for one server at a time. */
export class DatabaseFolder {
  readonly #lock: FolderLock;
  readonly #stores: Store[] = [];

  /** Throws when another server uses the folder. Incomplete data is reported to `log`. */
  constructor(
    private readonly path: string,
    private readonly log: Log,
    private readonly minCompactedBytes?: number,
  ) {
    makeFolder(path);
    this.#lock = new FolderLock(resolve(path, 'lock'));
  }

  /** The namespaces with stored data. */
  names(): readonly string[] {
    return readdirSync(this.path)
      .filter((name) => existsSync(join(this.path, name, LOG_FILE)))
      .map((name) => decodeURIComponent(name));
  }

  /** Opens the store of a namespace, which may be new. Throws when its log is damaged. */
  open(namespace: string): Store {
    const file = join(this.path, folderNameOf(namespace), LOG_FILE);
    const store = new Store(file, this.log, this.minCompactedBytes);
    this.#stores.push(store);
    return store;
  }

  close(): void {
    for (const store of this.#stores) store.close();
    this.#lock.release();
  }
}

/** Never the name of the lock, or of a file that is to become the lock. */
function folderNameOf(namespace: string): string {
  return encodeURIComponent(namespace).replace(/^lock(?=$|\.)/, '%6Cock');
}
