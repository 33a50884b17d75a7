import type { Page } from '@playwright/test';
import { BRAND } from '../../src/company/brand.ts';
import { PUBLIC_ROUTES } from '../support/publicRoutes.ts';
import { expect, test } from './fixtures.ts';

/** A third of a page of paper, in pixels. */
const MAX_PICTURE_HEIGHT = 300;

test('every page prints dark on white, with modest pictures and the contact details', async ({
  open,
}) => {
  const page = await open('/');
  for (const [path, , title] of PUBLIC_ROUTES) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/#${path}`);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('main picture:empty')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const contact of [BRAND.email, BRAND.phone, BRAND.address]) {
      await expect(page.getByRole('contentinfo').getByText(contact)).toBeVisible();
    }
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    // What fades in or out for print takes a moment.
    await expect.poll(() => paleTexts(page), path).toEqual([]);
    expect(await tallestPicture(page), path).toBeLessThanOrEqual(MAX_PICTURE_HEIGHT);
    // Background pictures are not printed.
    expect(await picturesBehindWords(page), path).toEqual([]);
    const reviews = page.getByText('What clients notice');
    if ((await reviews.count()) > 0) await expectReviewsWithinPaper(page);
  }
});

test('the home page is printed on few sheets, and fills them', async ({ open }) => {
  const page = await open('/');
  await expect(page.locator('#root h1')).toBeVisible();
  await expect(page.locator('main picture:empty')).toHaveCount(0);
  // Until the code of the instrument has come, its empty frame takes a sheet of its own.
  await expect(page.locator('.wall-board')).toBeVisible();
  // Once the letters have come, too.
  let sheets = 0;
  const countSheets = async (): Promise<number> =>
    (sheets = pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true })));
  await expect.poll(countSheets, { timeout: 120_000 }).toBeLessThanOrEqual(5);
  // The part of A4 within the margins of print.css, in CSS pixels.
  await page.setViewportSize({ width: 688, height: 1_002 });
  await page.emulateMedia({ media: 'print' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(sheets * 1_002 - height).toBeLessThan(1_002);
});

test('a list prints whole, with its headings on each page and what it shows only', async ({
  administrator,
  openSignedIn,
}) => {
  const ids = Array.from({ length: 400 }, (_, index) => `print${String(index).padStart(3, '0')}`);
  const supplier = { contact: '', email: '', phone: '', category: '', creationDate: '2026-01-01' };
  const rows = ids.map((id, index) => [
    `suppliers/${id}`,
    { ...supplier, name: `Printed ${index}`, status: index % 2 === 0 ? 'Active' : 'Inactive' },
  ]);
  await administrator.seed(Object.fromEntries(rows) as Record<string, unknown>);
  const page = await openSignedIn('/#/dashboard/suppliers?status=Inactive&q=printed');
  await expect(page.getByText(/^200 of/)).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pagesOf(pdf)).toBeGreaterThanOrEqual(4);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(16, 33, 31)');
  await expect(page.getByRole('searchbox')).toBeHidden();
  const table = page.getByRole('table').filter({ visible: true });
  await expect(table.getByRole('row')).toHaveCount(201);
  await expect(table.getByRole('row').last()).toContainText('Printed 1');
  await expect(table.getByRole('row').last()).toBeVisible();
  await expect(page.getByText('Inactive · “printed”')).toBeVisible();
  // Chromium repeats a head on each page unless there is a control in it.
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(table.locator('button')).toHaveCount(0);
  const { height, scrollHeight } = await table.evaluate((element) => ({
    height: element.parentElement?.clientHeight ?? 0,
    scrollHeight: element.parentElement?.scrollHeight ?? 0,
  }));
  expect(height).toBe(scrollHeight);
});

/** The number of pages of a PDF: the largest count of its page tree. */
const pagesOf = (pdf: Buffer): number =>
  Math.max(...[...pdf.toString('latin1').matchAll(/\/Count (\d+)/g)].map(([, n]) => Number(n)));

/** Texts with a contrast below 4.5 : 1 on white paper, where backgrounds are not printed. */
const paleTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (canvas === null) throw new Error('No canvas');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.sr-only, noscript, script, style')) continue;
      let alpha = 1;
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        alpha *= Number(getComputedStyle(at).opacity);
      }
      canvas.globalAlpha = 1;
      canvas.fillStyle = 'white';
      canvas.fillRect(0, 0, 1, 1);
      canvas.globalAlpha = alpha;
      canvas.fillStyle = getComputedStyle(element).color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        },
      );
      const contrast = 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
      if (contrast < 4.5) found.push(`${text} (${contrast.toFixed(1)})`);
    }
    return found;
  });

/** The height of the tallest picture, in pixels. */
const tallestPicture = (page: Page): Promise<number> =>
  page
    .locator('main picture')
    .evaluateAll((pictures) =>
      Math.max(0, ...pictures.map((picture) => picture.getBoundingClientRect().height)),
    );

/** Pictures behind a heading. */
const picturesBehindWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const [pictures, headings] = ['main picture', 'main :is(h1, h2)'].map((selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() })),
    );
    if (!pictures || !headings) throw new Error('Nothing is there');
    return pictures.flatMap(({ element, box }) =>
      headings
        .filter(
          (heading) =>
            heading.box.top < box.bottom - 1 &&
            heading.box.bottom > box.top + 1 &&
            heading.box.left < box.right - 1 &&
            heading.box.right > box.left + 1,
        )
        .map((heading) => `${element.querySelector('img')?.src}: ${heading.element.innerText}`),
    );
  });

async function expectReviewsWithinPaper(page: Page): Promise<void> {
  const cards = page.locator('.reviews li').filter({ visible: true });
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    const { left, right } = await card.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { left: box.left, right: box.right - document.documentElement.clientWidth };
    });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(0);
  }
}
