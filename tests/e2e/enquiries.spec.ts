import type { Page } from '@playwright/test';
import { CONSULTATION_FORM } from '../../src/company/site/ar/consultationForm.ts';
import { SENDING } from '../../src/company/site/ar/enquirySending.ts';
import { expect, test } from './fixtures.ts';
import type { Product } from './product.ts';
import { openSalesPage } from './salesPage.ts';

/** Its administrator leaves every test's records as they were. */
test.beforeEach(({ administrator }) => administrator.seed({ site: null }));

const storedEnquiries = async (product: Product): Promise<readonly object[]> =>
  Object.values(((await product.stored('site/enquiries')) ?? {}) as Record<string, object>);

const send = (page: Page, name = 'Send enquiry') => page.getByRole('button', { name }).click();
const panel = (page: Page) => page.getByRole('region', { name: 'New enquiries' });

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
