import { expect, test } from './fixtures.ts';
import { startXssProbe } from './xssProbe.ts';

/** Keys the database accepts and code could mishandle. */
const KEYS = [
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  '0',
  ' ',
  '\u202Eyek',
  'k'.repeat(700),
];

const PHOTOS = ['x" onerror="alert(4)', 'https://evil.example/photo.png'];

test('lists, opens and edits records under hostile keys like any other', async ({
  openSignedIn,
  administrator,
  product,
}) => {
  const path = 'inventory/items';
  const item = { name: 'Pump', category: 'Pumps', stock: 9, reorder: 1, cost: 5 };
  await administrator.seed({
    [path]: Object.fromEntries(
      KEYS.map((key, at) => [key, { ...item, sku: `Under key ${at}`, creationDate: '2026-01-01' }]),
    ),
  });
  const page = await openSignedIn('about:blank');
  const trap = startXssProbe(page);
  await page.goto('/#/dashboard/inventory');
  for (const at of KEYS.keys()) {
    await page.getByRole('button', { name: `Under key ${at}`, exact: true }).click();
    await page.getByRole('dialog').getByLabel('Category').fill(`Class ${at}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const stored = (await product.stored(path)) as Record<string, { readonly category: string }>;
  expect(KEYS.map((key) => stored[key]?.category)).toEqual(KEYS.map((_, at) => `Class ${at}`));
  expect(await trap.caught()).toEqual([]);
});

test('shows the icon instead of a photo that is invalid or on an unknown host', async ({
  openAs,
  consoleErrors,
}) => {
  consoleErrors.expect(/violates the following Content Security Policy directive: "img-src/);
  consoleErrors.allow(
    /Policy violation: img-src|Asked https:\/\/evil\.example|csp|404.*onerror|status of 404.*onerror/,
  );
  for (const [at, photo] of PHOTOS.entries()) {
    const account = { email: `photo-${at}@staff.example`, name: `Photo ${at}`, photo };
    const { page } = await openAs(account, 'about:blank');
    const trap = startXssProbe(page);
    await page.goto('/#/dashboard');
    await expect(page.getByRole('banner')).toContainText(`Photo ${at}`);
    await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
    expect(await trap.caught()).toEqual([]);
    await page.context().close();
  }
});
