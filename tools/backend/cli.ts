import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { readArguments, HELP, type Arguments } from './arguments.ts';
import { RulesError } from './core/rules/compileRules.ts';
import { codeOf, messageOf } from './errorDetails.ts';
import type { Log } from './log.ts';
import { createDatabaseServer, type DatabaseServer } from './server.ts';
import { exportData, importData } from './storage/transfer.ts';

const LOOPBACK = new Set([undefined, 'localhost', '127.0.0.1', '::1']);

try {
  const args = readArguments(process.argv.slice(2));
  if (args.help) print(HELP);
  else await run(args);
} catch (error) {
  fail(error);
}

async function run(args: Arguments): Promise<void> {
  const server = await createDatabaseServer({
    port: args.port,
    log: print,
    host: args.host,
    origins: args.origin,
    rulesFile: args.rules,
    dataDir: args.data,
    tokenLifetime: args.tokenLifetime,
  });
  if (args.import !== undefined) importData(args.import, server.namespaces);
  if (!LOOPBACK.has(args.host)) {
    print(
      `Warning: ${args.host} is reachable from other machines, and the credential 'owner' grants full access`,
    );
  }
  if (args.rules === undefined) print('Warning: without --rules, the database is open to everyone');
  else watchRules(args.rules, server, print);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(server, args).catch(fail));
  }
  print(`Database ready at ${server.url}`);
}

async function stop(server: DatabaseServer, args: Arguments): Promise<void> {
  await server.close();
  if (args.export !== undefined) exportData(args.export, server.namespaces);
  process.exit(0);
}

function fail(error: unknown): void {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}

function explainFailure(error: unknown): string {
  if (error instanceof RulesError) {
    return `Invalid rules at line ${error.line}, column ${error.column}: ${error.message}`;
  }
  const message = messageOf(error);
  return codeOf(error) === 'EADDRINUSE' ? `The port is already in use (${message})` : message;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Waits until an editor that writes a file in several steps has finished. */
const DEBOUNCE_MS = 50;

/** Reloads the rules when their file changes; reports invalid rules and leaves the old ones in force. */
function watchRules(file: string, server: DatabaseServer, log: Log): void {
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
