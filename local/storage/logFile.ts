import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import type { Log } from '../log.ts';
import { isWhole } from './logLine.ts';

const NEWLINE = 0x0a;

/**
 * Reads the lines of a log; none when there is no such file. A last line that lacks only its newline is given one. An
 * incomplete one is moved to a file of its own and reported to `log`.
 */
export function readLog(file: string, log: Log): Buffer {
  const all = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const end = all.lastIndexOf(NEWLINE) + 1;
  const tail = all.subarray(end);
  if (tail.length === 0) return all;
  if (isWhole(tail)) {
    appendFileSync(file, '\n');
    return Buffer.concat([all, Buffer.of(NEWLINE)]);
  }
  const aside = `${file}.torn`;
  appendFileSync(aside, Buffer.concat([tail, Buffer.of(NEWLINE)]), { flush: true });
  truncateSync(file, end);
  log(
    `Warning: the last ${tail.length} bytes of ${file} are not a complete write. They were moved to ${aside}; ` +
      'everything before them is loaded. After a crash or a power failure this is a write that was never ' +
      `confirmed, and ${aside} can be deleted. Otherwise something else has changed the log: stop the server now ` +
      'and restore the log from a copy.',
  );
  return all.subarray(0, end);
}

/** The lines of a log as `readLog` returns it, without their newlines. */
export function* linesOf(log: Buffer): Generator<Buffer> {
  for (let from = 0; from < log.length;) {
    const to = log.indexOf(NEWLINE, from);
    yield log.subarray(from, to);
    from = to + 1;
  }
}
