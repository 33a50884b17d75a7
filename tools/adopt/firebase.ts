import { createRequire } from 'node:module';

// Commands that firebase-tools still calls an experiment: appcheck:providers:set and appcheck:services:set.
process.env['FIREBASE_CLI_EXPERIMENTS'] ??= 'appcheckadmin';

const load = createRequire(import.meta.url);

type Command = (...args: readonly unknown[]) => Promise<unknown>;

/** The options of a command: those of the command line, in camel case. */
export type Options = Readonly<Record<string, string | boolean>>;

/** A Realtime Database, with the address of its data. */
export type DatabaseInstance = { readonly name: string; readonly databaseUrl: string };

/** Who has signed up. */
export type Account = { readonly uid: string; readonly email?: string };

/** What has no command that asks nothing; of the pinned version, and proven by tests/tools/adopt. */
type Internals = {
  readonly ensureApiEnabled: {
    readonly ensure: (
      project: string,
      origin: string,
      name: string,
      isSilent: boolean,
    ) => Promise<void>;
  };
  readonly api: { readonly rtdbManagementOrigin: () => string };
  readonly getDefaultDatabaseInstance: {
    readonly getDefaultDatabaseInstance: (project: string) => Promise<string>;
  };
  readonly 'management/database': {
    readonly getDatabaseInstanceDetails: (
      project: string,
      name: string,
    ) => Promise<DatabaseInstance>;
    readonly createInstance: (
      project: string,
      name: string,
      region: string,
      type: string,
    ) => Promise<DatabaseInstance>;
  };
  readonly 'gcp/auth': {
    readonly getAuthDomains: (project: string) => Promise<readonly string[]>;
    readonly updateAuthDomains: (project: string, domains: readonly string[]) => Promise<unknown>;
    readonly listUsers: (project: string, limit: number) => Promise<readonly Account[]>;
  };
};

const internal = <K extends keyof Internals>(module: K): Internals[K] =>
  load(`firebase-tools/lib/${module}`) as Internals[K];

/** Runs a command of the pinned firebase-tools, such as `apps:create`, without questions. Throws what the command line would print. */
export function firebase(
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<unknown> {
  let found = load('firebase-tools') as Record<string, unknown>;
  for (const part of command.split(':')) found = found[part] as Record<string, unknown>;
  return (found as unknown as Command)(...args, { ...options, nonInteractive: true });
}

/** The default database of a project; null if it has none. A command has to sign in first. */
export async function findDatabase(project: string): Promise<DatabaseInstance | null> {
  const { getDefaultDatabaseInstance } = internal('getDefaultDatabaseInstance');
  const name = await getDefaultDatabaseInstance(project);
  if (name === '') return null;
  return internal('management/database').getDatabaseInstanceDetails(project, name);
}

/** Creates the default database of a project, as `init database` does after its questions. */
export async function createDatabase(project: string, region: string): Promise<void> {
  const origin = internal('api').rtdbManagementOrigin();
  await internal('ensureApiEnabled').ensure(project, origin, 'database', true);
  const { createInstance } = internal('management/database');
  await createInstance(project, `${project}-default-rtdb`, region, 'DEFAULT_DATABASE');
}

/** Lets people sign in with Google on a domain; no longer on the developer's machine. */
export async function authorizeDomain(project: string, domain: string): Promise<void> {
  const { getAuthDomains, updateAuthDomains } = internal('gcp/auth');
  const domains = new Set([...(await getAuthDomains(project)), domain]);
  domains.delete('localhost');
  await updateAuthDomains(project, [...domains]);
}

/** The first accounts of a project. */
export const listAccounts = (project: string): Promise<readonly Account[]> =>
  internal('gcp/auth').listUsers(project, 100);
