import type { Page } from '@playwright/test';
import { CONSULTATION_FORM } from '../../src/company/site/ar/consultationForm.ts';
import { SENDING } from '../../src/company/site/ar/sending.ts';
import { expectAccessibleInBothThemes } from './accessible.ts';
import { expectFit, expectFitEverywhere } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { HOSTILE } from '../support/hostileTexts.ts';
import type { Product } from './product.ts';
import { openSalesPage } from './salesPage.ts';
import { startXssProbe } from './xssProbe.ts';

/** Its administrator leaves every test's records as they were. */
test.beforeEach(({ administrator }) => administrator.seed({ site: null }));

const storedEnquiries = async (product: Product): Promise<readonly object[]> =>
  Object.values(((await product.stored('site/enquiries')) ?? {}) as Record<string, object>);

const send = (page: Page, name = 'Send enquiry') => page.getByRole('button', { name }).click();
const panel = (page: Page) => page.getByRole('region', { name: 'New enquiries' });

const enquiry = (name: string, timestamp: number, more: object = {}) => ({
  name,
  email: 'noor@studio.example',
  message: 'A reef.',
  ...more,
  timestamp,
  waiting: timestamp,
});

test('an enquiry in Arabic says so to staff, and its digits are those they look for', async ({
  open,
  openSignedIn,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const { fields, thanks: answer } = CONSULTATION_FORM;
  const page = await open('/ar/contact/');
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
