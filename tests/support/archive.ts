import { crc32 } from 'node:zlib';
import { expect } from 'vitest';
import { parseCsv } from '../../src/lib/csv/parseCsv.ts';

/** The texts of the files of an archive that is not compressed, by name, as its directory has them. */
export async function filesIn(archive: Blob): Promise<Readonly<Record<string, string>>> {
  const bytes = Buffer.from(await archive.arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  expect(at + bytes.readUInt32LE(end + 12)).toBe(end);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const length = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + length);
    const start = bytes.readUInt32LE(at + 42) + 30 + length;
    expect(bytes.readUInt32LE(start - 30 - length)).toBe(0x04034b50);
    const content = bytes.subarray(start, start + bytes.readUInt32LE(at + 24));
    expect(crc32(content)).toBe(bytes.readUInt32LE(at + 16));
    files[name] = content.toString('utf8');
    at += 46 + length;
  }
  return files;
}

type Cells = Readonly<Record<string, string>>;

/** The cells of a sheet, by heading, of what is not blank. */
export function cellsOf(text = ''): readonly Cells[] {
  const [headings, ...rows] = parseCsv(text.replace('\uFEFF', ''), 100_000);
  return rows.map(({ cells }) =>
    Object.fromEntries(
      cells.flatMap((cell, index) => (cell ? [[headings?.cells[index] ?? '', cell]] : [])),
    ),
  );
}

/** The sum of a column, in fils. */
export const centsIn = (rows: readonly Cells[], column: string): bigint =>
  rows.reduce((all, row) => all + BigInt((row[column] ?? '0').replace('.', '')), 0n);
