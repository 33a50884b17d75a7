import { startChildService, type ChildService } from './childService.ts';

type Options = {
  /** The only origins whose pages may use it; by default all on loopback. */
  readonly origins?: readonly string[];
  /** A file of `persistAccounts` whose accounts it has when it answers first. */
  readonly accounts?: string;
};

/** Starts the Auth emulator on a port of 127.0.0.1. */
export function startAuthEmulator(
  port: number,
  { origins = [], accounts }: Options = {},
): ChildService {
  const options = origins.flatMap((origin) => ['--origin', origin]);
  if (accounts) options.push('--accounts', accounts);
  return startChildService({
    name: 'The Auth emulator',
    entry: 'tools/backend/start/authEmulatorProcess.ts',
    args: ['--port', String(port), ...options],
    url: `http://127.0.0.1:${port}/`,
  });
}
