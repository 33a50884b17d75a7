import { readArguments, HELP, type Arguments } from './arguments.ts';
import { RulesError } from './core/rules/evaluate.ts';
import { messageOf } from './log.ts';
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
    host: args.host,
    origins: args.origin,
    rulesFile: args.rules,
    dataDir: args.data,
    tokenLifetime: args.tokenLifetime,
  });
  if (args.import !== undefined) importData(args.import, server.namespaces);
  if (!LOOPBACK.has(args.host)) {
    say(
      `Warning: ${args.host} can be reached by others, and anyone who says 'owner' may do anything`,
    );
  }
  if (args.rules === undefined) say('Warning: no rules given, the database is open to everyone');
  else watchRules(args.rules, server, say);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(server, args).catch(fail));
  }
  say(`Database ready at ${server.url}`);
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
    return `The rules are broken at line ${error.line}, column ${error.column}: ${error.message}`;
  }
  const { code } = error as NodeJS.ErrnoException;
  const message = messageOf(error);
  return code === 'EADDRINUSE' ? `The port is taken by another program (${message})` : message;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
