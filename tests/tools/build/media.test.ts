import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { describe, expect, it } from 'vitest';
import { BRAND } from '../../../src/company/brand.ts';
import { sharePicture } from '../../../tools/build/pageMeta.ts';
import { PUBLIC_PAGES } from '../../../tools/build/publicPages.ts';
import budget from '../../../tools/art/budget.json';
import listed from '../../../src/company/pictureFiles.json';
import type { PictureName } from '../../../src/company/pictures.ts';
import { sourceSet } from '../../../src/company/pictures.ts';

/** The pictures and films that visitors load; tools/art/budget.json has their ceilings in bytes. */
const MEDIA = new URL('../../../public/media/', import.meta.url).pathname;

type Shape = {
  readonly ratio: number;
  readonly widths: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

const SHAPES: Readonly<Record<string, Shape>> = budget.shapes;

const pictures = Object.entries(listed).flatMap(([name, { shape }]) => {
  const { ratio, widths } = SHAPES[shape] ?? { ratio: Number.NaN, widths: {} };
  return Object.entries(widths).flatMap(([width, formats]) =>
    Object.entries(formats).map(([format, ceiling]) => ({
      file: `${name}-${width}.${format}`,
      width: Number(width),
      height: Number(width) / ratio,
      type: format,
      ceiling,
    })),
  );
});

/** What people add to records: one file each. */
const photos = budget.photos.names.map((name) => ({ file: `${name}.jpg` }));

const films = Object.entries({ ...budget.films, ...budget.loops }).map(([file, ceiling]) => ({
  file,
  ceiling,
}));

/** A page has the same in each language, with the words of the first. */
const sharePictures = PUBLIC_PAGES.filter(({ language }) => language.prefix === '').map((page) => ({
  file: basename(sharePicture(page)),
  words: `${BRAND.name}: ${page.heading}`,
}));

/** The phone's films are cut out for upright windows; the name of each other film is its height, and loops have one size. */
function sizeOf(film: string): readonly number[] {
  if (film in budget.loops) return [1280, 800];
  const height = Number(/\d+/.exec(film)?.[0]);
  return film.startsWith('hero-phone') ? [720, 1280] : [(height * 16) / 9, height];
}

const bytesOf = (file: string): number => statSync(MEDIA + file).size;

describe('the pictures', () => {
  it.each(pictures)(
    '$file has the size and format of its name, and stays below its ceiling',
    async (picture) => {
      const { width, height, type } = await imageSizeFromFile(MEDIA + picture.file);
      expect(type).toBe(picture.type);
      expect(width).toBe(picture.width);
      expect(Math.abs(height - picture.height)).toBeLessThanOrEqual(1);
      expect(bytesOf(picture.file)).toBeLessThanOrEqual(picture.ceiling);
    },
  );

  it('are offered to the browser at every width they are published at', () => {
    const offered = (Object.keys(listed) as PictureName[]).flatMap((name) =>
      (['avif', 'jpg'] as const).flatMap((format) =>
        [...sourceSet(name, format).matchAll(/media\/(\S+) \d+w/g)].map(([, file]) => file),
      ),
    );
    expect(new Set(offered)).toEqual(new Set(pictures.map(({ file }) => file)));
  });

  it.each(sharePictures)(
    '$file shows what its page says, in 1200 by 630 pixels and below its ceiling',
    async ({ file, words }) => {
      const { width, height } = await imageSizeFromFile(MEDIA + file);
      expect([width, height]).toEqual([1200, 630]);
      expect(bytesOf(file)).toBeLessThanOrEqual(budget['share.jpg']);
      expect(
        commentOf(file),
        'draw it again: tools/art/share, for which python3-pil and python3-numpy are enough',
      ).toBe(words);
    },
  );
});

describe('the photos', () => {
  it.each(photos)(
    '$file has the size of a photo, and stays below its ceiling',
    async ({ file }) => {
      const { width, height, type } = await imageSizeFromFile(MEDIA + file);
      expect([type, width, height]).toEqual(['jpg', budget.photos.width, budget.photos.height]);
      expect(bytesOf(file)).toBeLessThanOrEqual(budget.photos.jpg);
    },
  );
});

describe('the films', () => {
  it.each(films)(
    '$file has the size of its name, and stays below its ceiling',
    ({ file, ceiling }) => {
      expect(bytesOf(file)).toBeLessThanOrEqual(ceiling);
      expect(dimensionsOf(file)).toEqual(sizeOf(file));
    },
  );
});

describe('public/media', () => {
  it('contains no other files, and stays below its total budget', () => {
    const expected = [...pictures, ...photos, ...films].map(({ file }) => file);
    const shared = sharePictures.map(({ file }) => file);
    const files = readdirSync(MEDIA);
    expect(files.toSorted()).toEqual(
      [...expected, ...shared, 'titles.woff2', 'titles-arabic.woff2'].toSorted(),
    );
    const total = files.reduce((sum, file) => sum + bytesOf(file), 0);
    console.info(`public/media: ${files.length} files, ${total} bytes of at most ${budget.total}`);
    expect(total).toBeLessThanOrEqual(budget.total);
  });
});

/** The comment with which a JPEG begins, after its own marker and that of the comment. */
function commentOf(file: string): string {
  const bytes = readFileSync(MEDIA + file);
  return bytes.subarray(2, 4).toString('hex') === 'fffe'
    ? bytes.subarray(6, 4 + bytes.readUInt16BE(4)).toString()
    : '';
}

/** The width and height in a film's metadata: the `tkhd` box of an MP4, the video track of a WebM. */
function dimensionsOf(file: string): readonly number[] {
  const bytes = readFileSync(MEDIA + file);
  if (file.endsWith('.mp4')) {
    const box = bytes.indexOf('tkhd') - 4;
    const end = box + bytes.readUInt32BE(box);
    return [bytes.readUInt32BE(end - 8) / 65_536, bytes.readUInt32BE(end - 4) / 65_536];
  }
  // PixelWidth (0xB0) and PixelHeight (0xBA) are adjacent, each two bytes long.
  const at = bytes.indexOf(Buffer.from([0xb0, 0x82]));
  expect(bytes.subarray(at + 4, at + 6)).toEqual(Buffer.from([0xba, 0x82]));
  return [bytes.readUInt16BE(at + 2), bytes.readUInt16BE(at + 6)];
}
