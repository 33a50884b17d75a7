import { PROJECT_ID } from './appEnvironment.ts';
import { startChildService, type ChildService } from './childService.ts';

/**
 * Starts the Auth emulator without accounts on a port of 127.0.0.1.
 * `origins`: the only origins whose pages may use it; by default all on loopback.
 */
export function startAuthEmulator(port: number, origins: readonly string[] = []): ChildService {
  return startChildService({
    name: 'The Auth emulator',
    entry: 'local/start/authEmulatorProcess.ts',
    args: [String(port), PROJECT_ID, ...origins],
    url: `http://127.0.0.1:${port}/`,
  });
}
