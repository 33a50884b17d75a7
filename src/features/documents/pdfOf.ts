type Size = { readonly width: number; readonly height: number };

/** Points of a PDF per CSS pixel. */
const POINT = 72 / 96;

/** Pages of pictures, JPEGs all of one size in CSS pixels, as a PDF. */
export function pdfOf(pages: readonly Uint8Array[], { width, height }: Size): Blob {
  const [wide, high] = [width * POINT, height * POINT];
  const objects: (readonly (string | Uint8Array)[])[] = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    [
      `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${pageId(at)} 0 R`).join(' ')}]/MediaBox[0 0 ${wide} ${high}]>>`,
    ],
  ];
  for (const [at, jpeg] of pages.entries()) {
    const id = pageId(at);
    objects.push(
      [
        `<</Type/Page/Parent 2 0 R/Contents ${id + 1} 0 R/Resources<</XObject<</I ${id + 2} 0 R>>>>>>`,
      ],
      toStream(`q ${wide} 0 0 ${high} 0 0 cm/I Do Q`, ''),
      toStream(jpeg, pictureEntries(jpeg)),
    );
  }
  return written(objects);
}

const pageId = (at: number): number => 3 + 3 * at;

const toStream = (content: string | Uint8Array, entries: string) =>
  [`<</Length ${content.length}${entries}>>stream\n`, content, '\nendstream'] as const;

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
