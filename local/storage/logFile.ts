import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import type { Log } from '../log.ts';
import { hasValidChecksum } from './logLine.ts';

const NEWLINE = 0x0a;

/**
 * Reads a log; empty if there is no such file. Appends the newline if only that is missing. An incomplete last line is
 * moved to a separate file and reported to `log`, and so is a file without a line, since the first write makes the file.
 */
export function readLog(file: string, log: Log): Buffer {
  if (!existsSync(file)) return Buffer.alloc(0);
  const all = readFileSync(file);
  if (all.length === 0) {
    log(
      `Warning: ${file} is empty. Either its first write was never acknowledged, or another program has emptied the ` +
        'log: stop the server and restore the log from a backup.',
    );
  }
  const end = all.lastIndexOf(NEWLINE) + 1;
  const tail = all.subarray(end);
  if (tail.length === 0) return all;
  if (hasValidChecksum(tail)) {
    appendFileSync(file, '\n');
    return Buffer.concat([all, Buffer.of(NEWLINE)]);
  }
  const tornFile = `${file}.torn`;
  appendFileSync(tornFile, Buffer.concat([tail, Buffer.of(NEWLINE)]), { flush: true });
  truncateSync(file, end);
  log(
    `Warning: the last ${tail.length} bytes of ${file} are an incomplete write. They were moved to ${tornFile}; ` +
      'everything before them is loaded. After a crash or power failure, this is a write that was never ' +
      `acknowledged, and ${tornFile} can be deleted. Otherwise another program has changed the log: stop the ` +
      'server and restore the log from a backup.',
  );
  return all.subarray(0, end);
}

/** The lines of a log from `readLog`, without their newlines. */
export function* linesOf(log: Buffer): Generator<Buffer> {
  for (let start = 0; start < log.length;) {
    const end = log.indexOf(NEWLINE, start);
    yield log.subarray(start, end);
    start = end + 1;
  }
}
