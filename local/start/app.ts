import { startChildService, type ChildService } from './childService.ts';

/** Starts Vite's dev server on a port of 127.0.0.1. The app's settings come from the environment. */
export function startApp(port: number): ChildService {
  return startChildService({
    name: 'The app',
    entry: 'node_modules/vite/bin/vite.js',
    args: ['--host', '127.0.0.1', '--port', String(port), '--strictPort', '--logLevel', 'warn'],
    url: `http://127.0.0.1:${port}/`,
  });
}
