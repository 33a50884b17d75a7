import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Log } from '../log.ts';
import { makeFolder } from '../makeFolder.ts';
import { FolderLock } from './folderLock.ts';
import { Store } from './store.ts';

const LOG = 'log.jsonl';

/** The folder of a server's data: one folder for each namespace. One server at a time. */
export class DataFolder {
  readonly #lock: FolderLock;
  readonly #stores: Store[] = [];

  /** Throws when another server uses the folder. Incomplete data are reported to `log`. */
  constructor(
    private readonly path: string,
    private readonly log: Log,
  ) {
    makeFolder(path);
    this.#lock = new FolderLock(resolve(path, 'lock'));
  }

  /** The namespaces kept here. */
  names(): readonly string[] {
    return readdirSync(this.path)
      .filter((name) => existsSync(join(this.path, name, LOG)))
      .map((name) => decodeURIComponent(name));
  }

  /** The log of a namespace, which may be new. Throws when it is damaged. */
  open(namespace: string): Store {
    const store = new Store(join(this.path, encodeURIComponent(namespace), LOG), this.log);
    this.#stores.push(store);
    return store;
  }

  close(): void {
    for (const store of this.#stores) store.close();
    this.#lock.release();
  }
}
