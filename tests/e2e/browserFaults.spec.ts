import { expect, test } from './fixtures.ts';
import { countTokenRenewals, expectAccessible, fill, signIn } from './actions.ts';
import { openSalesPage, expectDraftOffered, goToSales, findStored } from './salesPage.ts';

const HOUR = 3_600_000;

test('renews the session before it expires, and keeps typed text when that fails', async ({
  openAs,
  consoleErrors,
}) => {
  const email = 'renewed@staff.example';
  const { page } = await openAs({ email, name: 'Rana Aziz' }, 'about:blank');
  const renewals = countTokenRenewals(page);
  await page.clock.install();
  await openSalesPage(page);
  await page.getByRole('button', { name: 'New Deal' }).click();
  const form = page.getByRole('dialog', { name: 'New Deal' });
  await form.getByLabel('Deal Title').fill('Typed before the session ended');
  await page.clock.fastForward(HOUR);
  await expect.poll(() => renewals.count).toBeGreaterThan(0);
  await expect(form.getByLabel('Deal Title')).toHaveValue('Typed before the session ended');

  consoleErrors.expect(/^400: .*securetoken/);
  consoleErrors.allow(/responded with a status of 400/);
  consoleErrors.allow(/Reading \S+ failed/);
  // What the identity provider answers after a password has been changed on another device, and its emulator does not.
  await page.route(/securetoken/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.clock.fastForward(HOUR);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.unroute(/securetoken/);
  await page.clock.resume();
  await expectAccessible(page);
  await signIn(page, email);
  await goToSales(page);
  await expectDraftOffered(page, 'Typed before the session ended');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form).toBeHidden();
  console.info(`Sessions renewed in an hour: ${renewals.count}; refused once, nothing lost`);
});

test('dates records correctly when the clock is wrong', async ({ openSignedIn, product }) => {
  const save = async ([what, shift]: readonly [string, number]): Promise<void> => {
    const before = Date.now();
    const page = await openSignedIn('about:blank');
    await page.clock.install({ time: before + shift });
    await openSalesPage(page);
    const title = `Under a clock ${what}`;
    await page.getByRole('button', { name: 'New Deal' }).click();
    await fill(page, 'New Deal', { 'Deal Title': title }, 'Create');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const feed = page.getByRole('region', { name: 'Recent Activity' });
    const feedEntry = feed.getByRole('listitem').filter({ hasText: title });
    await expect(feedEntry).toContainText('just now');

    const [entry] = await findStored<{ timestamp: number }>(product, 'activity', title);
    expect(entry?.timestamp).toBeGreaterThanOrEqual(before);
    expect(entry?.timestamp).toBeLessThanOrEqual(Date.now());
    const [deal] = await findStored<{ creationDate: string }>(product, 'sales/deals', title);
    const days = [before, Date.now()].map((moment) => localDay(new Date(moment)));
    expect(days).toContain(deal?.creationDate);
    await page.clock.fastForward(5 * 60_000);
    await expect(feedEntry).toContainText('5 min ago');
  };
  await Promise.all([save(['three days ahead', 72 * HOUR]), save(['an hour behind', -HOUR])]);
});

/** The local date, in this machine's time zone, which the browser shares. */
function localDay(moment: Date): string {
  const [day = ''] = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .split('T');
  return day;
}
