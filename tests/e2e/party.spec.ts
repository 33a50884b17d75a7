import { today } from '../../src/lib/dates.ts';
import { expectAccessibleInBothThemes, expectFit } from './actions.ts';
import { expect, test } from './fixtures.ts';

const daysAgo = (days: number): string => today(new Date(Date.now() - days * 86_400_000));

test('the page of a customer fits a phone and is accessible, alone and beside a record', async ({
  openSignedIn,
  administrator,
}) => {
  const invoice = { customer: 'Dune Hotel', date: daysAgo(40), amount: 1_234_567.89 };
  await administrator.seed({
    sales: {
      customers: { c: { name: 'Dune Hotel', phone: '050 123 4567', terms: 'Net 30' } },
      deals: { d: { title: 'Lobby reef', customer: 'dune hotel', value: 100, stage: 'Won' } },
    },
    'finance/invoices': {
      i: { ...invoice, idNum: 'INV-2026-901', due: daysAgo(10), status: 'Overdue' },
      j: { ...invoice, idNum: 'INV-2026-902', due: daysAgo(-2), status: 'Sent' },
    },
  });
  const page = await openSignedIn('/#/dashboard/sales/customer?name=dune+hotel', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Dune Hotel' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText(
    'No activity is recorded.',
  );
  await expectFit(page);
  await expectAccessibleInBothThemes(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: /^INV-2026-901/ }).click();
  const panel = page.getByRole('dialog', { name: 'Edit Invoice' });
  await expect(
    panel.getByRole('link', { name: 'Dune Hotel: deals, invoices, tickets' }),
  ).toBeVisible();
  await expectFit(page);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^INV-2026-901/ })).toBeFocused();
});

test('a customer that is renamed without a connection keeps its records, on paper and back again', async ({
  openSignedIn,
  administrator,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  const invoice = { customer: 'Reef Villa', date: daysAgo(40), due: daysAgo(10), amount: 100 };
  await administrator.seed({
    sales: {
      customers: { c: { name: 'Reef Villa', trn: '100', terms: 'Net 30', invoiced: '' } },
      deals: { d: { title: 'Pool', customer: 'reef villa', value: 100, stage: 'Won' } },
    },
    'finance/invoices': {
      i: { ...invoice, idNum: 'INV-2026-911', status: 'Sent' },
      j: { ...invoice, idNum: 'INV-2026-912', status: 'Sent', taxNumber: 41 },
    },
  });
  const page = await openSignedIn('/#/dashboard/sales/customer?name=reef+villa&record=c', {
    reducedMotion: 'reduce',
  });
  const panel = page.getByRole('dialog', { name: 'Edit Customer' });
  await panel.getByLabel('Name', { exact: true }).fill('Coral House');
  await expect(panel.getByLabel('Rename also in 1 deal, 1 invoice')).toBeChecked();
  await expectFit(page);
  await expectAccessibleInBothThemes(page);
  await page.context().setOffline(true);
  await panel.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Renamed, also in 1 deal, 1 invoice')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Coral House' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(2);

  await page.context().setOffline(false);
  const names = async () => [
    await product.stored('sales/customers/c/name'),
    await product.stored('sales/deals/d/customer'),
    await product.stored('finance/invoices/i/customer'),
    await product.stored('finance/invoices/j/customer'),
  ];
  const renamed = ['Coral House', 'Coral House', 'Coral House', 'Reef Villa'];
  await expect.poll(names).toEqual(renamed);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual(['Reef Villa', 'reef villa', 'Reef Villa', 'Reef Villa']);
});
