import { sha1 } from '@noble/hashes/legacy.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Database } from '../../backend/core/database.ts';
import { EMPTY } from '../../backend/core/node.ts';
import { Namespaces } from '../../backend/namespaces.ts';
import { NAMESPACE } from '../backendAddress.ts';

type Options = {
  /** The source of the security rules. */
  readonly rules: string;
  /** Called after every write. */
  readonly onWrite: () => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** Explains in the console of the worker what the rules deny. */
export const log = (line: string): void => console.info(line);

/** The namespaces of the try-out, in memory, under the app's security rules. */
export function createNamespaces({ rules, onWrite, now }: Options): Namespaces {
  const store = { root: EMPTY, append: onWrite };
  const namespaces = new Namespaces({ names: () => [], open: () => store }, log, {
    now,
    sha1: (text) => btoa(String.fromCharCode(...sha1(utf8ToBytes(text)))),
  });
  namespaces.setRules(rules);
  return namespaces;
}

/** The only database, which all tabs and colleagues share. */
export const databaseOf = (namespaces: Namespaces): Database => namespaces.get(NAMESPACE).database;
