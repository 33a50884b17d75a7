import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exportJson } from '../core/nodeToJson.ts';
import { ROOT } from '../core/path.ts';
import { makeFolder } from '../makeFolder.ts';
import type { Namespaces } from '../namespaces.ts';
import { messageOf } from '../errorDetails.ts';

const METADATA = 'firebase-export-metadata.json';
const FOLDER = 'database_export';

/** Loads an export of the official emulator; each namespace in it is replaced. Throws on an unreadable file. */
export function importData(folder: string, namespaces: Namespaces): void {
  const data = join(folder, databaseFolder(folder));
  for (const file of readdirSync(data).filter((name) => name.endsWith('.json'))) {
    const json = readJson(join(data, file));
    namespaces.get(basename(file, '.json')).database.write('admin', [{ path: ROOT, json }]);
  }
}

/** Exports all namespaces with data, and preserves the exports of other emulators in the folder. */
export function exportData(folder: string, namespaces: Namespaces): void {
  makeFolder(join(folder, FOLDER));
  for (const name of namespaces.names()) {
    const { root } = namespaces.get(name).database;
    if (root.isEmpty()) continue;
    writeFileSync(join(folder, FOLDER, `${name}.json`), JSON.stringify(exportJson(root)));
  }
  const database = { version: '4.11.2', path: FOLDER };
  const metadata = { version: '13.0.0', ...readMetadata(folder), database };
  writeFileSync(join(folder, METADATA), JSON.stringify(metadata, null, 2));
}

function databaseFolder(folder: string): string {
  return readMetadata(folder).database?.path ?? FOLDER;
}

function readMetadata(folder: string): { readonly database?: { readonly path: string } } {
  const file = join(folder, METADATA);
  return existsSync(file) ? (readJson(file) as ReturnType<typeof readMetadata>) : {};
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${messageOf(error)}`, { cause: error });
  }
}
