import { describe, expect, it } from 'vitest';
import { binaryProblem, decodeText } from '../../../src/lib/csv/encoding.ts';
import { parseCsv, SheetProblem } from '../../../src/lib/csv/parseCsv.ts';
import { protectedText, unprotected, writeCsv } from '../../../src/lib/csv/writeCsv.ts';

const cellsOf = (text: string): readonly (readonly string[])[] =>
  parseCsv(text, 100).map(({ cells }) => cells);

it.each([
  ['commas', 'a,b\r\n1,2\r\n'],
  ['semicolons', 'a;b\n1;2'],
  ['tabs', 'a\tb\n1\t2\n'],
  ['bars', 'a|b\n1|2\n'],
  ['a line that names the separator', 'sep=;\r\na;b\r\n1;2\r\n'],
  ['line breaks of an old Macintosh', 'a,b\r1,2\r'],
  ['mixed line breaks', 'a,b\r\n1,2\n'],
  ['quotes around everything', '"a","b"\n"1","2"\n'],
  ['blank lines', '\n\na,b\n , \n\n1,2\n\n'],
])('reads %s', (_, text) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

it('prefers the separator that parts all rows alike', () => {
  expect(cellsOf('name;amount\nReef, Dubai;1,5\nNoor;2,5\nQamar, Abu Dhabi;3\n')[1]).toEqual([
    'Reef, Dubai',
    '1,5',
  ]);
});

it('keeps quotes, separators and line breaks inside of quotes', () => {
  const rows = [
    ['a "b" c', 'x,y', 'line\r\nline', 'فندق، "النخيل"'],
    ['', '1', ' 2 ', '\u202Eabc'],
  ];
  expect(cellsOf(writeCsv(rows).slice(1))).toEqual(rows);
});

it('counts rows as a spreadsheet program does, with blank ones', () => {
  expect(parseCsv('a,b\n\n1,2', 10).map(({ number }) => number)).toEqual([1, 3]);
  expect(parseCsv('sep=,\na,b\n1,2', 10).map(({ number }) => number)).toEqual([2, 3]);
});

it('reads 200 columns', () => {
  const row = Array.from({ length: 200 }, (_, n) => `c${n}`);
  expect(cellsOf(`${row.join(',')}\n${row.join(',')}`)).toEqual([row, row]);
});

it.each([
  ['a quote that is never closed', 'a,b\n1,"2\n3,4\n', /quotation mark in row 2 is never closed/],
  [
    'text after a quote',
    'a,b\n1,"2" x\n3,4\n',
    /quotation mark in row 2 .* followed by other text/,
  ],
  ['an empty sheet', '', /no text/],
  ['a sheet of blanks', ' , \n,\n', /no text/],
  ['too many rows', 'a\n'.repeat(101), /101 rows\. At most 100/],
])('says what is wrong with %s', (_, text, message) => {
  expect(() => parseCsv(text, 100)).toThrow(message);
  expect(() => parseCsv(text, 100)).toThrow(SheetProblem);
});

const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (c) => c.charCodeAt(0)).buffer);

describe('encodings', () => {
  const TEXT = 'Näme,Wert\nReef,5';

  it.each([
    ['UTF-8', new TextEncoder().encode(TEXT), false],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${TEXT}`), false],
    ['UTF-16', utf16(TEXT), false],
    ['Windows-1252', Uint8Array.from(TEXT, (c) => c.charCodeAt(0)), true],
  ] as const)('reads %s', (_, bytes, isGuess) => {
    expect(decodeText(bytes)).toEqual({ text: TEXT, isGuess });
    expect(binaryProblem(bytes)).toBeNull();
  });

  it.each([
    ['a workbook', [0x50, 0x4b, 3, 4, 1, 2], /save it as CSV/],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], /save it as CSV/],
    ['a PDF', [0x25, 0x50, 0x44, 0x46], /not a text/],
    ['NUL bytes', [...new TextEncoder().encode('a,b\n1'), 0, 0x32], /not a text/],
    ['nothing', [], /empty/],
  ])('says what to do with %s', (_, bytes, message) => {
    expect(binaryProblem(Uint8Array.from(bytes))).toMatch(message);
  });
});

it.each([
  '=1',
  '+971 50',
  '-A1',
  '@x',
  '\tx',
  '\rx',
  '0042',
  '100123456789012',
  '1-2',
  '12e4',
  "'=1",
])('protects %j with an apostrophe and takes it away again', (text) => {
  expect(protectedText(text)).toBe(`'${text}`);
  expect(unprotected(`'${text}`)).toBe(text);
});

it.each(['-5', '-12.5', '5', "'tis", "'", 'Reef', 'a-b', '0', '1.5', 'فندق'])(
  'leaves %j as it is',
  (text) => {
    expect(protectedText(text)).toBe(text);
    expect(unprotected(text)).toBe(text);
  },
);

it('refuses more columns than a list of records can have', () => {
  const text = `a,b\n${','.repeat(200)}x`;
  expect(() => parseCsv(text, 10)).toThrow(/^Row 2 has 201 cells\. At most 200 columns/);
  expect(parseCsv(`${','.repeat(199)}x`, 10)).toHaveLength(1);
});

it.each(['＝1+1', '＋971', '－5', '＠SUM(A1)'])('protects the full-width formula %s', (text) => {
  expect(protectedText(text)).toBe(`'${text}`);
  expect(unprotected(protectedText(text))).toBe(text);
});

it.each([
  ['windows-1256', [0xc7, 0xe1, 0xe4, 0xce, 0xed, 0xe1, 0x2c, 0x35], 'النخيل,5'],
  ['windows-1252', [0x43, 0x61, 0x66, 0xe9, 0x2c, 0x4d, 0xfc, 0x6c, 0x6c], 'Café,Müll'],
] as const)('recognises %s', (_, bytes, text) => {
  expect(decodeText(Uint8Array.from(bytes))).toEqual({ text, isGuess: true });
});

it.each([
  ['a;=1+1', "a;'=1+1"],
  ["a; '@SUM(A1)", "a; ''@SUM(A1)"],
  ['a";=1', 'a";\'=1'],
  ['first\n=1', "first\n'=1"],
  ['a;b, c -5', 'a;b, c -5'],
])('protects %j in a program that separates by semicolons', (text, cell) => {
  expect(protectedText(text)).toBe(cell);
  expect(unprotected(cell)).toBe(text);
});
