import { startChildService, type ChildService } from './childService.ts';

type Options = {
  /** The only origins whose pages may use it; by default all on loopback. */
  readonly origins?: readonly string[];
  /** The maximum lifetime of a token in seconds. */
  readonly tokenLifetime?: string | undefined;
};

/** Starts the database server on a loopback port, with the app's security rules and its data in `folder`. */
export function startDatabaseServer(
  port: number,
  folder: string,
  { origins = [], tokenLifetime }: Options = {},
): ChildService {
  const options = origins.flatMap((origin) => ['--origin', origin]);
  if (tokenLifetime) options.push('--token-lifetime', tokenLifetime);
  return startChildService({
    name: 'The database server',
    entry: 'tools/backend/cli.ts',
    args: ['--port', String(port), '--rules', 'database.rules.json', '--data', folder, ...options],
    url: `http://127.0.0.1:${port}/`,
  });
}
