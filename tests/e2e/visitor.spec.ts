import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { expectAccessible } from './people.ts';
import type { Product } from './product.ts';

let product: Product;

test.beforeAll(({ preview }) => {
  product = preview;
});

test('every link of the site leads to a page, and every page is found by links from the first', async ({
  open,
}) => {
  const page = await open(product.address, { reducedMotion: 'reduce' });
  const found = new Set(['#/']);
  const outward = new Set<string>();
  for (const place of found) {
    await page.goto(`${product.address}/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle(/not found/i);
    const [, part] = place.split('?part=');
    if (part !== undefined) {
      const named = page.locator(`#${part}`);
      await expect(named).toBeFocused();
      // At the top, below the header.
      await expect
        .poll(() => named.evaluate((element) => element.getBoundingClientRect().top))
        .toBeGreaterThan(71);
      expect((await named.boundingBox())?.y).toBeLessThan(200);
    }
    for (const address of await addressesOn(page)) {
      if (address.startsWith('#/')) found.add(address);
      else outward.add(address);
    }
  }
  expect([...found].toSorted()).toEqual(
    [
      '#/',
      '#/about',
      '#/contact',
      '#/coral-bank',
      '#/experience',
      '#/login',
      '#/portfolio',
      '#/portfolio/1',
      '#/professionals',
      '#/professionals?part=stages',
      '#/services',
      '#/services?part=checklist',
      '#/services?part=design-engineering',
      '#/services?part=fabrication-installation',
      '#/services?part=operation-maintenance',
      '#/services?part=specialty-features',
      '#/why-atollier',
    ].toSorted(),
  );
  expect(outward.size).toBeGreaterThan(5);
  for (const address of outward) expect(address).toMatch(/^(https:\/\/|mailto:|tel:\+)/);
});

test('a visitor filters the projects, opens each, and comes back from a project that does not exist', async ({
  open,
}) => {
  const page = await open(`${product.address}/#/portfolio`, { reducedMotion: 'reduce' });
  const filters = page.getByRole('group', { name: 'Filter projects' }).getByRole('button');
  await expect(filters).toHaveCount(5);
  const counts: Record<string, number> = {};
  for (const filter of await filters.all()) {
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    const shown = await page.getByRole('main').getByRole('listitem').count();
    await expect(page.getByRole('status')).toHaveText(new RegExp(`^${shown} project`));
    counts[await filter.innerText()] = shown;
  }
  expect(counts).toEqual({
    All: 6,
    'Marine Aquariums': 2,
    Freshwater: 2,
    Ponds: 1,
    Vivariums: 1,
  });
  await filters.first().click();
  const details = page.getByRole('button', { name: /^View Details/ });
  expect(await details.count()).toBe(5);
  while ((await details.count()) > 0) await details.first().click();
  await expect(page.getByRole('button', { name: /^Hide Details/ })).toHaveCount(5);
  await expectAccessible(page, 'main');

  await page.getByRole('link', { name: /^View Case Study/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Meridian Reef' })).toBeVisible();
  await page.goto(`${product.address}/#/portfolio/seven`);
  await expect(page.getByText('The project you are looking for does not exist.')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/portfolio$/);
});

test('a visitor is told what an enquiry lacks, field by field, and is thanked when it is sent', async ({
  open,
}) => {
  const page = await open(`${product.address}/#/contact`, {
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const send = page.getByRole('button', { name: 'Send your enquiry' });
  const steps = [
    [/^Name/, 'Noor Rahman', 'Please enter your name.'],
    [/^E-mail/, 'noor', 'Please enter your e-mail address.'],
    [/^E-mail/, 'noor@studio.example', 'in the form name@example.com'],
    [/^Message/, 'A reef between two rooms.', 'Please write a line or two'],
  ] as const;
  for (const [label, text, told] of steps) {
    await send.click();
    const box = page.getByRole('textbox', { name: label });
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription(new RegExp(told));
    if (text === 'Noor Rahman') await expectAccessible(page, 'main');
    await box.fill(text);
  }
  await page.getByLabel('Project type').selectOption('Hospitality / Hotel');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expectAccessible(page, 'main');
});

/** Where the links of a page lead. */
const addressesOn = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
