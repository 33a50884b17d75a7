import { parseArgs } from 'node:util';

export const HELP = `A Firebase Realtime Database server for development, tests and demos.

  npx tsx tools/backend/cli.ts [options]

  --port <number>    port to listen on (default 9000; 0 for any free port)
  --host <address>   address to listen on (default: loopback only)
  --origin <origin>  allow only pages from this origin, e.g. http://localhost:5173; can be repeated
                     (default: pages on loopback or the same host; other programs always have access)
  --rules <file>     security rules for namespaces without rules of their own; reloaded on change
  --data <folder>    folder for the data (default .data/database)
  --memory           store the data in memory only
  --import <folder>  import data in the format of the official emulator
  --export <folder>  export the data in that format when the server stops
  --token-lifetime <seconds>
                     expire tokens this long after they were issued, for tests (default: their own expiry)
  --help             show this help`;

/** Parses the command line; without `data` the server runs in memory. Throws an error with a message for the user. */
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
  const invalid = values.origin?.find(
    (text) => !URL.canParse(text) || new URL(text).origin !== text,
  );
  if (invalid !== undefined) {
    throw new Error(`--origin must be an origin such as http://localhost:5173, not '${invalid}'`);
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
