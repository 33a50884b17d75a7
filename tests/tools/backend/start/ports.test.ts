import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import {
  type Command,
  PREVIEW,
  resolvePorts,
  START,
  withVariable,
} from '../../../../tools/backend/start/ports.ts';
import { freePorts, portVariables } from './launcher.ts';

test('uses the ports of the environment', async () => {
  const ports = await freePorts();
  expect(await resolvePorts(START, portVariables(ports))).toEqual(ports);
});

test.each<[string, Command, 'app' | 'auth', string, string]>([
  ['the app', START, 'app', 'APP_PORT', 'npm start'],
  ['the preview', PREVIEW, 'app', 'PREVIEW_PORT', 'npm run preview'],
  ['the Auth emulator', START, 'auth', 'AUTH_PORT', 'npm start'],
])('rejects a port in use for %s', async (purpose, command, name, variable, commandLine) => {
  const ports = await freePorts();
  const other = createServer().listen(ports[name], '127.0.0.1');
  const problem = await problemOf(command, portVariables(ports));
  expect(problem).toContain(`Port ${ports[name]} for ${purpose} is already in use`);
  const proposed = Number(/=(\d+)/.exec(problem)?.[1]);
  expect(problem).toContain(withVariable(variable, proposed, commandLine));
  const variables = { ...portVariables(ports), [variable]: String(proposed) };
  await expect(resolvePorts(command, variables)).resolves.toMatchObject({ [name]: proposed });
  other.close();
});

test('proposes neither a port in use nor one of another setting', async () => {
  const { app, auth } = await freePorts();
  const next = app + 1;
  const servers = [app, next].map((port) => createServer().listen(port, '127.0.0.1'));
  const variables = portVariables({ app, auth, database: app + 2 });
  const proposed = Number(/=(\d+)/.exec(await problemOf(START, variables))?.[1]);
  expect(proposed).toBeGreaterThan(app + 2);
  for (const server of servers) server.close();
});

async function problemOf(command: Command, environment: NodeJS.ProcessEnv): Promise<string> {
  const failure: unknown = await resolvePorts(command, environment).catch(
    (error: unknown) => error,
  );
  return failure instanceof Error ? failure.message : '';
}

test.each([
  ['http', "APP_PORT must be a port number from 1 to 65535, not 'http'."],
  ['65536', "APP_PORT must be a port number from 1 to 65535, not '65536'."],
])('rejects the port %s', async (port, message) => {
  const environment = { ...portVariables(await freePorts()), APP_PORT: port };
  await expect(resolvePorts(START, environment)).rejects.toThrow(message);
});

test('rejects the same port twice', async () => {
  const ports = await freePorts();
  const environment = portVariables({ ...ports, database: ports.app });
  const message = `APP_PORT and DATABASE_PORT are both ${ports.app}`;
  await expect(resolvePorts(START, environment)).rejects.toThrow(message);
});

test.each([
  ['linux', 'APP_PORT=5174 npm start'],
  ['darwin', 'APP_PORT=5174 npm start'],
  ['win32', '$env:APP_PORT=5174; npm start (PowerShell) or set APP_PORT=5174&& npm start (cmd)'],
] as const)('writes a command for the shells of %s', (platform, command) => {
  expect(withVariable('APP_PORT', 5174, 'npm start', platform)).toBe(command);
});
