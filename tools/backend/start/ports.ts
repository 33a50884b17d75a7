import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { codeOf } from '../errorDetails.ts';
import { IPV4, IPV6, listen, portOf } from '../listenOnHost.ts';

/** A port with its environment variable and default. */
export type PortSetting = {
  readonly variable: 'APP_PORT' | 'PREVIEW_PORT' | 'AUTH_PORT' | 'DATABASE_PORT';
  readonly purpose: string;
  readonly defaultPort: number;
};

/** A command that starts the app, and the port it uses for it. */
export type Command = { readonly commandLine: string; readonly app: PortSetting };

export const START: Command = {
  commandLine: 'npm start',
  app: { variable: 'APP_PORT', purpose: 'the app', defaultPort: 5173 },
};

export const PREVIEW: Command = {
  commandLine: 'npm run preview',
  app: { variable: 'PREVIEW_PORT', purpose: 'the preview', defaultPort: 4173 },
};

const BACKEND = {
  auth: { variable: 'AUTH_PORT', purpose: 'the Auth emulator', defaultPort: 9099 },
  database: { variable: 'DATABASE_PORT', purpose: 'the database server', defaultPort: 9000 },
} as const satisfies Record<string, PortSetting>;

const LAST_PORT = 65_535;

export type Ports = Record<'app' | keyof typeof BACKEND, number>;

type Settings = Readonly<Record<keyof Ports, PortSetting>>;

/** The ports from the environment or the defaults. Throws if one is invalid, used twice or unavailable. */
export async function resolvePorts(
  { commandLine, app }: Command,
  environment: NodeJS.ProcessEnv,
): Promise<Ports> {
  const settings: Settings = { app, ...BACKEND };
  const ports: Ports = {
    app: readPort(settings.app, environment),
    auth: readPort(settings.auth, environment),
    database: readPort(settings.database, environment),
  };
  checkDistinct(ports, settings);
  for (const name of ['app', 'auth', 'database'] as const) {
    await checkAvailable(settings[name], ports, name, commandLine);
  }
  return ports;
}

/** Returns a port that is not in use, chosen by the system. */
export async function freePort(): Promise<number> {
  return listenBriefly(0, IPV4);
}

/** Returns a port of each name; asked for one after the other, two could be the same. */
export async function freePorts<Name extends string>(
  ...names: readonly Name[]
): Promise<Record<Name, number>> {
  const servers = await Promise.all(names.map(() => listen(createServer(), IPV4, 0)));
  const ports = names.map((name, index) => [name, portOf(servers[index] as Server)]);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return Object.fromEntries(ports) as Record<Name, number>;
}

function readPort({ variable, defaultPort }: PortSetting, environment: NodeJS.ProcessEnv): number {
  const text = environment[variable]?.trim();
  if (!text) return defaultPort;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > LAST_PORT) {
    throw new Error(`${variable} must be a port number from 1 to ${LAST_PORT}, not '${text}'.`);
  }
  return port;
}

function checkDistinct(ports: Ports, settings: Settings): void {
  for (const [one, other] of [
    ['app', 'auth'],
    ['app', 'database'],
    ['auth', 'database'],
  ] as const) {
    if (ports[one] !== ports[other]) continue;
    const variables = `${settings[one].variable} and ${settings[other].variable}`;
    throw new Error(`${variables} are both ${ports[one]}; choose different ports.`);
  }
}

async function checkAvailable(
  { variable, purpose }: PortSetting,
  ports: Ports,
  name: keyof Ports,
  commandLine: string,
): Promise<void> {
  const port = ports[name];
  const problem = await listenProblem(port);
  if (problem === null) return;
  const example = withVariable(variable, await nextUsablePort(port, ports), commandLine);
  throw new Error(
    `Port ${port} for ${purpose} ${problem}; choose another with ${variable}, e.g. ${example}`,
  );
}

/** The next port that can be opened and that no other setting has; a port of the system's choice after the last. */
async function nextUsablePort(port: number, ports: Ports): Promise<number> {
  const taken = new Set(Object.values(ports));
  for (let next = port + 1; next <= LAST_PORT; next += 1) {
    if (!taken.has(next) && (await listenProblem(next)) === null) return next;
  }
  return freePort();
}

/** The command with an environment variable, in the syntax of the shells of the platform. */
export function withVariable(
  variable: string,
  value: number,
  commandLine: string,
  platform: NodeJS.Platform = process.platform,
): string {
  if (platform !== 'win32') return `${variable}=${value} ${commandLine}`;
  return `$env:${variable}=${value}; ${commandLine} (PowerShell) or set ${variable}=${value}&& ${commandLine} (cmd)`;
}

async function listenProblem(port: number): Promise<string | null> {
  try {
    await listenBriefly(port, IPV4);
    // A browser may resolve `localhost` to either address.
    await listenBriefly(port, IPV6);
    return null;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return null;
    return code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${code})`;
  }
}

async function listenBriefly(port: number, host: string): Promise<number> {
  const server = await listen(createServer(), host, port);
  const actualPort = portOf(server);
  await once(server.close(), 'close');
  return actualPort;
}
