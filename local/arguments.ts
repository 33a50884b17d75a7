import { parseArgs } from 'node:util';

export const HELP = `A Firebase Realtime Database server for development, tests and demos.

  npx tsx local/cli.ts [options]

  --port <number>   port to listen on (default 9000; 0: any free one)
  --host <address>  address to listen on (default: loopback only)
  --origin <origin> let only pages from this origin in, e.g. http://localhost:5173; may be repeated
                    (default: pages on loopback or on the same host; programs always may)
  --rules <file>    security rules of every namespace without its own; reloaded when the file changes
  --data <folder>   folder to keep the data in (default .data/database)
  --memory          keep the data in memory only
  --import <folder> load an export, in the layout of the official emulator
  --export <folder> write such an export when the server stops
  --token-lifetime <seconds>
                    let tokens expire so long after they were issued, for tests (default: when they say)
  --help            show this text`;

/** Reads the command line; no `data` means in memory. Throws, with a message for people, on what it does not know. */
export function readArguments(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '9000' },
      host: { type: 'string' },
      origin: { type: 'string', multiple: true },
      rules: { type: 'string' },
      data: { type: 'string', default: '.data/database' },
      memory: { type: 'boolean', default: false },
      import: { type: 'string' },
      export: { type: 'string' },
      'token-lifetime': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (values.port === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port must be a number from 0 to 65535, not '${values.port}'`);
  }
  const wrong = values.origin?.find((text) => !URL.canParse(text) || new URL(text).origin !== text);
  if (wrong !== undefined) {
    throw new Error(`--origin must be like http://localhost:5173, not '${wrong}'`);
  }
  const { 'token-lifetime': seconds, ...others } = values;
  if (seconds !== undefined && !/^[1-9]\d{0,5}$/.test(seconds)) {
    throw new Error(`--token-lifetime must be a number of seconds, not '${seconds}'`);
  }
  return {
    ...others,
    port,
    data: values.memory ? undefined : values.data,
    tokenLifetime: seconds === undefined ? undefined : Number(seconds),
  };
}

export type Arguments = ReturnType<typeof readArguments>;
