/** The encodings a sheet can be read in. */
export const ENCODINGS = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western (Windows-1252)',
  'windows-1256': 'Arabic (Windows-1256)',
} as const;

export type Encoding = keyof typeof ENCODINGS;

/** The encoding of a file; `isGuess`: nothing in the file says so. */
export type DetectedEncoding = { readonly encoding: Encoding; readonly isGuess: boolean };

/** How much of a file is looked at, in bytes. */
const SAMPLE_BYTES = 65_536;

/** Finds the encoding of a text file. What is not valid UTF-8 was probably saved by Excel on Windows. */
export function detectEncoding(bytes: Uint8Array): DetectedEncoding {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return { encoding: 'utf-8', isGuess: false };
  if (startsWith(bytes, [0xff, 0xfe])) return { encoding: 'utf-16le', isGuess: false };
  if (startsWith(bytes, [0xfe, 0xff])) return { encoding: 'utf-16be', isGuess: false };
  const utf16 = unmarkedUtf16(bytes);
  if (utf16 !== null) return { encoding: utf16, isGuess: true };
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { encoding: 'utf-8', isGuess: false };
  } catch {
    return { encoding: isArabic(bytes) ? 'windows-1256' : 'windows-1252', isGuess: true };
  }
}

/** Arabic words are bytes above ASCII one after another; the accents of western ones stand alone between letters of ASCII. */
function isArabic(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let [alone, together] = [0, 0];
  for (const [index, byte] of sample.entries()) {
    if (byte < 0xc0) continue;
    const hasNeighbour = (sample[index - 1] ?? 0) >= 0xc0 || (sample[index + 1] ?? 0) >= 0xc0;
    if (hasNeighbour) together += 1;
    else alone += 1;
  }
  return together > alone;
}

/** The text of a file, without its byte order mark. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);

/** Why a file cannot be a sheet of text; null when it can. */
export function binaryProblem(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return 'This file is empty.';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return 'This is a workbook, not a CSV file. Open it in your spreadsheet program, save it as CSV (UTF-8), and choose that file.';
  }
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) {
    return 'This is a PDF. Choose a CSV file, saved from a spreadsheet program.';
  }
  const isUnicode = detectEncoding(bytes).encoding.startsWith('utf-16');
  return !isUnicode && bytes.includes(0)
    ? 'This file is not a text: it contains NUL bytes. Save the sheet as CSV (UTF-8), and choose that file.'
    : null;
}

/** Latin text in UTF-16 has a zero in every other byte. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros: [even: number, odd: number] = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  const many = sample.length / 5;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);
