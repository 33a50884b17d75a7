import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goToModule } from './actions.ts';

/** The columns of each list that are read whole, and what one of its cells shows. */
const LISTS = [
  ['finance', ['Invoice #', 'Due Date'], /\d+ d late/],
  ['procurement', ['PO #', 'Date'], /\d \w+ 20\d\d/],
  ['inventory', ['SKU'], /FEED-KOI-10/],
  ['service', ['Ticket ID'], /#7741/],
] as const;

test('a list beside an open record keeps its place, its dates and its numbers', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('/#/dashboard', { viewport: { width: 1280, height: 900 } });
  for (const [path, headings, shown] of LISTS) {
    await goToModule(page, path);
    const rows = page.locator('main tbody tr');
    await expect(rows.nth(2)).toBeVisible();
    // Rows of the list are laid out a moment after they are there.
    await expect.poll(() => rows.evaluateAll(placesOf)).not.toContainEqual([0, 0]);
    const places = await rows.evaluateAll(placesOf);
    await rows.nth(1).click();
    const panel = page.getByRole('dialog');
    const edge = (await panel.boundingBox())?.x ?? 0;
    await expect.poll(() => rightmostOf(rows.first())).toBeLessThanOrEqual(edge);
    expect(await rows.evaluateAll(placesOf), path).toEqual(places);
    expect(await rows.evaluateAll(cutTextsOf, headings), path).toEqual([]);
    expect(await rows.evaluateAll(cutStatusesOf), path).toEqual([]);
    await expect(rows.filter({ hasText: shown }).first()).toBeVisible();
    const searches = await page.getByRole('searchbox').evaluateAll(cutPlaceholdersOf);
    expect(searches, path).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
});

test('a click on another record beside the open one opens it, any other closes the panel', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('/#/dashboard/finance');
  const rows = page.locator('main tbody tr');
  const [first, second] = [rows.nth(0), rows.nth(3)];
  const [name = '', other = ''] = await Promise.all(
    [first, second].map((row) => row.getByRole('button').first().innerText()),
  );
  const panel = page.getByRole('dialog', { name: 'Edit Invoice' });
  await first.click();
  await expect(panel).toContainText(name);
  const list = page.getByRole('table', { name: 'Invoices' });
  await expect.poll(async () => (await list.boundingBox())?.width).toBeLessThan(720);
  expect(await rows.evaluateAll(cutTextsOf, ['Customer'])).toEqual([]);
  // The backdrop is above the row.
  await second.click({ force: true, position: { x: 20, y: 10 } });
  await expect(panel).toContainText(other);
  await expect(page).toHaveURL(/record=/);
  // Also that from which the panel was opened.
  await first.click({ force: true, position: { x: 20, y: 10 } });
  await expect(panel).toContainText(name);
  await second.click({ force: true, position: { x: 20, y: 10 } });
  await expect(panel).toContainText(other);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(second.getByRole('button', { name: other })).toBeFocused();

  await first.click();
  await expect(panel).toContainText(name);
  await page.getByRole('heading', { level: 1 }).click({ force: true });
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(panel).toBeHidden();
});

/** Runs in the page: from where to where each row reaches. */
const placesOf = (rows: readonly Element[]) =>
  rows.map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return [top, bottom];
  });

/** Runs in the page: the texts below these headings that do not fit into their cells. */
function cutTextsOf(rows: readonly Element[], headings: readonly string[]) {
  const titles = [...document.querySelectorAll('main thead th')].map(
    (head) => head.textContent ?? '',
  );
  return rows.flatMap((row) =>
    [...row.children]
      .filter((_, index) => headings.includes(titles[index] ?? ''))
      .map((cell) => cell.querySelector('bdi'))
      .filter((text) => text !== null && text.scrollWidth > text.clientWidth)
      .map((text) => text?.textContent),
  );
}

/** Runs in the page: the statuses that do not fit into their badges. */
const cutStatusesOf = (rows: readonly Element[]) =>
  rows
    .map((row) => row.querySelector('[aria-haspopup="menu"] .truncate'))
    .filter((text) => text !== null && text.scrollWidth > text.clientWidth)
    .map((text) => text?.textContent);

/** Runs in the page: what is said to be searched for without room for it. */
function cutPlaceholdersOf(searches: readonly Element[]) {
  return (searches as readonly HTMLInputElement[])
    .filter((input) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const canvas = document.createElement('canvas').getContext('2d');
      if (canvas === null) throw new Error('No canvas');
      canvas.font = font;
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      return canvas.measureText(input.placeholder).width > input.clientWidth - padding;
    })
    .map(({ placeholder }) => placeholder);
}

const rightmostOf = async (row: Locator) => {
  const box = await row.boundingBox();
  return box === null ? Infinity : box.x + box.width;
};
