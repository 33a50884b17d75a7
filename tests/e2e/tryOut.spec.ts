import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts';
import { expectFitEverywhere, fill, signUp, submitCredentials } from './actions.ts';
import { expect, test } from './fixtures.ts';
import type { TryOut } from './tryOut.ts';

const band = (page: Page) => page.getByRole('complementary', { name: 'Try-out' });
const column = (page: Page, stage: string) =>
  page.getByRole('region', { name: stage, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Otherwise, some seconds after the start, a colleague moves a random deal. */
async function pauseColleagues(page: Page): Promise<void> {
  const pause = band(page).getByRole('button', { name: 'Pause colleagues' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
}

/** The requests of all pages of a context to any other address than those below this one. */
function requestsElsewhere(context: BrowserContext, address: string): readonly string[] {
  const found: string[] = [];
  const note = (url: string): void => {
    if (!url.startsWith(`${address}/`) && !url.startsWith('data:')) found.push(url);
  };
  context.on('request', (request) => note(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())));
  return found;
}

test('the board is live below a path, without a request to another host', async ({
  open,
  product,
}) => {
  const { addressBelowPath } = product as TryOut;
  const page = await open('about:blank');
  const elsewhere = requestsElsewhere(page.context(), addressBelowPath);
  await page.goto(`${addressBelowPath}/#/dashboard/sales`);
  await pauseColleagues(page);
  await expect(column(page, 'Negotiation').getByRole('listitem').first()).toBeVisible();

  const card = column(page, 'New Lead').getByRole('listitem').first();
  const [title = ''] = (await card.innerText()).split('\n');
  await card.getByRole('button').first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column(page, 'Quotation Sent').getByText(title)).toBeVisible();
  for (const path of ['dashboard', 'dashboard/finance', '', 'portfolio', 'contact', 'login']) {
    await page.goto(`${addressBelowPath}/#/${path}`);
    await expect(page.locator('#root h1')).toBeVisible();
    await expect(band(page)).toContainText('Try-out.');
    // A file that is missing below the path would be a console error, too.
    const picture = page.locator('#root img').first();
    if (path === '' || path === 'portfolio')
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    // The band is the same on every page of the site, and of the dashboard.
    if (path !== '' && path !== 'dashboard') continue;
    await expectFitEverywhere(page);
    await expectAccessibleInBothThemes(page, '#try-out');
    await expect(page.getByText('Is this device yours?')).toHaveCount(0);
  }
  expect(elsewhere).toEqual([]);
});

test('what is entered is seen in a second tab, after a reload, and not after starting over', async ({
  open,
}) => {
  const page = await open('/#/dashboard/sales');
  await pauseColleagues(page);
  await page.getByRole('button', { name: 'New Deal' }).click();
  await fill(page, 'New Deal', { 'Deal Title': 'Tank for a friend' }, 'Create');
  await expect(cards(page).filter({ hasText: 'Tank for a friend' })).toBeVisible();

  const second = await page.context().newPage();
  await second.goto('/#/dashboard/sales');
  const card = cards(second).filter({ hasText: 'Tank for a friend' });
  await card.getByRole('button').first().focus();
  await second.keyboard.press('Shift+ArrowRight');
  await expect(column(page, 'Quotation Sent').getByText('Tank for a friend')).toBeVisible();
  await second.close();

  await page.reload();
  await expect(column(page, 'Quotation Sent').getByText('Tank for a friend')).toBeVisible();

  await band(page).getByRole('button', { name: 'Start over' }).click();
  const question = page.getByRole('dialog', { name: 'Start over?' });
  await expectAccessible(page, '#try-out-dialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(column(page, 'Quotation Sent').getByText('Tank for a friend')).toBeVisible();
  await band(page).getByRole('button', { name: 'Start over' }).click();
  const isReloaded = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Start over' }).click();
  await isReloaded;
  await expect(column(page, 'Negotiation').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Tank for a friend')).toHaveCount(0);
});

test('visitors sign in by one click, with an account of their own and as a guest of Google', async ({
  open,
}) => {
  const page = await open('/#/login');
  const welcome = page.getByRole('heading', { level: 1, name: /^Welcome back/ });
  /** Resolves when somebody else can sign in. */
  async function logOut(): Promise<void> {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(band(page).getByRole('button', { name: 'Open the dashboard' })).toBeVisible();
  }
  await band(page).getByRole('button', { name: 'Sign in as Layla Haddad' }).click();
  await expect(welcome).toContainText('Layla');
  await logOut();
  await band(page).getByRole('button', { name: 'Open the dashboard' }).click();
  await expect(welcome).toContainText('Layla');
  await logOut();

  await signUp(page, 'visitor@reef.example');
  await page.getByRole('button', { name: /enter your name/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Vera Visitor');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.keyboard.press('Escape');
  await expect(welcome).toContainText('Vera');
  await page.reload();
  await expect(welcome).toContainText('Vera');
  await logOut();

  await page.goto('/#/login');
  await submitCredentials(page, 'Sign In', 'visitor@reef.example', 'reef-lounge');
  await expect(welcome).toContainText('Vera');
  await logOut();

  await page.goto('/#/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(welcome).toContainText('Guest');
});
