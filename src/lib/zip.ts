import { sum } from './sum.ts';

/** A file of an archive; its name may begin with folders. */
export type ZipEntry = { readonly name: string; readonly text: string | Blob };

/**
 * Texts as one ZIP archive (PKWARE APPNOTE 6.3.10, section 4.3), not compressed: browsers write none, and what is packed here is small,
 * or pictures. `day`, YYYY-MM-DD, is that of all its files. Rejects beyond 4 GB.
 */
export async function zip(entries: readonly ZipEntry[], day: string): Promise<Blob> {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const changed = ((year - 1980) << 9) | (month << 5) | date;
  const files: Blob[] = [];
  const directory: Blob[] = [];
  for (const { name, text } of entries) {
    const [path, content] = [new Blob([name]), new Blob([text])];
    const size = long(content.size);
    const start = lengthOf(files);
    // Version 2.0, names in UTF-8, stored as it is, at midnight.
    const header = [20, 0x800, 0, 0, changed, ...long(await crc32(content)), ...size, ...size];
    files.push(new Blob([words(0x4b50, 0x0403, ...header, path.size, 0), path, content]));
    const place = [path.size, 0, 0, 0, 0, 0, 0, ...start];
    directory.push(new Blob([words(0x4b50, 0x0201, 20, ...header, ...place), path]));
  }
  const counts = [0, 0, entries.length, entries.length];
  const end = words(0x4b50, 0x0605, ...counts, ...lengthOf(directory), ...lengthOf(files), 0);
  return new Blob([...files, ...directory, end], { type: 'application/zip' });
}

/** Numbers of two bytes each, the lower one first, as all platforms of browsers have them and the format asks. */
const words = (...values: readonly number[]) => Uint16Array.from(values);

function long(value: number): readonly number[] {
  if (value > 0xffffffff) throw new RangeError('Too large for a ZIP archive');
  return [value & 0xffff, value >>> 16];
}

const lengthOf = (parts: readonly Blob[]) => long(sum(parts, ({ size }) => size));

/** How many bytes are held at once: what is large may be on the disk. */
const CHUNK = 2 ** 22;

async function crc32(content: Blob): Promise<number> {
  let crc = -1;
  for (let at = 0; at < content.size; at += CHUNK)
    for (const byte of new Uint8Array(await content.slice(at, at + CHUNK).arrayBuffer()))
      crc = (crc >>> 8) ^ (CRCS[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

/** What each byte adds to one. */
const CRCS = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 && 0xedb88320);
  return crc;
});
