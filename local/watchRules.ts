import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { RulesError } from './core/rules/evaluate.ts';
import { type Log, messageOf } from './log.ts';
import type { DatabaseServer } from './server.ts';

/** Editors write a file in several steps; this long after the last one it is read. */
const SETTLE_MS = 50;

/** Reloads the rules when their file changes; broken ones are reported, and the old ones stay. */
export function watchRules(file: string, server: DatabaseServer, say: Log): void {
  let text = readFileSync(file, 'utf8');
  let timer: NodeJS.Timeout | undefined;
  // The folder is watched, since many editors replace the file by a new one.
  const watcher = watch(dirname(file), (_event, name) => {
    if (name !== null && name !== basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(reload, SETTLE_MS);
  });
  watcher.on('error', (error) => say(`Rules are no longer watched: ${error.message}`));

  function reload(): void {
    try {
      const changed = readFileSync(file, 'utf8');
      if (changed === text) return;
      text = changed;
      server.setRules(text);
      say(`Rules reloaded from ${file}`);
    } catch (error) {
      const place = error instanceof RulesError ? `${file}:${error.line}:${error.column}: ` : '';
      say(`Rules not reloaded, the old ones stay: ${place}${messageOf(error)}`);
    }
  }
}
