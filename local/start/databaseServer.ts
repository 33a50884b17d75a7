import { startPart, type Part } from './parts.ts';

/**
 * Starts the database server on a port of loopback, with the product's rules and the data kept in `folder`.
 * `tokenLifetime`: after how many seconds tokens expire there; when they say, unless given.
 */
export function startDatabaseServer(port: number, folder: string, tokenLifetime?: string): Part {
  const lifetime = tokenLifetime ? ['--token-lifetime', tokenLifetime] : [];
  return startPart({
    name: 'The database server',
    entry: 'local/cli.ts',
    args: ['--port', String(port), '--rules', 'database.rules.json', '--data', folder, ...lifetime],
    url: `http://127.0.0.1:${port}/`,
  });
}
