import type { Locator, Page } from '@playwright/test';
import { FORMS, type FormCase } from '../features/formCases.ts';
import {
  HOSTILE,
  HOSTILE_ACCOUNT,
  HOSTILE_RECORDS,
  hostileRecords,
  textsOf,
} from './hostileTexts.ts';
import type { Administrator } from './administrator.ts';
import { expect, test } from './fixtures.ts';
import { expectFitEverywhere, goToModule } from './actions.ts';
import { startXssProbe } from './xssProbe.ts';

test.beforeEach(({ administrator }) => administrator.seed(HOSTILE_RECORDS));

test('shows hostile stored values as text on every page and in every form', async ({
  openAs,
  administrator,
}) => {
  const { page } = await openAs(HOSTILE_ACCOUNT, 'about:blank');
  const trap = startXssProbe(page);
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img/src=x/onerror=');
  await expect(page.getByRole('banner')).toContainText('<script>window.__hit=12</script>');

  for (let first = 0; first < HOSTILE.length; first += 5) {
    await seedEntries(administrator, HOSTILE.slice(first, first + 5));
    await expectTexts(page, HOSTILE.slice(first, first + 5).map(lineOfFeed));
    expect(await trap.caught()).toEqual([]);
  }
  for (const form of FORMS) {
    await goToModule(page, form.page);
    // Until its code has arrived, the page before it stays, with much the same texts.
    await expect(page.getByRole('button', { name: form.opener, exact: true })).toBeVisible();
    const shown = textsOf(form).filter(({ isInList }) => isInList);
    await expectTexts(
      page,
      hostileRecords(form).flatMap((record) => shown.map(({ name }) => record[name] ?? '')),
    );
    expect(await trap.caught()).toEqual([]);
    await expectFitEverywhere(page);
    await expectForm(page, form, hostileRecords(form)[0] ?? {});
    expect(await trap.caught()).toEqual([]);
    await expectFitEverywhere(page);
    await page.keyboard.press('Escape');
    // The step back in the history must not meet the next page.
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('shows markup in addresses and on the approval page as text', async ({
  open,
  openAs,
  consoleErrors,
  administrator,
}) => {
  // The lists may lose their permission before the page unsubscribes.
  consoleErrors.allow(/Reading \S+ failed/);
  const page = await open('about:blank');
  const trap = startXssProbe(page);
  await page.goto(`/?${encodeURIComponent(HOSTILE[1] ?? '')}`);
  for (const text of HOSTILE.slice(0, 9).map(encodeURI)) {
    for (const path of ['portfolio/', 'login?email=']) {
      await page.goto(`${page.url().split('#')[0]}#/${path}${text}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
  expect(await trap.caught()).toEqual([]);

  const account = { ...HOSTILE_ACCOUNT, email: `second-${HOSTILE_ACCOUNT.email}` };
  const { page: desk } = await openAs(account, 'about:blank');
  const itsTrap = startXssProbe(desk);
  for (const text of HOSTILE.slice(0, 9).map(encodeURI)) {
    await goToModule(desk, text);
    await goToModule(desk, `sales?record=deals/${text}`);
  }
  expect(await itsTrap.caught()).toEqual([]);
  await administrator.seed({ 'config/staffOnly': true });
  await desk.goto('/');
  await desk.goto('/#/dashboard');
  await expect(desk.getByText('You are signed in as')).toContainText(account.email);
  expect(await itsTrap.caught()).toEqual([]);
});

/** Activity entries newer than all others. */
async function seedEntries(administrator: Administrator, texts: readonly string[]): Promise<void> {
  const timestamp = Date.now();
  await administrator.seed(
    Object.fromEntries(
      texts.map((text) => [
        `activity/hostile-${HOSTILE.indexOf(text)}`,
        { user: text, action: text, subject: text, timestamp },
      ]),
    ),
  );
}

const lineOfFeed = (text: string): string => `${text} ${text} ${text}`;

/** The page contains exactly these texts, but for what a feed says of unsigned entries once it knows the accounts' names. */
async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const shown = (await page.locator('main').textContent()) ?? '';
      const stored = shown.replaceAll(' (name not confirmed)', '');
      return texts.filter((text) => !stored.includes(text));
    })
    .toEqual([]);
}

/** The form shows the texts of a record, except for dates, which a date input rejects. */
async function expectForm(
  page: Page,
  form: FormCase,
  record: Readonly<Record<string, string>>,
): Promise<void> {
  const [own, ...others] = textsOf(form);
  const name = record[own?.name ?? ''] ?? '';
  const table = `:nth-match(main table, ${form.path === 'sales/customers' ? 2 : 1})`;
  const openers =
    form.path === 'sales/deals'
      ? 'main li > button > span'
      : `${table} tbody td:first-child button`;
  await page.locator(openers).filter({ hasText: name }).first().click();
  for (const { name: other, label } of others) {
    const control = page.getByRole('dialog').getByLabel(label, { exact: true });
    if ((await control.getAttribute('role')) === 'group') {
      await expectCells(control, record[other] ?? '');
      continue;
    }
    const type = await control.getAttribute('type');
    await expect(control).toHaveValue(type?.startsWith('date') ? '' : (record[other] ?? ''));
  }
}

/** The cells of a document's lines show a stored text: its tabs and line breaks part them. */
async function expectCells(lines: Locator, stored: string): Promise<void> {
  const cells = lines.locator('input');
  const shown = await cells.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  );
  expect(shown.filter(Boolean)).toEqual(stored.split(/[\t\r\n]+/).filter(Boolean));
}
