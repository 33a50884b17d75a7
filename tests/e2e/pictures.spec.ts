import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const budget = JSON.parse(
  readFileSync(new URL('../../art/budget.json', import.meta.url), 'utf8'),
) as { readonly homeOnAPhone: number };

/** A phone with a device pixel ratio of three. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };

/** Collects what a page loads from public/media until called. */
function mediaOf(page: Page): () => Promise<readonly { path: string; bytes: number }[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/media/')) responses.push(response);
  });
  return () =>
    Promise.all(
      responses.map(async (response) => ({
        path: new URL(response.url()).pathname,
        bytes: (await response.body()).length,
      })),
    );
}

/** Scrolls down a page as a visitor does, so that all pictures load. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo(0, top);
      await new Promise((done) => {
        setTimeout(done, 60);
      });
    }
  });
  await page.waitForLoadState('networkidle');
}

const isFilm = ({ path }: { readonly path: string }): boolean => /\.(mp4|webm)$/.test(path);

test('the home page loads few bytes of pictures and only the small film on a phone', async ({
  open,
}) => {
  const page = await open('about:blank', PHONE);
  const media = mediaOf(page);
  await page.goto('/');
  await expect(page.locator('#root h1')).toBeVisible();
  await readThrough(page);
  const loaded = await media();
  const pictures = loaded.filter((file) => !isFilm(file));
  const bytes = pictures.reduce((sum, file) => sum + file.bytes, 0);
  console.info(`Home on a phone: ${pictures.length} pictures, ${bytes} bytes`);
  expect(new Set(loaded.filter(isFilm).map(({ path }) => path))).toEqual(
    new Set(['/media/hero-phone.webm']),
  );
  expect(pictures.length).toBeGreaterThan(9);
  expect(bytes).toBeLessThanOrEqual(budget.homeOnAPhone);
});

for (const { width, film } of [
  { width: 1440, film: [1920, 1080] },
  { width: 1024, film: [1280, 720] },
] as const) {
  test(`a window ${width} px wide plays the film at ${film.join(' by ')}`, async ({ open }) => {
    const page = await open('/', { viewport: { width, height: 800 } });
    const size = page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      while (video.currentTime === 0) await new Promise((done) => void setTimeout(done, 50));
      return [video.videoWidth, video.videoHeight];
    });
    expect(await size).toEqual(film);
  });
}
