import { crc32 } from 'node:zlib';
import { EMPTY, type Write } from '../core/node.ts';
import { formatPath, parseWritePath } from '../core/path.ts';
import { nodeFromJson } from '../core/nodeFromJson.ts';
import { exportJson } from '../core/nodeToJson.ts';

/**
 * A line: eight hex digits of checksum, the number of the line in its file, and a JSON object from path to new
 * value, with blanks between. Lines of older logs have no number.
 */
const CHECKSUM_LENGTH = 8;

/** One atomic write as a line of the log, its newline included. */
export function formatLine(writes: readonly Write[], number: number): string {
  const values = writes.map(({ path, node }) => [formatPath(path), exportJson(node)]);
  const text = `${number} ${JSON.stringify(Object.fromEntries(values))}`;
  return `${checksum(text)} ${text}\n`;
}

/** Whether the checksum of a line, given without its newline, matches. */
export function isWhole(line: Buffer): boolean {
  const text = line.subarray(CHECKSUM_LENGTH + 1);
  return line.toString('latin1', 0, CHECKSUM_LENGTH) === checksum(text);
}

/** Reads the line with this number, given without its newline. Throws when it is not as it was written there. */
export function parseLine(line: Buffer, number: number): readonly Write[] {
  if (!isWhole(line)) throw new Error('the checksum does not match');
  const text = line.toString('utf8', CHECKSUM_LENGTH + 1);
  const start = text.indexOf('{');
  const written = text.slice(0, start).trim();
  if (written !== '' && Number(written) !== number) {
    throw new Error(`it was written as line ${written}, so lines are missing or were moved`);
  }
  const values: Record<string, unknown> = JSON.parse(text.slice(start));
  return Object.entries(values).map(([key, value]) => {
    const path = parseWritePath(key);
    return { path, node: nodeFromJson(value, path, { existing: EMPTY, now: 0 }) };
  });
}

function checksum(text: string | Buffer): string {
  return crc32(text).toString(16).padStart(CHECKSUM_LENGTH, '0');
}
