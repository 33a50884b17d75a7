import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { RulesError } from './core/rules/compileRules.ts';
import type { Log } from './log.ts';
import { messageOf } from './errorDetails.ts';
import type { DatabaseServer } from './server.ts';

/** Waits until an editor that writes a file in several steps has finished. */
const DEBOUNCE_MS = 50;

/** Reloads the rules when their file changes; reports invalid rules and leaves the old ones in force. */
export function watchRules(file: string, server: DatabaseServer, log: Log): void {
  let text = readFileSync(file, 'utf8');
  let timer: NodeJS.Timeout | undefined;
  // Watches the folder, because many editors replace the file with a new one.
  const watcher = watch(dirname(file), (_event, name) => {
    if (name !== null && name !== basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(reload, DEBOUNCE_MS);
  });
  watcher.on('error', (error) => log(`Rules are no longer watched: ${error.message}`));

  function reload(): void {
    try {
      const changed = readFileSync(file, 'utf8');
      if (changed === text) return;
      text = changed;
      server.setRules(text);
      log(`Rules reloaded from ${file}`);
    } catch (error) {
      const position = error instanceof RulesError ? `${file}:${error.line}:${error.column}: ` : '';
      log(`Rules not reloaded, the previous rules stay in force: ${position}${messageOf(error)}`);
    }
  }
}
