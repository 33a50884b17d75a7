const SAMPLE_BYTES = 65_536;

function guessEncoding(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return isArabic(bytes) ? 'windows-1256' : 'windows-1252';
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

/** The text of a file, without its byte order mark. `isGuess`: nothing in the file says how its letters are encoded. */
export function decodeText(bytes: Uint8Array): {
  readonly text: string;
  readonly isGuess: boolean;
} {
  const encoding = guessEncoding(bytes);
  return {
    text: new TextDecoder(encoding).decode(bytes),
    isGuess: encoding.startsWith('windows'),
  };
}

/** Why a file cannot be a sheet of text; null when it can. */
export function binaryProblem(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return 'This file is empty.';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return 'This is a workbook, not a CSV file. Open it in your spreadsheet program, save it as CSV (UTF-8), and choose that file.';
  }
  return decodeText(bytes).text.includes('\0') || startsWith(bytes, [0x25, 0x50, 0x44, 0x46])
    ? 'This file is not a text. Save the sheet as CSV (UTF-8) in your spreadsheet program, and choose that file.'
    : null;
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);
