import type { Page } from '@playwright/test';
import { FORMS, type FormCase } from '../dashboard/formCases.ts';
import { expectFit, openDetails } from './actions.ts';
import { HOSTILE } from './hostileTexts.ts';
import { expect, test } from './fixtures.ts';
import { networkFaultsOf } from './networkFaults.ts';
import { openSalesPage } from './salesPage.ts';
import { startXssProbe } from './xssProbe.ts';

test('keeps, stores and shows markup typed into every form as text', async ({
  openSignedIn,
  product,
}) => {
  const page = await openSignedIn('about:blank');
  const trap = startXssProbe(page);
  await openSalesPage(page);
  let index = 0;
  for (const form of FORMS) {
    await page.goto(`/#/dashboard/${form.page}`);
    await page.getByRole('button', { name: form.opener, exact: true }).click();
    const typed = await typeHostile(page, form, index);
    index += typed.size;
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: form.opener, exact: true }).click();
    await page.getByRole('button', { name: 'Restore unsaved input' }).click();
    for (const [label, text] of typed) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await page.getByRole('button', { name: form.submit, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const [shown = ''] = typed.values();
    await expect
      .poll(async () => ((await page.locator('main').textContent()) ?? '').includes(shown))
      .toBe(true);
    const stored = JSON.stringify(await product.stored(form.path));
    for (const text of typed.values()) expect(stored).toContain(JSON.stringify(text));
    expect(await trap.caught()).toEqual([]);
  }
  expect(index).toBeGreaterThan(HOSTILE.length);
});

test('shows markup as text in the list of failed saves and in a colleague’s value', async ({
  openSignedIn,
  consoleErrors,
  administrator,
}) => {
  consoleErrors.expect(/Saving to sales\/deals failed/);
  consoleErrors.allow(/WebSocket|ERR_INTERNET_DISCONNECTED/);
  const page = await openSignedIn('about:blank');
  const trap = startXssProbe(page);
  const network = await networkFaultsOf(page);
  await openSalesPage(page);
  network.dropMessages();
  const titles = HOSTILE.slice(0, 12);
  for (const text of titles) {
    await page.getByRole('button', { name: 'New Deal' }).click();
    await page.getByLabel('Deal Title', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.keyboard.press('Escape');
  }
  await network.goOffline();
  await administrator.refuseWrites();
  await network.goOnline();
  await expect(page.getByRole('alert')).toHaveText(
    new RegExp(`^${titles.length} changes were not saved`),
  );
  await administrator.restoreRules();
  await page.getByRole('button', { name: 'Show each' }).click();
  const saves = page.getByRole('dialog', { name: 'Not saved yet' }).getByRole('listitem');
  await expect(saves).toHaveCount(titles.length);
  const notices = await saves.allTextContents();
  for (const text of titles) expect(notices.join()).toContain(`New Deal “${text}”`);
  expect(await trap.caught()).toEqual([]);
  await expectFit(page);
  await page.keyboard.press('Escape');

  await administrator.seed({ 'sales/deals/hostile': { title: 'Mild', customer: 'Waters' } });
  await page.getByRole('button', { name: /^Mild/ }).click();
  await page.getByLabel('Deal Title', { exact: true }).fill('Milder');
  const theirs = page.getByText('Changed by someone else meanwhile:');
  for (const text of HOSTILE) {
    await administrator.seed({ 'sales/deals/hostile/title': text });
    await expect.poll(() => theirs.textContent()).toContain(text);
  }
  expect(await trap.caught()).toEqual([]);
});

/** Types hostile texts, starting at an index, into all text inputs; returns them by label. */
async function typeHostile(
  page: Page,
  { controls }: FormCase,
  from: number,
): Promise<ReadonlyMap<string, string>> {
  const boxes = controls.filter(([, control]) =>
    ['text', 'email', 'tel', 'several lines'].includes(control),
  );
  const typed = new Map<string, string>();
  await openDetails(page);
  for (const [label, control] of boxes) {
    const text = HOSTILE[(from + typed.size) % HOSTILE.length] ?? '';
    // The browser trims an e-mail address.
    typed.set(label, control === 'email' ? text.trim() : text);
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  return typed;
}
