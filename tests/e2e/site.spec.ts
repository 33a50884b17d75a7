import { BRAND } from '../../src/company/brand.ts';
import { NOT_FOUND } from '../../src/company/site/ar/notFound.ts';
import { HOME } from '../../src/company/site/home.ts';
import { PUBLIC_PAGES } from '../../vite/publicPages.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible, expectAccessibleAndFit, expectFit, passFrames } from './actions.ts';
import { PAGES } from './publicRoutes.ts';
import { expectPage, goToPage, openSite, scrollTop } from './sitePage.ts';
import { clauses } from '../specification/clauses.ts';

/** The pages in Arabic, by address and heading: every kind of page, a project without a case study, and an unknown address. */
const ARABIC_PAGES = [
  ...PUBLIC_PAGES.filter(({ path }) => /^\/ar(?!\/portfolio\/[2346]$)/.test(path)).map(
    ({ path, heading }) => [path, heading] as const,
  ),
  ['/ar/nowhere', NOT_FOUND.head.heading] as const,
];

test('every public page is accessible in both themes and fits every window', async ({ open }) => {
  const page = await openSite(open, '/', { reducedMotion: 'reduce' });
  for (const [path] of PAGES) {
    await goToPage(page, path);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    for (const [width, height] of [
      // 1280 by 1024 pixels at 400 % zoom.
      [320, 256],
      [1024, 768],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectFit(page);
      const tallest = await page.evaluate(() =>
        Math.max(
          0,
          ...[...document.querySelectorAll('[data-reveal]')].map(
            (part) => part.getBoundingClientRect().height,
          ),
        ),
      );
      // A taller section could never have a tenth of itself in view.
      expect(tallest, `${path} at ${width} px`).toBeLessThan(10 * height);
    }
    const details = page.getByRole('button', { name: /^View Details/ });
    while ((await details.count()) > 0) await details.first().click();
    await expectAccessibleAndFit(page);
  }
});

test('every page in Arabic is accessible and fits every window', async ({ open }) => {
  const page = await open('/ar/', { reducedMotion: 'reduce' });
  for (const [path, heading] of ARABIC_PAGES) {
    await page.goto(`/ar/#${path}`);
    await expect(page.locator('html[lang=ar][dir=rtl] #root h1')).toHaveText(heading);
    for (const [width, height] of [
      [320, 256],
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectFit(page);
    }
    await expectAccessible(page);
  }
});

test(
  'navigating scrolls to the top and focuses the heading, going back to where it was left',
  clauses('S2.1-2'),
  async ({ open }) => {
    const page = await openSite(open, '/services');
    await expect(page.locator('body')).toBeFocused();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(1_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'The Experience' }).click();
    await expectPage(page, '/experience');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollTop(page)).toBe(0);

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(1_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'The Experience' }).click();
    await expect.poll(() => scrollTop(page)).toBe(0);

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.goBack();
    await expectPage(page, '/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollTop(page)).toBeGreaterThan(1_000);
  },
);

test(
  'sections are revealed when a tenth of them is in view',
  clauses('S2.11-5'),
  async ({ open }) => {
    const page = await openSite(open, '/services');
    const last = page.locator('[data-reveal]').last();
    await expect(last).toHaveAttribute('data-reveal', 'waiting');
    await expect(last).toHaveCSS('opacity', '0');
    const rest = await last.evaluate((part) => {
      const { y, height } = part.getBoundingClientRect();
      return { before: y - window.innerHeight + height * 0.05, after: height * 0.1 };
    });
    await page.mouse.move(700, 450);
    await page.evaluate((y) => window.scrollTo(0, y), rest.before);
    await passFrames(page);
    await expect(last).toHaveAttribute('data-reveal', 'waiting');
    await page.evaluate((y) => window.scrollBy(0, y), rest.after);
    await expect(last).toHaveAttribute('data-reveal', 'shown');
    await expect(last).toHaveCSS('opacity', '1');
  },
);

test('shows name, purpose and contact details without JavaScript', async ({
  open,
  consoleErrors,
}) => {
  // The scripts the page would preload.
  consoleErrors.allow(/^csp: .*\.js$/);
  const page = await open('/', { javaScriptEnabled: false });
  await expect(page.getByRole('heading', { name: HOME.hero.title })).toBeVisible();
  await expect(page.getByRole('link', { name: BRAND.name, exact: true })).toBeVisible();
  for (const { title } of HOME.services.cards)
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(BRAND.address);
  await page.getByRole('link', { name: BRAND.phone }).click({ trial: true });
  await page.getByRole('link', { name: BRAND.email }).click({ trial: true });
});

test('offers to reload when a page’s code is gone from the server', async ({
  open,
  consoleErrors,
}) => {
  consoleErrors.expect(/AboutPage/);
  const page = await open('about:blank');
  let isGone = true;
  await page.route(/AboutPage/, (route) => (isGone ? route.abort() : route.continue()));
  await page.goto('/#/about');
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  isGone = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectPage(page, '/about');
});
