import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible, goToModule, passFrames } from './actions.ts';

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
  const page = await openSignedIn('/#/dashboard');
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
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
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  }
});

for (const width of [820, 1440])
  test(`a click on another record beside the open one opens it, any other closes the panel, ${width} px wide`, async ({
    openSignedIn,
  }) => {
    const page = await openSignedIn('/#/dashboard/finance', { viewport: { width, height: 900 } });
    const rows = page.locator('main tbody tr');
    const [first, second] = [rows.nth(0), rows.nth(3)];
    const [name = '', other = ''] = await Promise.all(
      [first, second].map((row) => row.getByRole('button').first().innerText()),
    );
    const panel = page.getByRole('dialog', { name: 'Edit Invoice' });
    await first.click();
    await expect(panel).toContainText(name);
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

test('a record reads like a page: its values have a frame only where one works, or sees no other hint', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('/#/dashboard/finance', { reducedMotion: 'reduce' });
  await page.locator('main tbody tr').nth(1).click();
  const form = page.getByRole('dialog', { name: 'Edit Invoice' });
  const [customer, due, status] = ['Customer', 'Due Date', 'Status'].map((label) =>
    form.getByLabel(label, { exact: true }),
  ) as [Locator, Locator, Locator];
  await expect(customer).toBeFocused();
  for (const control of [due, status]) await expect.poll(() => hasFrame(control)).toBe(false);
  expect(await hasFrame(customer)).toBe(true);
  await due.hover();
  expect(await hasFrame(due)).toBe(true);
  await due.fill('0026-12-20');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(due).toHaveAttribute('aria-invalid', 'true');
  await customer.focus();
  await customer.hover();
  expect(await hasFrame(due)).toBe(true);
  expect(await hasFrame(status)).toBe(false);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await hasFrame(status)).toBe(true);
  await page.emulateMedia({ forcedColors: 'none' });

  // What is next is beside the fields where there is room, and below them elsewhere.
  const place = async (name: string) =>
    (await form.getByRole('region', { name, exact: true }).boundingBox())?.x;
  expect(await place('Tasks')).toBe(await place('History'));
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect(await place('Tasks')).toBeGreaterThan((await place('History')) ?? Infinity);
  expect(await place('Notes')).toBe(await place('Tasks'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await passFrames(page);
    await expectAccessible(page);
  }
});

/** Whether a control has a frame that one can see. */
const hasFrame = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => getComputedStyle(element).borderTopColor !== 'rgba(0, 0, 0, 0)');

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

const rightmostOf = async (row: Locator) => {
  const box = await row.boundingBox();
  return box === null ? Infinity : box.x + box.width;
};
