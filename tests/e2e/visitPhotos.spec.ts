import type { Page } from '@playwright/test';
import { MAX_PHOTO_SIDE, MAX_VISIT_PHOTO_BYTES } from '../../src/features/visits/visitPhotos.ts';
import { waitingChanges } from './deviceStorage.ts';
import { expect } from './fixtures.ts';
import { test } from './killableBrowser.ts';
import { networkFaultsOf } from './networkFaults.ts';
import type { Product } from './product.ts';

type Stored = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const recordsAt = async ({ stored }: Product, path: string): Promise<Stored> =>
  ((await stored(path)) ?? {}) as Stored;

async function idOf(product: Product, path: string, field: string, text: string): Promise<string> {
  const all = Object.entries(await recordsAt(product, path));
  return all.find(([, one]) => one[field] === text)?.[0] ?? '';
}

/** The stored photos of the visits whose text on what was done is this. */
async function photosOf(product: Product, work: string): Promise<Stored[string][]> {
  const id = await idOf(product, 'service/visits', 'work', work);
  return id === '' ? [] : Object.values(await recordsAt(product, `service/photos/${id}`));
}

async function openForm(page: Page, product: Product, name: string): Promise<void> {
  const id = await idOf(product, 'service/installations', 'name', name);
  await page.goto(`${product.address}/#/dashboard/service/visit?installation=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Visit to ${name}` })).toBeVisible();
}

/** What an Exif header says of where a photo was taken. */
const PLACE = 'Villa 12, behind the gate';

/**
 * A photo as a telephone saves it that is held upright: its pixels lie on their side, and the header says how to turn them. Red
 * at the corner that is at the top right once it is turned.
 */
async function photoOfTelephone(page: Page, width = 2_400): Promise<Buffer> {
  const base64 = await page.evaluate(async (w) => {
    const canvas = new OffscreenCanvas(w, 0.75 * w);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is no canvas');
    // As much detail as a reef has, and some noise.
    for (let count = 0; count < 1_500; count += 1) {
      context.fillStyle = `hsl(${(count * 47) % 360} 60% ${20 + ((count * 13) % 60)}%)`;
      context.fillRect((count * 7_919) % 4_000, (count * 104_729) % 3_000, 90, 60);
    }
    context.fillStyle = '#f00';
    context.fillRect(0, 0, 800, 800);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        if (typeof reader.result === 'string') resolve(reader.result.replace(/^.*,/, ''));
      });
      reader.readAsDataURL(blob);
    });
  }, width);
  const jpeg = Buffer.from(base64, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)]);
}

/** An Exif header: turned by a quarter, and taken at a place. */
function exif(): Buffer {
  const place = Buffer.from(`${PLACE}\0`);
  const description = entry(0x010e, 2, place.length, 8 + 2 + 24 + 4);
  const orientation = entry(0x0112, 3, 1, 6);
  const head = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 2, 0]);
  const body = [Buffer.from('Exif\0\0'), head, description, orientation, Buffer.alloc(4), place];
  const content = Buffer.concat(body);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([marker, content]);
}

function entry(tag: number, type: number, count: number, value: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(count, 4);
  bytes.writeUInt32LE(value, 8);
  return bytes;
}

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** The sides of a picture, and whether it is red at its top right, as the browser shows it. */
const look = (page: Page, data: string) =>
  page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const isRed = (x: number): boolean => {
      const [red = 0, green = 255] = context?.getImageData(x, 40, 1, 1).data ?? [];
      return red > 200 && green < 60;
    };
    return { width, height, isUpright: isRed(width - 40) && !isRed(40) };
  }, data);

test('a photo of a telephone is stored upright, small, and without where it was taken', async ({
  openSignedIn,
  product,
}) => {
  const page = await openSignedIn('/#/dashboard');
  await openForm(page, product, 'Koi court');
  const photo = await photoOfTelephone(page);
  expect(photo.includes(PLACE)).toBe(true);
  await page
    .getByLabel('Photo files')
    .setInputFiles([
      fileOf('reef.jpg', photo),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a picture') },
      fileOf('broken.jpg', Buffer.from('Not a picture either')),
    ]);
  await expect(page.getByText('notes.txt: This file is no picture.')).toBeVisible();
  await expect(page.getByText('broken.jpg: This picture cannot be opened')).toBeVisible();
  await page.getByLabel('Caption of photo 1').fill('The koi');
  await page.getByLabel('Work Done').fill('Photographed upright');
  await page.getByRole('button', { name: 'Save visit' }).click();

  await expect.poll(() => photosOf(product, 'Photographed upright')).toHaveLength(1);
  const [stored = {}] = await photosOf(product, 'Photographed upright');
  expect(stored).toMatchObject({ caption: 'The koi', user: 'Layla Haddad' });
  const data = String(stored['data']);
  const bytes = Buffer.from(data.replace(/^.*,/, ''), 'base64');
  expect(bytes.length).toBeLessThanOrEqual(MAX_VISIT_PHOTO_BYTES);
  for (const trace of [PLACE, 'Exif', 'EXIF']) expect(bytes.includes(trace)).toBe(false);
  const { width, height, isUpright } = await look(page, data);
  expect({ isUpright, ratio: width / height }).toEqual({ isUpright: true, ratio: 0.75 });
  expect(height).toBeLessThanOrEqual(MAX_PHOTO_SIDE);
  console.info(`${photo.length} bytes: ${width} × ${height}, ${bytes.length} bytes`);
});

test('photos picked without a network survive the death of the browser, before the visit is saved and after', async ({
  product,
  killableBrowser,
}) => {
  const page = await killableBrowser.open();
  const network = await networkFaultsOf(page);
  await openForm(page, product, 'Reef lagoon');
  const photo = await photoOfTelephone(page, 1_200);
  await network.goOffline();
  await page
    .getByLabel('Photo files')
    .setInputFiles(['a', 'b', 'c'].map((name) => fileOf(`${name}.jpg`, photo)));
  await expect(page.getByLabel(/^Caption of photo/)).toHaveCount(3);
  await page.getByLabel('Caption of photo 2').fill('Before the kill');
  await expect(page.getByText(/^Preparing/)).toHaveCount(0);
  // The disk answers once it has written what was typed.
  expect(await waitingChanges(page)).toBe(3);
  await killableBrowser.kill();

  const next = await killableBrowser.open();
  const again = await networkFaultsOf(next);
  await openForm(next, product, 'Reef lagoon');
  await expect(next.getByLabel(/^Caption of photo/)).toHaveCount(3);
  await expect(next.getByLabel('Caption of photo 2')).toHaveValue('Before the kill');
  await again.goOffline();
  await next.getByRole('button', { name: 'Remove photo 3' }).click();
  await expect(next.getByLabel(/^Caption of photo/)).toHaveCount(2);
  await next.getByLabel('Work Done').fill('Photographed without a network');
  await next.getByRole('button', { name: 'Save visit' }).click();
  await expect(next.getByText('Visit to Reef lagoon recorded')).toBeVisible();
  await next.getByRole('button', { name: /3 waiting/ }).click();
  await expect(next.getByText('Photo of “Reef lagoon”')).toHaveCount(2);
  await killableBrowser.kill();
  expect(await photosOf(product, 'Photographed without a network')).toEqual([]);

  const last = await killableBrowser.open();
  await last.goto(`${product.address}/#/dashboard`);
  await expect.poll(() => photosOf(product, 'Photographed without a network')).toHaveLength(2);
  const captions = (await photosOf(product, 'Photographed without a network')).map(
    ({ caption }) => caption,
  );
  expect(new Set(captions)).toEqual(new Set(['', 'Before the kill']));
  await openForm(last, product, 'Reef lagoon');
  await expect(last.getByLabel(/^Caption of photo/)).toHaveCount(0);
});
