/** A word and its place on a page, in CSS pixels from its top left. */
export type PdfWord = {
  readonly text: string;
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
};

export type PdfPage = { readonly words: readonly PdfWord[]; readonly jpeg: Uint8Array };

type Size = { readonly width: number; readonly height: number };

/** Points of a PDF per CSS pixel. */
const POINT = 72 / 96;

/** Pages of pictures, all of one size in CSS pixels, as a PDF with their words as invisible text. */
export function pdfOf(pages: readonly PdfPage[], { width, height }: Size): Blob {
  const objects: (readonly (string | Uint8Array)[])[] = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    [
      `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${pageId(at)} 0 R`).join(' ')}]/MediaBox[0 0 ${width * POINT} ${height * POINT}]>>`,
    ],
    [
      '<</Type/Font/Subtype/Type0/BaseFont/Helvetica/Encoding/Identity-H/DescendantFonts[4 0 R]/ToUnicode 5 0 R>>',
    ],
    [
      '<</Type/Font/Subtype/CIDFontType2/BaseFont/Helvetica/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 1000/FontDescriptor 6 0 R>>',
    ],
    streamOf(unicodeOf(pages), ''),
    [
      '<</Type/FontDescriptor/FontName/Helvetica/Flags 4/FontBBox[0 -200 1000 800]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 800/StemV 80>>',
    ],
  ];
  for (const [at, { words, jpeg }] of pages.entries()) {
    const id = pageId(at);
    objects.push(
      [
        `<</Type/Page/Parent 2 0 R/Contents ${id + 1} 0 R/Resources<</Font<</F 3 0 R>>/XObject<</I ${id + 2} 0 R>>>>>>`,
      ],
      streamOf(contentOf(words, { width, height }), ''),
      streamOf(jpeg, pictureEntries(jpeg)),
    );
  }
  return written(objects);
}

const pageId = (at: number): number => 7 + 3 * at;

const streamOf = (content: string | Uint8Array, entries: string) =>
  [`<</Length ${content.length}${entries}>>stream\n`, content, '\nendstream'] as const;

/** Each code of the text is the character itself, in UTF-16. A range may differ in its last byte only. */
function unicodeOf(pages: readonly PdfPage[]): string {
  const texts = pages.flatMap(({ words }) => words.map(({ text }) => text)).join('');
  const blocks = new Set(
    Array.from({ length: texts.length }, (_, at) => hex(texts.charCodeAt(at)).slice(0, 2)),
  );
  const ranges = [...blocks].map(
    (block) => `1 beginbfrange<${block}00><${block}FF><${block}00>endbfrange`,
  );
  return `/CIDInit/ProcSet findresource begin begincmap/CMapName/U def/CMapType 2 def 1 begincodespacerange<0000><FFFF>endcodespacerange ${ranges.join(' ')} endcmap end`;
}

function contentOf(words: readonly PdfWord[], { width, height }: Size): string {
  const texts = words.map(({ text, left, bottom, width: long, height: size }) => {
    const shown = /\p{Script=Arabic}/u.test(text) ? Array.from(text).toReversed().join('') : text;
    const stretch = (100 * long) / (shown.length * size);
    const codes = Array.from({ length: shown.length }, (_, at) => hex(shown.charCodeAt(at)));
    const [x, y] = [left * POINT, (height - bottom + size * 0.2) * POINT].map((n) => n.toFixed(2));
    return `${(size * POINT).toFixed(2)} 0 0 ${(size * POINT).toFixed(2)} ${x} ${y} Tm ${stretch.toFixed(2)} Tz<${codes.join('')}>Tj`;
  });
  return `q ${width * POINT} 0 0 ${height * POINT} 0 0 cm/I Do Q BT/F 1 Tf 3 Tr ${texts.join('\n')} ET`;
}

const hex = (code: number): string => code.toString(16).padStart(4, '0');

/** The size of a JPEG stands in the marker of its frame. */
function pictureEntries(jpeg: Uint8Array): string {
  let at = 2;
  while (at < jpeg.length && !FRAMES.has(jpeg[at + 1] ?? 0)) at += 2 + numberAt(jpeg, at + 2);
  return `/Type/XObject/Subtype/Image/Width ${numberAt(jpeg, at + 7)}/Height ${numberAt(jpeg, at + 5)}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
}

/** The markers of the frame: baseline and progressive. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

const numberAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);

/** The file with the places of its objects, which readers ask for. */
function written(objects: readonly (readonly (string | Uint8Array)[])[]): Blob {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  let length = 0;
  const add = (part: string | Uint8Array): void => {
    parts.push(part as string | Uint8Array<ArrayBuffer>);
    length += part.length;
  };
  add('%PDF-1.5\n');
  const places = objects.map((object, at) => {
    const place = length;
    add(`${at + 1} 0 obj`);
    for (const part of object) add(part);
    add('\nendobj\n');
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = length;
  add(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );
  return new Blob(parts, { type: 'application/pdf' });
}
