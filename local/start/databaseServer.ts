import { startChildService, type ChildService } from './childService.ts';

type Options = {
  /** The only origins whose pages may use it; unless given, those of any page on loopback. */
  readonly origins?: readonly string[];
  /** After how many seconds tokens expire there; when they say, unless given. */
  readonly tokenLifetime?: string | undefined;
};

/** Starts the database server on a port of loopback, with the product's rules and the data kept in `folder`. */
export function startDatabaseServer(
  port: number,
  folder: string,
  { origins = [], tokenLifetime }: Options = {},
): ChildService {
  const more = origins.flatMap((origin) => ['--origin', origin]);
  if (tokenLifetime) more.push('--token-lifetime', tokenLifetime);
  return startChildService({
    name: 'The database server',
    entry: 'local/cli.ts',
    args: ['--port', String(port), '--rules', 'database.rules.json', '--data', folder, ...more],
    url: `http://127.0.0.1:${port}/`,
  });
}
