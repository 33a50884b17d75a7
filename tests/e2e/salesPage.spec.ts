import { expect, test } from './fixtures.ts';
import { fill, signUp } from './actions.ts';
import { unfoldColumns } from './salesPage.ts';

test('a new user edits sales records, and a colleague sees them live', async ({
  open,
  openSignedIn,
  product,
}) => {
  const page = await open('/#/login');
  await signUp(page, 'newcomer@staff.example');
  await page.getByRole('link', { name: 'Sales' }).click();
  await expect(page.getByRole('heading', { name: 'Sales CRM' })).toBeVisible();

  const colleague = await openSignedIn('/#/dashboard');
  await colleague.getByRole('link', { name: 'Sales' }).click();

  await page.getByRole('button', { name: 'New Deal' }).click();
  await fill(
    page,
    'New Deal',
    { 'Deal Title': 'Courtyard water wall', Customer: 'Sidra House', 'Value ($)': '88000' },
    'Create',
  );
  const newLeads = colleague.getByRole('region', { name: 'New Lead', exact: true });
  await expect(newLeads.getByRole('button', { name: /Courtyard water wall/ })).toBeVisible();

  await page.getByRole('button', { name: 'Add Lead' }).click();
  await fill(page, 'New Lead', { Company: 'Sidra House', Contact: 'Aisha Karim' }, 'Create');
  await page.getByRole('button', { name: 'Add Customer' }).click();
  await fill(page, 'New Customer', { Name: 'Sidra House', 'Total Invoiced': '12500' }, 'Create');
  await expect(colleague.getByRole('button', { name: 'Sidra House', exact: true })).toHaveCount(2);

  await page.getByRole('button', { name: /Courtyard water wall/ }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Deal' })).toBeVisible();
  await fill(page, 'Edit Deal', { Stage: 'Won', 'Value ($)': '91500' }, 'Save Changes');
  await page.getByRole('table', { name: 'Leads' }).getByText('Aisha Karim').click();
  await fill(page, 'Edit Lead', { Status: 'Qualified' }, 'Save Changes');
  await page.getByRole('table', { name: 'Customers' }).getByText('Sidra House').click();
  await fill(page, 'Edit Customer', { TRN: '100123456700003' }, 'Save Changes');

  await unfoldColumns(colleague);
  const won = colleague.getByRole('region', { name: 'Won' });
  await expect(won.getByRole('button', { name: /Courtyard water wall.*\$91\.5k/ })).toBeVisible();
  await expect(colleague.getByText('100123456700003')).toBeVisible();

  await colleague.getByRole('link', { name: 'Dashboard' }).click();
  const feed = colleague.getByRole('region', { name: 'Recent Activity' });
  await expect(feed.getByRole('listitem')).toHaveText([
    /Admin updated customer Sidra House/,
    /Admin updated lead Sidra House/,
    /Admin updated deal Courtyard water wall/,
    /Admin created new customer Sidra House/,
    /Admin created new lead Sidra House/,
  ]);

  const deals = Object.values((await product.stored('sales/deals')) as Record<string, object>);
  expect(deals).toContainEqual({
    title: 'Courtyard water wall',
    customer: 'Sidra House',
    value: 91500,
    stage: 'Won',
    since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    changedAt: expect.any(Number),
    changedBy: expect.any(String),
  });
});
