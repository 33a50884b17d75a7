import { SITE_URL } from '../../src/company/brand.ts';
import { PROFESSIONALS as ARABIC_PROFESSIONALS } from '../../src/company/site/ar/professionals.ts';
import { PROFESSIONALS } from '../../src/company/site/professionals.ts';
import { SERVICES } from '../../src/company/site/services.ts';
import { expect, test } from './fixtures.ts';
import { scrollTop } from './sitePage.ts';

/** Of home, a page, and one in a folder of its own: what all of them hold is proved of the build. */
const PATHS = ['/', '/services', '/portfolio/1'];

test('a static page opens its page of the app, at the app’s own address', async ({ open }) => {
  const page = await open('about:blank');
  for (const path of PATHS) {
    await page.goto(path === '/' ? '/' : `${path}/`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toBeVisible();
    await expect(page.locator('#first-screen'), path).toBeHidden();
    await expect(page).toHaveURL(path === '/' ? /\/$/ : new RegExp(`:\\d+/#${path}$`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      SITE_URL + (path === '/' ? '' : `${path.slice(1)}/`),
    );
  }
});

test('the link to the other language keeps the page, what is drawn on it, and the place', async ({
  open,
}) => {
  const page = await open('/professionals/?wall=5.0x2.0x1.5-koi');
  const heading = page.locator('#root h1');
  const drawn = page.locator('.wall-title bdi');
  await expect(drawn).toHaveText('Koi, 5.0 × 2.0 × 1.5 m');
  await drawn.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(1_000);
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(heading).toHaveText(ARABIC_PROFESSIONALS.head.heading);
  await expect(page).toHaveURL(/\/ar\/#\/ar\/professionals\?wall=5\.0x2\.0x1\.5-koi$/);
  await expect(drawn).toHaveText(/كوي، 5\.0 × 2\.0 × 1\.5/);
  // What is above has other heights.
  expect(Math.abs((await scrollTop(page)) - place)).toBeLessThan(450);

  await page.reload();
  await expect(heading).toHaveText(ARABIC_PROFESSIONALS.head.heading);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(heading).toHaveText(PROFESSIONALS.head.heading);
  await expect(page).toHaveURL(/:\d+\/#\/professionals\?wall=5\.0x2\.0x1\.5-koi$/);
  expect(await scrollTop(page)).toBeGreaterThan(1_000);
  await page.goBack();
  await expect(heading).toHaveText(ARABIC_PROFESSIONALS.head.heading);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('without scripts, a static page shows its words, and its links lead on', async ({
  open,
  consoleErrors,
}) => {
  // How Chromium reports a script where scripts are off.
  consoleErrors.allow(/^csp: .*\.js$/);
  const page = await open('about:blank', { javaScriptEnabled: false });
  for (const path of PATHS) {
    await page.goto(path === '/' ? '/' : `${path}/`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toContainText('@');
  }
  await page.getByRole('link', { name: 'Our Capabilities' }).first().click();
  await expect(page).toHaveURL(/\/services\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVICES.head.heading);
  await expect(page.locator('main img').first()).toBeVisible();
  const picture = page.locator('main figure a').first();
  await expect(picture, 'opens large').toHaveAttribute('href', '/media/design-drawing-1600.jpg');
});
