import type { BrowserContextOptions, Page } from '@playwright/test';
import { CONSULTATION_FORM } from '../../src/company/site/ar/consultationForm.ts';
import { SENDING } from '../../src/company/site/ar/sending.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFit,
  expectFitEverywhere,
} from './actions.ts';
import { expect, test as base, type Open, type WorkerFixtures } from './fixtures.ts';
import { HOSTILE } from './hostileTexts.ts';
import { createProduct, type Product } from './product.ts';
import { expectDeals, openSalesPage } from './salesPage.ts';
import { startXssProbe } from './xssProbe.ts';

/** The product as a build makes it that stores enquiries. */
const test = base.extend<object, Pick<WorkerFixtures, 'product'>>({
  product: [
    async ({ command }, use) => {
      const product = await createProduct(command, { VITE_ENQUIRIES: 'on' });
      await product.start();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Its administrator leaves every test's records as they were. */
test.beforeEach(({ administrator }) => administrator.seed({ site: null }));

const WORDS = { Name: 'Noor Rahman', 'E-mail': 'noor@studio.example', Message: 'A reef.' };

async function openForm(open: Open, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open('/#/contact', { reducedMotion: 'reduce', ...options });
  for (const [label, text] of Object.entries(WORDS))
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  return page;
}

const storedEnquiries = async (product: Product): Promise<readonly object[]> =>
  Object.values(((await product.stored('site/enquiries')) ?? {}) as Record<string, object>);

const send = (page: Page, name = 'Send enquiry') => page.getByRole('button', { name }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you' });

const panel = (page: Page) => page.getByRole('region', { name: 'New enquiries' });

const enquiry = (name: string, timestamp: number, more: object = {}) => ({
  name,
  email: 'noor@studio.example',
  message: 'A reef.',
  ...more,
  timestamp,
  waiting: timestamp,
});

test('an enquiry reaches the database, which loads on sending and is left afterwards', async ({
  open,
  product,
}) => {
  const page = await openForm(open);
  const sockets: { url: string; isClosed: boolean }[] = [];
  page.on('websocket', (socket) => {
    const entry = { url: socket.url(), isClosed: false };
    sockets.push(entry);
    socket.on('close', () => (entry.isClosed = true));
  });
  await page.waitForLoadState('networkidle');
  expect(sockets).toEqual([]);
  await expectAccessible(page, 'main');
  // Twice at once: a second click of the pointer may come after the thanks, and take their focus.
  await page.getByRole('button', { name: 'Send enquiry' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(thanks(page)).toBeFocused();
  expect(await storedEnquiries(product)).toEqual([
    {
      name: 'Noor Rahman',
      email: 'noor@studio.example',
      message: 'A reef.',
      timestamp: expect.any(Number),
      waiting: expect.any(Number),
    },
  ]);
  await expect.poll(() => sockets.map(({ isClosed }) => isClosed)).toEqual([true]);
  await expectAccessible(page, 'main');
  expect(await page.context().cookies()).toEqual([]);
});

test('without a network the form keeps every word and sends it later', async ({
  open,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const page = await openForm(open);
  await page.context().setOffline(true);
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Not sent: this device has no connection.');
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(WORDS.Message);
  await expect(page.getByRole('link', { name: /^Send by WhatsApp/ })).toHaveAttribute(
    'href',
    /text=.*A%20reef\./,
  );
  await expectFitEverywhere(page);
  await expectAccessible(page, 'main');
  await page.context().setOffline(false);
  await send(page, 'Send again');
  await expect(thanks(page)).toBeFocused();
  expect(await storedEnquiries(product)).toHaveLength(1);
});

test('an enquiry in Arabic says so to staff, and its digits are those they look for', async ({
  open,
  openSignedIn,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const { fields, thanks: answer } = CONSULTATION_FORM;
  const page = await open('/ar/contact/', { reducedMotion: 'reduce' });
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await send(page, SENDING.submit);
  for (const { label, errors } of [fields.name, fields.email, fields.message])
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(errors?.missing ?? label));
  await expect(field(fields.name.label)).toBeFocused();
  await field(fields.name.label).fill('نور الرحمن');
  await field(fields.email.label).fill('نور');
  await field(fields.message.label).fill('حوض طوله ٥٫٥ متر، هاتفي ٠٥٠١٢٣٤٥٦٧');
  await send(page, SENDING.submit);
  await expect(field(fields.email.label)).toHaveAccessibleDescription(/name@example\.com/);

  await field(fields.email.label).fill('noor@studio.example');
  await page.context().setOffline(true);
  await send(page, SENDING.submit);
  await expect(page.getByRole('alert')).toContainText(SENDING.failures.offline);
  await page.context().setOffline(false);
  await send(page, SENDING.again);
  await expect(page.getByRole('heading', { name: answer.heading })).toBeFocused();
  expect(await storedEnquiries(product)).toEqual([
    expect.objectContaining({
      name: 'نور الرحمن',
      message: expect.stringContaining('0501234567'),
      language: 'ar',
    }),
  ]);
  const staff = await openSignedIn('about:blank');
  await openSalesPage(staff);
  await expect(panel(staff).getByRole('listitem').first()).toContainText('Arabic');
});

test('stored texts never run, and break nothing', async ({ openSignedIn, administrator }) => {
  const texts = ['name', 'email', 'message', 'projectType', 'country', 'timeline'];
  const hostile = HOSTILE.map((_, shift) => {
    const own = texts.map((name, index) => [name, HOSTILE[(shift + index) % HOSTILE.length]]);
    return [`site/enquiries/h${shift}`, enquiry('', Date.now() - shift, Object.fromEntries(own))];
  });
  await administrator.seed(Object.fromEntries(hostile) as Record<string, object>);
  const page = await openSignedIn('about:blank');
  const probe = startXssProbe(page);
  await openSalesPage(page);
  await expect(panel(page).getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  await panel(page)
    .getByRole('button', { name: /^Show \d+ more/ })
    .click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(HOSTILE.length);
  for (const text of HOSTILE) expect(await panel(page).textContent()).toContain(text);
  await expectFitEverywhere(page);
  await expectAccessibleInBothThemes(page, 'main');
  for (let index = 0; index < 4; index += 1) {
    const before = await panel(page).getByRole('listitem').count();
    await panel(page)
      .getByRole('button', { name: /^Make it a lead/ })
      .first()
      .click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(before - 1);
  }
  await panel(page).getByRole('button', { name: 'Recently handled' }).click();
  await panel(page).getByRole('link', { name: /^Open/ }).first().click();
  await expect(page.getByRole('region', { name: 'Enquiry from the website' })).toBeVisible();
  await expectFit(page);
  expect(await probe.caught()).toEqual([]);
});

test('a thousand enquiries and a flood of new ones cost the page no more than thirty', async ({
  openSignedIn,
  administrator,
}) => {
  const page = await openSignedIn('about:blank');
  await openSalesPage(page);
  const empty = await countElements(page);
  const enquiries: Record<string, object> = {};
  for (let index = 0; index < 1_000; index += 1) {
    const words = { message: `${index} ${'x'.repeat(4_990)}` };
    enquiries[`site/enquiries/q${index}`] = enquiry('Visitor', Date.now() - 2_000 + index, words);
  }
  await administrator.seed(enquiries);
  await page.reload();
  await expectDeals(page);
  await expect(panel(page)).toContainText('More than 30');
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);

  for (let index = 0; index < 100; index += 1) {
    const words = { message: `Flood ${index}` };
    const values = { [`site/enquiries/f${index}`]: enquiry(words.message, Date.now(), words) };
    await administrator.seed(values);
  }
  await expect(panel(page)).toContainText('Flood 99');
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  expect((await countElements(page)) - empty).toBeLessThan(150);
});

/** How many elements the sales page has once it is loaded. */
async function countElements(page: Page): Promise<number> {
  await page.reload();
  await expectDeals(page);
  await page.waitForLoadState('networkidle');
  return page.locator('main *').count();
}
