import { createServer } from 'node:net';

/** A port of the local backend: what listens there, and the variable that moves it. */
export type PortSetting = {
  readonly variable: 'APP_PORT' | 'PREVIEW_PORT' | 'AUTH_PORT' | 'DATABASE_PORT';
  readonly purpose: string;
  readonly usual: number;
};

/** Something the person at the keyboard can put right; told in one line, without a stack. */
export class Refusal extends Error {}

/** What the person typed to get here, and where the app itself shall listen. */
export type Command = { readonly typed: string; readonly app: PortSetting };

export const START: Command = {
  typed: 'npm start',
  app: { variable: 'APP_PORT', purpose: 'the app', usual: 5173 },
};

export const PREVIEW: Command = {
  typed: 'npm run preview',
  app: { variable: 'PREVIEW_PORT', purpose: 'the preview', usual: 4173 },
};

const BACKEND = {
  auth: { variable: 'AUTH_PORT', purpose: 'the Auth emulator', usual: 9099 },
  database: { variable: 'DATABASE_PORT', purpose: 'the database server', usual: 9000 },
} as const satisfies Record<string, PortSetting>;

export type Ports = Record<'app' | keyof typeof BACKEND, number>;

type Settings = Readonly<Record<keyof Ports, PortSetting>>;

/** The three ports, from the environment or as usual. Throws a `Refusal` for a bad value, a clash or a taken port. */
export async function claimPorts(
  { typed, app }: Command,
  environment: NodeJS.ProcessEnv,
): Promise<Ports> {
  const settings: Settings = { app, ...BACKEND };
  const ports: Ports = {
    app: readPort(settings.app, environment),
    auth: readPort(settings.auth, environment),
    database: readPort(settings.database, environment),
  };
  refuseClashes(ports, settings);
  for (const name of ['app', 'auth', 'database'] as const) {
    await refuseUnusable(settings[name], ports[name], typed);
  }
  return ports;
}

/** A port nobody listens on, chosen by the system. */
export async function freePort(): Promise<number> {
  return listenOnce(0, '127.0.0.1');
}

function readPort({ variable, usual }: PortSetting, environment: NodeJS.ProcessEnv): number {
  const text = environment[variable]?.trim();
  if (!text) return usual;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new Refusal(`${variable} must be a port number from 1 to 65535, not '${text}'.`);
  }
  return port;
}

function refuseClashes({ app, auth, database }: Ports, settings: Settings): void {
  const clash = (one: keyof Ports, other: keyof Ports, port: number): Refusal =>
    new Refusal(
      `${settings[one].variable} and ${settings[other].variable} are both ${port}; give each its own port.`,
    );
  if (app === auth) throw clash('app', 'auth', app);
  if (app === database) throw clash('app', 'database', app);
  if (auth === database) throw clash('auth', 'database', auth);
}

async function refuseUnusable(
  { variable, purpose }: PortSetting,
  port: number,
  typed: string,
): Promise<void> {
  const why = (await whyNotListening(port)) ?? (await whyNotReachable(port));
  if (why === null) return;
  throw new Refusal(
    `Port ${port} for ${purpose} ${why}; choose another with ${variable}, e.g. ${settingFor(variable, port + 1, typed)}`,
  );
}

/** How a command is typed with an environment variable, in the shells of the system. */
export function settingFor(
  variable: string,
  value: number,
  command: string,
  system: NodeJS.Platform = process.platform,
): string {
  if (system !== 'win32') return `${variable}=${value} ${command}`;
  return `in PowerShell $env:${variable}=${value}; ${command}, in cmd set ${variable}=${value}&& ${command}`;
}

async function whyNotListening(port: number): Promise<string | null> {
  try {
    await listenOnce(port, '127.0.0.1');
    // A browser may take `localhost` for either address.
    await listenOnce(port, '::1');
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return null;
    return code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${code})`;
  }
}

/** Browsers, and Node like them, never connect to a few ports, such as 6000. */
async function whyNotReachable(port: number): Promise<string | null> {
  const failure: unknown = await fetch(`http://127.0.0.1:${port}/`).catch(
    (error: Error) => error.cause,
  );
  const blocked = failure instanceof Error && failure.message === 'bad port';
  return blocked ? 'is one that browsers refuse to connect to' : null;
}

function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => {
      const address = probe.address();
      const chosen = address && typeof address === 'object' ? address.port : port;
      probe.close(() => resolve(chosen));
    });
  });
}
