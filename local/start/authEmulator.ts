import { PROJECT_ID } from './appEnvironment.ts';
import { startChildService, type ChildService } from './childService.ts';

/**
 * Starts the Auth emulator on a port of 127.0.0.1, without accounts.
 * `origins`: the only ones whose pages may use it; unless given, those of any page on loopback.
 */
export function startAuthEmulator(port: number, origins: readonly string[] = []): ChildService {
  return startChildService({
    name: 'The Auth emulator',
    entry: 'local/start/authEmulatorProcess.ts',
    args: [String(port), PROJECT_ID, ...origins],
    url: `http://127.0.0.1:${port}/`,
  });
}
