import { readArguments, HELP, type Arguments } from './arguments.ts';
import { RulesError } from './core/rules/compileRules.ts';
import { codeOf, messageOf } from './errorDetails.ts';
import { createDatabaseServer, type DatabaseServer } from './server.ts';
import { exportData, importData } from './storage/transfer.ts';
import { watchRules } from './watchRules.ts';

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
