import { crc32 } from 'node:zlib';
import { EMPTY, type Write } from '../core/node.ts';
import { formatPath, parseWritePath } from '../core/path.ts';
import { readValue } from '../core/readValue.ts';
import { exportJson } from '../core/showValue.ts';

/** A line: eight hex digits of checksum, a blank, and a JSON object from path to new value. */
const CHECKSUM_LENGTH = 8;

/** One atomic write as one line of the log, its newline included. */
export function formatLine(writes: readonly Write[]): string {
  const values = writes.map(({ path, node }) => [formatPath(path), exportJson(node)]);
  const json = JSON.stringify(Object.fromEntries(values));
  return `${checksum(json)} ${json}\n`;
}

/** Reads a line without its newline. Throws when it is not as it was written. */
export function parseLine(line: Buffer): readonly Write[] {
  const json = line.subarray(CHECKSUM_LENGTH + 1);
  if (line.toString('latin1', 0, CHECKSUM_LENGTH) !== checksum(json)) {
    throw new Error('the checksum does not match');
  }
  const values: Record<string, unknown> = JSON.parse(json.toString());
  return Object.entries(values).map(([text, value]) => {
    const path = parseWritePath(text);
    return { path, node: readValue(value, path, { existing: EMPTY, now: 0 }) };
  });
}

function checksum(json: string | Buffer): string {
  return crc32(json).toString(16).padStart(CHECKSUM_LENGTH, '0');
}
