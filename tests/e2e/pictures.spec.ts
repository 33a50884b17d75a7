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
  const pictures = loaded.filter((file) => !isFilm(file) && !file.path.endsWith('.woff2'));
  const bytes = pictures.reduce((sum, file) => sum + file.bytes, 0);
  console.info(`Home on a phone: ${pictures.length} pictures, ${bytes} bytes`);
  expect(new Set(loaded.filter(isFilm).map(({ path }) => path))).toEqual(
    new Set(['/media/hero-phone.webm']),
  );
  expect(pictures.length).toBeGreaterThan(9);
  expect(bytes).toBeLessThanOrEqual(budget.homeOnAPhone);
});

for (const { width, film } of [
  { width: 2560, film: [2560, 1440] },
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

/** Where the section drawing has the dimension lines of the tank and of the room: shares of its width and height. */
const TANK = { from: 0.478, to: 0.716, y: 0.214 };
const ROOM = { from: 0.113, to: 0.735, x: 0.0634 };

test('the figures of the section stand on their lines and beside the words in every window', async ({
  open,
}) => {
  const page = await open('/professionals');
  await expect(page.locator('#root h1')).toBeVisible();
  const words = page.locator('#root .page-head :is(h1, .eyebrow, .page-lead)');
  const boxOf = async (text: string) => {
    const box = await page.locator('#root').getByText(text, { exact: true }).boundingBox();
    if (!box) throw new Error(`${text} is not shown`);
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1024, 768],
    [1280, 720],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    // It fills the window and stands on its lower edge; phones show the middle half.
    const isUpright = width <= 640;
    const across = 2400 * Math.max(width / (isUpright ? 1200 : 2400), height / 1500);
    const left = width / 2 - across * (isUpright ? 0.52 : 0.5);
    const x = (share: number) => left + share * across;
    const y = (share: number) => height - ((1 - share) * across) / 1.6;

    const tank = await boxOf('Ø 1,900');
    expect(tank.x).toBeGreaterThan(x(TANK.from));
    expect(tank.right).toBeLessThan(x(TANK.to));
    expect(y(TANK.y) - tank.bottom).toBeGreaterThan(0);
    expect(y(TANK.y) - tank.bottom).toBeLessThan(12);

    // Narrow windows cut off what is at the left.
    if (x(ROOM.x) < 0) continue;
    const room = await boxOf('2,900');
    expect(room.y).toBeGreaterThan(y(ROOM.from));
    expect(room.bottom).toBeLessThan(y(ROOM.to));
    for (const figure of [room, await boxOf('800')]) {
      expect(x(ROOM.x) - figure.right).toBeGreaterThan(0);
      expect(x(ROOM.x) - figure.right).toBeLessThan(12);
      for (const word of await words.all()) {
        const box = await word.boundingBox();
        const isApart =
          !box ||
          figure.right < box.x ||
          figure.bottom < box.y ||
          // The last line of the heading ends above the end of its box.
          figure.y > box.y + box.height - 8;
        expect(isApart, `${JSON.stringify(figure)} beside ${JSON.stringify(box)}`).toBe(true);
      }
    }
  }
});
