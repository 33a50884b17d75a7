import { appEnvironment } from '../../tools/backend/start/appEnvironment.ts';

// Runs before the app's modules load: gives each worker a database namespace of its own.
const portOf = (url: string | undefined): number => Number(url?.split(':').at(-1));

const NAMESPACE = `test-${process.pid}`;

Object.assign(
  process.env,
  appEnvironment(
    {
      auth: portOf(process.env['VITE_AUTH_EMULATOR']),
      database: portOf(process.env['VITE_DATABASE_EMULATOR']),
    },
    NAMESPACE,
  ),
);
