import { today } from '../../src/lib/dates.ts';
import { expectAccessibleInBothThemes, expectFit, fill, goToModule } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts, shiftsOf } from './layoutShifts.ts';

const daysAgo = (days: number): string => today(new Date(Date.now() - days * 86_400_000));

const EMPTY = Object.fromEntries(
  ['sales', 'finance', 'inventory', 'service', 'activity'].map((path) => [path, null]),
);

test('Mark Overdue on the home page stores one update and one entry per invoice', async ({
  openSignedIn,
  administrator,
  product,
}) => {
  const sent = { customer: 'Dune Hotel', date: daysAgo(40), amount: 1_000, status: 'Sent' };
  const invoices = {
    a: { ...sent, idNum: 'INV-2026-901', due: daysAgo(10) },
    b: { ...sent, idNum: 'INV-2026-902', due: daysAgo(2), customer: ' dune hotel' },
    c: { ...sent, idNum: 'INV-2026-903', due: daysAgo(-5) },
  };
  await administrator.seed(EMPTY);
  await administrator.seed({ 'finance/invoices': invoices });
  const page = await openSignedIn('/#/dashboard');
  const section = page.getByRole('region', { name: 'Needs attention' });
  await expect(section.getByRole('listitem')).toHaveText(/Dune Hotel.*one more, 2 days late/);
  await section.getByRole('button', { name: 'Mark Overdue: Dune Hotel' }).dblclick();

  await expect(
    section.getByRole('link', { name: /^Overdue Dune Hotel 10 days late/ }),
  ).toBeVisible();
  await expect
    .poll(() => product.stored('finance/invoices'))
    .toEqual({
      a: { ...invoices.a, status: 'Overdue' },
      b: { ...invoices.b, status: 'Overdue' },
      c: invoices.c,
    });
  const entries = Object.values((await product.stored('activity')) as object) as readonly {
    readonly action: string;
    readonly subject: string;
  }[];
  expect(entries.map(({ action, subject }) => `${action} ${subject}`).toSorted()).toEqual([
    'updated invoice INV-2026-901',
    'updated invoice INV-2026-902',
  ]);
});

test('a new company is led to its first forms, and sees what is done', async ({
  openSignedIn,
  administrator,
}) => {
  await administrator.seed(EMPTY);
  const page = await openSignedIn('/#/dashboard', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const guide = page.getByRole('region', { name: 'Get started' });
  await expect(guide.getByText('0 of 4 done')).toBeVisible();
  const steps = [
    ['Add your first customer', 'New Customer', 'Name', 'Create'],
    ['Add your first deal', 'New Deal', 'Deal Title', 'Create'],
    ['Add your first item', 'Add New Item', 'Item Name', 'Add'],
  ] as const;
  for (const [index, [step, form, label, submit]] of steps.entries()) {
    await guide.getByRole('link', { name: step }).click();
    await fill(page, form, { [label]: 'First one' }, submit);
    await goToModule(page, '');
    await expect(guide.getByText(`${index + 1} of 4 done`)).toBeVisible();
  }
  await guide.getByRole('button', { name: 'Copy link' }).click();
  await expect(guide.getByText('4 of 4 done')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*\/#\/login$/);
  await guide.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByText(/^Nothing needs attention|^Low stock/).first()).toBeVisible();
  await expect(guide).toBeHidden();
});

test('the company’s own figures are chosen for all charts at once, until they are switched off', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('/#/dashboard');
  await page.getByRole('radio', { name: 'Your records' }).check();
  for (const path of ['', 'finance']) {
    await goToModule(page, path);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Your records' })).toBeChecked();
    await expect(
      page.getByRole('img', { name: /your records: (Revenue|Income) \$/ }),
    ).toBeVisible();
    await expect(page.getByText(/^Paid invoices by invoice date;/)).toBeVisible();
  }
  // By keyboard.
  await page.getByRole('radio', { name: 'Your records' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('img', { name: /sample data: Income \$165k/ })).toBeVisible();
  await goToModule(page, '');
  await expect(page.getByRole('img', { name: /sample data: Revenue \$65k/ })).toBeVisible();
});

test('what the pointer showed in a chart does not widen the page of a smaller window', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('/#/dashboard');
  await page.setViewportSize({ width: 820, height: 900 });
  await page.locator('.recharts-bar-rectangle').nth(5).hover();
  await expect(page.locator('.recharts-tooltip-wrapper')).toBeVisible();
  await page.mouse.move(5, 5);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectFit(page);
});

for (const width of [390, 1440]) {
  test(`the home page is accessible, fits, and does not move on return: ${width} px`, async ({
    openSignedIn,
    administrator,
  }) => {
    await administrator.seed({
      'finance/invoices/late': {
        customer: 'واحة الندى',
        status: 'Sent',
        due: daysAgo(9),
        amount: 1e9,
      },
      'sales/deals/quiet': { title: 'Long '.repeat(40), value: 1e12, creationDate: daysAgo(90) },
    });
    const page = await openSignedIn('/#/dashboard', {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const section = page.getByRole('region', { name: 'Needs attention' });
    const isPhone = width < 640;
    // Stock comes last; on a phone there is room for three rows.
    const last = section.getByRole('link', { name: isPhone ? /^Ticket/ : /^Low stock/ }).first();
    await expect(last).toBeVisible();
    await expectFit(page);
    await expectAccessibleInBothThemes(page);
    const figures = await page.getByLabel('Key figures').boundingBox();
    if (isPhone) {
      await expect(section.getByRole('listitem')).toHaveCount(3);
      // Above the bar at the bottom of a screen of 844 px.
      expect((figures?.y ?? 0) + (figures?.height ?? 0)).toBeLessThan(788);
      await section.getByRole('button', { name: /^Show \d+ more$/ }).click();
      await expect(section.getByRole('listitem')).toHaveCount(8);
      await expect(section.getByRole('link').filter({ visible: true }).nth(3)).toBeFocused();
    } else expect(figures?.y).toBeLessThan(150);

    await page.getByRole('radio', { name: 'Your records' }).check();
    await expect(page.getByRole('img', { name: /your records: Revenue \$/ })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'main');

    await page.addInitScript(recordShifts);
    await page.reload();
    await expect(last).toBeVisible();
    await page.waitForTimeout(1_000);
    const { total, moved } = await shiftsOf(page);
    expect(total, moved.join('; ')).toBeLessThan(0.01);

    await administrator.seed(EMPTY);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('start-guide:')) localStorage.removeItem(key);
      }
    });
    await page.reload();
    await expect(page.getByRole('region', { name: 'Get started' })).toBeVisible();
    await expectFit(page);
    await expectAccessibleInBothThemes(page, 'main');
  });
}
