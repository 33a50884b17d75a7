import { appEnvironment } from '../../local/start/appEnvironment.ts';

// Before the app's modules are loaded: each test file has a database tree to itself.
const portOf = (url: string | undefined): number => Number(url?.split(':').at(-1));

Object.assign(
  process.env,
  appEnvironment(
    {
      auth: portOf(process.env['VITE_AUTH_EMULATOR']),
      database: portOf(process.env['VITE_DATABASE_EMULATOR']),
    },
    `test-${crypto.randomUUID()}`,
  ),
);
