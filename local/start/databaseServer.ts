import { startPart, type Part } from './parts.ts';

/** Starts the database server on a port of loopback, with the product's rules and the data kept in `folder`. */
export function startDatabaseServer(port: number, folder: string): Part {
  return startPart({
    name: 'The database server',
    entry: 'local/cli.ts',
    args: ['--port', String(port), '--rules', 'database.rules.json', '--data', folder],
    url: `http://127.0.0.1:${port}/`,
  });
}
