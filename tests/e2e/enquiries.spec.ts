import type { Page } from '@playwright/test';
import { CONSULTATION_FORM } from '../../src/company/site/ar/consultationForm.ts';
import { SENDING } from '../../src/company/site/ar/sending.ts';
import { expect, test } from './fixtures.ts';
import type { Product } from './product.ts';
import { openSalesPage } from './salesPage.ts';

/** Lets the build store enquiries, as one does with VITE_ENQUIRIES. */
const storeEnquiries = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(globalThis, { enquiries: 'on' }));

const storedEnquiries = async (product: Product): Promise<readonly object[]> =>
  Object.values((await product.stored('site/enquiries')) as Record<string, object>);

const send = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('an enquiry in Arabic says so to staff, and its digits are those they look for', async ({
  open,
  openSignedIn,
  administrator,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const { fields, thanks: answer } = CONSULTATION_FORM;
  await administrator.seed({ 'config/enquiries': true });
  const page = await open('about:blank');
  await storeEnquiries(page);
  await page.goto('/ar/contact/');
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
  await storeEnquiries(staff);
  await openSalesPage(staff);
  const panel = staff.getByRole('region', { name: 'New enquiries' });
  await expect(panel.getByRole('listitem').first()).toContainText('Arabic');
});
