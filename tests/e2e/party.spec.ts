import { today } from '../../src/lib/dates.ts';
import { expectAccessibleInBothThemes, expectFit } from './actions.ts';
import { expect, test } from './fixtures.ts';

const daysAgo = (days: number): string => today(new Date(Date.now() - days * 86_400_000));

test('the page of a customer is accessible and fits, alone and beside a record', async ({
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

  await page.goto('/#/dashboard/sales/customer?name=dune+hotel&record=customers/c');
  const customer = page.getByRole('dialog', { name: 'Edit Customer' });
  await customer.getByLabel('Name', { exact: true }).fill('Coral House');
  await expect(customer.getByLabel('Rename also in 1 deal, 2 invoices')).toBeChecked();
  await expectFit(page);
  await expectAccessibleInBothThemes(page, 'dialog');
});
