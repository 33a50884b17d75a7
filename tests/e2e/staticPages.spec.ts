import { SITE_URL } from '../../src/company/brand.ts';
import { EXPERIENCE } from '../../src/company/site/experience.ts';
import { SERVICES } from '../../src/company/site/services.ts';
import { PUBLIC_PATHS } from '../support/publicRoutes.ts';
import { expect, test } from './fixtures.ts';

test('every static page opens its page of the app, at the app’s own address', async ({ open }) => {
  const page = await open('about:blank');
  for (const path of PUBLIC_PATHS) {
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

test('a link of a static page leads to a part of another page, and back', async ({ open }) => {
  const page = await open('/experience/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EXPERIENCE.head.heading);
  await page.goto('/services/?part=checklist');
  await expect(page).toHaveURL(/\/#\/services\?part=checklist$/);
  await expect(page.locator('#checklist')).toBeInViewport();
  await page.getByRole('link', { name: 'Portfolio' }).first().click();
  await expect(page).toHaveURL(/\/#\/portfolio$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVICES.head.heading);
});

test('without scripts, every static page shows its words, and its links lead on', async ({
  open,
  consoleErrors,
}) => {
  // How Chromium reports a script where scripts are off.
  consoleErrors.allow(/^csp: .*\.js$/);
  const page = await open('about:blank', { javaScriptEnabled: false });
  for (const path of PUBLIC_PATHS) {
    await page.goto(path === '/' ? '/' : `${path}/`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toContainText('@');
  }
  await page.getByRole('link', { name: 'Our Capabilities' }).first().click();
  await expect(page).toHaveURL(/\/services\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVICES.head.heading);
  await expect(page.locator('main img').first()).toBeVisible();
});
