import { startChildService, type ChildService } from './childService.ts';

/** Serves the app from its sources on a port of 127.0.0.1; its settings are the environment's. */
export function startApp(port: number): ChildService {
  return startChildService({
    name: 'The app',
    entry: 'node_modules/vite/bin/vite.js',
    args: ['--host', '127.0.0.1', '--port', String(port), '--strictPort', '--logLevel', 'warn'],
    url: `http://127.0.0.1:${port}/`,
  });
}
