import { readArguments, HELP, type Arguments } from './arguments.ts';
import { RulesError } from './core/rules/judge.ts';
import { createDatabaseServer, type DatabaseServer } from './server.ts';
import { exportData, importData } from './storage/transfer.ts';
import { watchRules } from './watchRules.ts';

const LOOPBACK = new Set([undefined, 'localhost', '127.0.0.1', '::1']);

try {
  const args = readArguments(process.argv.slice(2));
  if (args.help) say(HELP);
  else await run(args);
} catch (error) {
  fail(error);
}

async function run(args: Arguments): Promise<void> {
  const server = await createDatabaseServer({
    port: args.port,
    log: say,
    ...(args.host !== undefined && { host: args.host }),
    ...(args.rules !== undefined && { rulesFile: args.rules }),
    ...(args.data !== undefined && { dataDir: args.data }),
  });
  if (args.import !== undefined) importData(args.import, server.namespaces);
  if (!LOOPBACK.has(args.host)) {
    say(
      `Warning: ${args.host} can be reached by others, and anyone who says 'owner' may do anything`,
    );
  }
  if (args.rules === undefined) say('Warning: no rules given, the database is open to everyone');
  else watchRules(args.rules, server, say);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop(server, args));
  say(`Database ready at ${server.url}`);
}

function stop(server: DatabaseServer, args: Arguments): void {
  server
    .close()
    .then(() => {
      if (args.export !== undefined) exportData(args.export, server.namespaces);
      process.exit(0);
    })
    .catch(fail);
}

function fail(error: unknown): void {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}

function explainFailure(error: unknown): string {
  if (error instanceof RulesError) {
    return `The rules are broken at line ${error.line}, column ${error.column}: ${error.message}`;
  }
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `The port is taken by another program (${error.message})`;
  }
  return error.message;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
