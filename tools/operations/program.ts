import { readFileSync } from 'node:fs';

/** A request that cannot be carried out; the message says why. */
export class InputError extends Error {}

/** Runs a program with the arguments it was started with; says what an InputError says, and ends with 1. */
export function runProgram(run: (args: readonly string[]) => void): void {
  try {
    run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** What a file holds as JSON. Throws InputError. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new InputError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
