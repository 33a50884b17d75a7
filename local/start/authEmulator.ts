import { PROJECT_ID } from './appEnvironment.ts';
import { startPart, type Part } from './parts.ts';

/** Starts the Auth emulator on a port of 127.0.0.1, without accounts. */
export function startAuthEmulator(port: number): Part {
  return startPart({
    name: 'The Auth emulator',
    entry: 'local/start/authEmulatorProcess.ts',
    args: [String(port), PROJECT_ID],
    url: `http://127.0.0.1:${port}/`,
  });
}
