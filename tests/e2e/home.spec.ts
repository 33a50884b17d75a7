import { today } from '../../src/lib/dates.ts';
import { expectAccessible } from './accessible.ts';
import { expectFit } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts, shiftsOf } from './layoutShifts.ts';

const daysAgo = (days: number): string => today(new Date(Date.now() - days * 86_400_000));

const EMPTY = Object.fromEntries(
  ['sales', 'finance', 'inventory', 'service', 'activity'].map((path) => [path, null]),
);

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

test('the home page on a phone shows what needs attention first, and does not move on return', async ({
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
  const page = await openSignedIn('/#/dashboard', { viewport: { width: 390, height: 900 } });
  const section = page.getByRole('region', { name: 'Needs attention' });
  // There is room for three rows.
  const last = section.getByRole('link', { name: /^Ticket/ }).first();
  await expect(last).toBeVisible();
  await expectFit(page);
  const figures = await page.getByLabel('Key figures').boundingBox();
  await expect(section.getByRole('listitem')).toHaveCount(3);
  // Above the bar at the bottom of a screen of 844 px.
  expect((figures?.y ?? 0) + (figures?.height ?? 0)).toBeLessThan(788);
  await section.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(section.getByRole('listitem')).toHaveCount(8);
  await expect(section.getByRole('link').filter({ visible: true }).nth(3)).toBeFocused();

  await page.addInitScript(recordShifts);
  await page.reload();
  await expect(last).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { total, moved } = await shiftsOf(page);
  expect(total, moved.join('; ')).toBeLessThan(0.01);

  await administrator.seed(EMPTY);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Get started' })).toBeVisible();
  await expectFit(page);
  await expectAccessible(page, 'main');
});
