import { sum } from './sum.ts';

/** A file of an archive; its name may begin with folders. */
export type ZipEntry = { readonly name: string; readonly text: string };

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Texts as one ZIP archive (PKWARE APPNOTE 6.3.10, section 4.3), not compressed: browsers write none, and what is packed here is small.
 * `day`, YYYY-MM-DD, is that of all its files.
 */
export function zip(entries: readonly ZipEntry[], day: string): Blob {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const changed = ((year - 1980) << 9) | (month << 5) | date;
  const encoder = new TextEncoder();
  const files: Bytes[] = [];
  const directory: Bytes[] = [];
  for (const { name, text } of entries) {
    const [path, content] = [encoder.encode(name), encoder.encode(text)];
    const size = long(content.length);
    const start = lengthOf(files);
    // Version 2.0, names in UTF-8, stored as it is, at midnight.
    const header = [20, 0x800, 0, 0, changed, ...long(crc32(content)), ...size, ...size];
    files.push(words(0x4b50, 0x0403, ...header, path.length, 0), path, content);
    directory.push(words(0x4b50, 0x0201, 20, ...header, path.length, 0, 0, 0, 0, 0, 0, ...start));
    directory.push(path);
  }
  const counts = [0, 0, entries.length, entries.length];
  const end = words(0x4b50, 0x0605, ...counts, ...lengthOf(directory), ...lengthOf(files), 0);
  return new Blob([...files, ...directory, end], { type: 'application/zip' });
}

/** Numbers of two bytes each, the lower one first, as all platforms of browsers have them and the format asks. */
const words = (...values: readonly number[]): Bytes =>
  new Uint8Array(Uint16Array.from(values).buffer);

const long = (value: number): readonly number[] => [value & 0xffff, value >>> 16];

const lengthOf = (parts: readonly Bytes[]) => long(sum(parts, ({ length }) => length));

function crc32(bytes: Bytes): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 && 0xedb88320);
  }
  return ~crc >>> 0;
}
