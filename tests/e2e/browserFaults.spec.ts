import type { Page } from '@playwright/test';
import { administratorOf, type Administrator } from './administrator.ts';
import { expect, test } from './journey.ts';
import { signIn } from './people.ts';
import type { Product } from './product.ts';
import { arriveAtSales, goToSales, storedWith } from './sales.ts';

const HOUR = 3_600_000;

let product: Product;
let administrator: Administrator;

test.beforeAll(async ({ preview }) => {
  product = preview;
  administrator = await administratorOf(preview);
});

test('a session is renewed before it expires; when that is refused, the login page comes and nothing typed is lost', async ({
  open,
  complaints,
}) => {
  const email = 'renewed@atollier.example';
  const uid = await administrator.createAccount(email, 'Rana Aziz');
  const page = await open('about:blank');
  let renewals = 0;
  page.on('response', (response) => {
    if (response.url().includes('securetoken') && response.ok()) renewals += 1;
  });
  await page.clock.install();
  await page.goto(product.address);
  await signIn(page, email);
  await goToSales(page);
  await page.getByRole('button', { name: 'New Deal' }).click();
  const form = page.getByRole('dialog', { name: 'New Deal' });
  await form.getByLabel('Deal Title').fill('Typed before the session ended');
  await page.clock.fastForward(HOUR);
  await expect.poll(() => renewals).toBeGreaterThan(0);
  await expect(form.getByLabel('Deal Title')).toHaveValue('Typed before the session ended');

  complaints.expect(/^400: .*securetoken/);
  complaints.allow(/responded with a status of 400/);
  complaints.allow(/Reading \S+ failed/);
  await administrator.setDisabled(uid, true);
  await page.clock.fastForward(HOUR);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await administrator.setDisabled(uid, false);
  await page.clock.resume();
  await signIn(page, email);
  await goToSales(page);
  await expectKept(page, 'Typed before the session ended');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form).toBeHidden();
  console.info(`Sessions renewed in an hour: ${renewals}; refused once, nothing lost`);
});

for (const [what, shift] of [
  ['ahead', HOUR],
  ['behind', -HOUR],
] as const) {
  test(`a clock an hour ${what} dates nothing wrongly but the day of creation, which is the person's own`, async ({
    open,
  }) => {
    const before = Date.now();
    const page = await open('about:blank');
    await page.clock.install({ time: before + shift });
    await arriveAtSales(page, product);
    const title = `Under a clock an hour ${what}`;
    await createDeal(page, title);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const feed = page.getByRole('region', { name: 'Recent Activity' });
    const line = feed.getByRole('listitem').filter({ hasText: title });
    await expect(line).toContainText('just now');

    const [entry] = await storedWith<{ timestamp: number }>(product, 'activity', title);
    expect(entry?.timestamp).toBeGreaterThanOrEqual(before);
    expect(entry?.timestamp).toBeLessThanOrEqual(Date.now());
    const [deal] = await storedWith<{ creationDate: string }>(product, 'sales/deals', title);
    const days = [before, Date.now()].map((moment) => localDay(new Date(moment + shift)));
    expect(days).toContain(deal?.creationDate);
    await page.clock.fastForward(5 * 60_000);
    await expect(line).toContainText('5 min ago');
  });
}

const STORAGES = {
  'has no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  'is blocked altogether': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  },
} as const;

for (const [what, spoil] of Object.entries(STORAGES)) {
  test(`a browser whose storage ${what} works until its page is closed, and loses nothing typed till then`, async ({
    open,
  }) => {
    const page = await open('about:blank');
    await page.addInitScript(spoil);
    await page.goto(product.address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await signIn(page, 'demo@atollier.example', 'atollier-demo');
    await page.getByRole('button', { name: 'Theme: as the system' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await goToSales(page);
    const title = `Typed where storage ${what}`;
    await page.getByRole('button', { name: 'New Deal' }).click();
    await page.getByLabel('Deal Title').fill(title);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Finance' }).click();
    await goToSales(page);
    await expectKept(page, title);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('button', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'New Deal' }).click();
    await expect(page.getByText(/did not save it/)).toHaveCount(0);
    expect(await storedWith(product, 'sales/deals', title)).toHaveLength(1);
    // The browser cannot remember who is signed in: another visit asks again.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });
}

async function createDeal(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New Deal' }).click();
  await page.getByLabel('Deal Title').fill(title);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** A new deal offers the title that was typed before. */
async function expectKept(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New Deal' }).click();
  await page.getByRole('button', { name: 'Restore unsaved input' }).click();
  await expect(page.getByLabel('Deal Title')).toHaveValue(title);
}

/** The day of a moment by the calendar of this machine, which the browser shares. */
function localDay(moment: Date): string {
  const [day = ''] = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .split('T');
  return day;
}
