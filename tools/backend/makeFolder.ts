import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { messageOf } from './errorDetails.ts';

/**
 * Creates a folder and its missing parents. Throws if it cannot, or where a file has that name. Node's recursive `mkdir` never
 * returns for some folders, such as `/proc/data`.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return;
    throw new Error(`${path} is a file; choose a folder, or a name that is free.`);
  }
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (existsSync(path)) return;
    throw new Error(`The folder ${path} cannot be created: ${messageOf(error)}`, {
      cause: error,
    });
  }
}
