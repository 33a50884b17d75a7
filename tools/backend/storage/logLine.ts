import { crc32 } from 'node:zlib';
import { EMPTY, type Write } from '../core/node.ts';
import { formatPath, parseWritePath } from '../core/path.ts';
import { nodeFromJson } from '../core/nodeFromJson.ts';
import { exportJson } from '../core/nodeToJson.ts';

/**
 * A line consists of a checksum of eight hex digits, the line number, and a JSON object that maps paths to new
 * values, separated by spaces.
 */
const CHECKSUM_LENGTH = 8;

/** One atomic write as a line of the log, with its newline. */
export function formatLine(writes: readonly Write[], number: number): string {
  const values = writes.map(({ path, node }) => [formatPath(path), exportJson(node)]);
  const text = `${number} ${JSON.stringify(Object.fromEntries(values))}`;
  return `${checksum(text)} ${text}\n`;
}

/** Whether a line (without its newline) matches its checksum. */
export function hasValidChecksum(line: Buffer): boolean {
  const text = line.subarray(CHECKSUM_LENGTH + 1);
  return line.toString('latin1', 0, CHECKSUM_LENGTH) === checksum(text);
}

/** Parses a line (without its newline). Throws when its checksum or its line number is wrong. */
export function parseLine(line: Buffer, number: number): readonly Write[] {
  if (!hasValidChecksum(line)) throw new Error('the checksum does not match');
  const text = line.toString('utf8', CHECKSUM_LENGTH + 1);
  const start = text.indexOf('{');
  const originalNumber = text.slice(0, start).trim();
  if (Number(originalNumber) !== number) {
    throw new Error(`it was written as line ${originalNumber}, so lines are missing or were moved`);
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
