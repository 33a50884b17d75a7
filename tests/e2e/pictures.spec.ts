import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const budget = JSON.parse(
  readFileSync(new URL('../../tools/art/budget.json', import.meta.url), 'utf8'),
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
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
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
  const pictures = loaded.filter((file) => !isFilm(file) && !file.path.endsWith('.woff2'));
  const bytes = pictures.reduce((sum, file) => sum + file.bytes, 0);
  console.info(`Home on a phone: ${pictures.length} pictures, ${bytes} bytes`);
  expect(new Set(loaded.filter(isFilm).map(({ path }) => path))).toEqual(
    new Set(['/media/hero-phone.webm']),
  );
  expect(pictures.length).toBeGreaterThan(9);
  expect(bytes).toBeLessThanOrEqual(budget.homeOnAPhone);
});

test('the jellies of a project move over its still once the page is there, until they are paused', async ({
  open,
}) => {
  const page = await open('about:blank');
  const media = mediaOf(page);
  await page.goto('/#/portfolio/5');
  const film = page.locator('header video');
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  const paths = (await media()).map(({ path }) => path);
  expect(paths.indexOf('/media/drift.webm'), 'after the still').toBeGreaterThan(
    paths.findIndex((path) => path.includes('/drift-')),
  );
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect(film).toHaveJSProperty('paused', true);
  await expect(film).toHaveCSS('opacity', '0');

  const still = await open('/#/portfolio/5', { reducedMotion: 'reduce' });
  await still.waitForLoadState('networkidle');
  await expect(still.locator('header img')).toBeVisible();
  await expect(still.locator('video')).toHaveCount(0);
});
