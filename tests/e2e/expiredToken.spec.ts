import type { Page } from '@playwright/test';
import { administratorOf } from './administrator.ts';
import { expect, test } from './fixtures.ts';
import { countTokenRenewals, fill } from './actions.ts';
import { findStored, openSalesPage } from './salesPage.ts';

/** After how many seconds the database finds a token expired. The app assumes an hour and does not renew earlier. */
const LIFETIME_S = 4;

test('loses nothing when the token expires while a form is open or a save is pending', async ({
  openSignedIn,
  product,
}) => {
  const page = await openSignedIn('about:blank');
  const renewals = countTokenRenewals(page);
  const network = await unreliableNetworkOf(page);
  await openSalesPage(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  const form = page.getByRole('dialog');

  const cases = [
    ['Sent before the token expired', 'arrives too late'],
    ['Stored before the token expired', 'is not answered'],
  ] as const;
  for (const [title, fault] of cases) {
    await page.getByRole('button', { name: 'New Deal' }).click();
    await form.getByLabel('Deal Title').fill(title);
    // A save with a fault has the new token's whole lifetime, too, in which the database answers it.
    const before = renewals.count;
    await expect.poll(() => renewals.count).toBeGreaterThan(before);
    await expect(form.getByLabel('Deal Title')).toHaveValue(title);
    network.nextSave = fault;
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(form).toBeHidden({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: title })).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The form closes before a slow save is stored.
    for (const path of ['sales/deals', 'activity']) {
      await expect
        .poll(() => findStored(product, path, title), { timeout: 30_000 })
        .toHaveLength(1);
    }
  }
  expect(network.answers).toEqual(['permission_denied', 'ok']);
  expect(visited.filter((url) => !url.includes('/#/dashboard/sales'))).toEqual([]);

  // The stored session is older than its token may be by now, as that of a page that was closed for a while.
  const later = await openSignedIn('about:blank');
  const itsNetwork = await unreliableNetworkOf(later);
  await openSalesPage(later);
  expect(itsNetwork.refusedTokens).toBeGreaterThan(0);
});

// Rule 31 of docs/outbox.md.
test('saving works in an open tab when the display name was changed elsewhere', async ({
  openAs,
  product,
}) => {
  const account = { email: 'open@tab.example', name: 'Omar Before' };
  const { page, uid } = await openAs(account, 'about:blank');
  const renewals = countTokenRenewals(page);
  await unreliableNetworkOf(page);
  await openSalesPage(page);
  await administratorOf(product).setDisplayName(uid, 'Omar After');
  // The next one may have been on its way already.
  const before = renewals.count + 1;
  await expect.poll(() => renewals.count, { timeout: 30_000 }).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'New Deal' }).click();
  await fill(page, 'New Deal', { 'Deal Title': 'Saved in an open tab' }, 'Create');
  await expect
    .poll(() => findStored(product, 'activity', 'Saved in an open tab'))
    .toEqual([expect.objectContaining({ user: 'Omar After' })]);
});

test('an account that is disabled or deleted shows no record once its token ends', async ({
  openAs,
  administrator,
  consoleErrors,
}) => {
  // What the SDK and the lists report depends on which of them notices first.
  consoleErrors.allow(/400|Reading \S+ failed|token|FIREBASE/);
  const desks = [];
  for (const what of ['disabled', 'deleted']) {
    const account = { email: `${what}@closed.example`, name: 'Salma Idris' };
    const desk = await openAs(account, 'about:blank');
    await unreliableNetworkOf(desk.page);
    await desk.page.goto('/#/dashboard/sales');
    desks.push(desk);
  }
  for (const { page } of desks) await expect(page.getByText(/^\d+ total$/).first()).toBeVisible();
  const [disabled, deleted] = desks.map(({ uid }) => uid);
  await administrator.setDisabled(disabled ?? '', true);
  await administrator.deleteAccount(deleted ?? '');
  for (const { page } of desks) {
    await expect(
      page.getByRole('heading', { level: 1, name: /^(Sign In|Your account is closed)$/ }),
    ).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/^\d+ total$/)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  }
});

type Fault = 'arrives too late' | 'is not answered';

type UnreliableNetwork = {
  /** The fault that affects the next save only. */
  nextSave: Fault | null;
  /** The responses to the affected saves. */
  readonly answers: string[];
  /** How many expired tokens the database has rejected. */
  refusedTokens: number;
};

/**
 * The connection from a page to the database, on which each token ends early. A late save reaches the database as soon as the token has expired there; the
 * page first receives the expiry, then the following messages up to the denial of the save.
 */
async function unreliableNetworkOf(page: Page): Promise<UnreliableNetwork> {
  const network: UnreliableNetwork = { nextSave: null, answers: [], refusedTokens: 0 };
  await page.routeWebSocket(/\/\.ws\?/, (connection) => {
    const server = connection.connectToServer();
    let save: HeldSave | null = null as HeldSave | null;
    const waiting: string[] = [];
    connection.onMessage((message) => {
      const text = shortened(String(message));
      const { a: action, r: number = 0 } = dataOf(text);
      if (action === 'm' && network.nextSave !== null) {
        const isLate = network.nextSave === 'arrives too late';
        save = { text, number, fault: network.nextSave, isSent: !isLate };
        network.nextSave = null;
        if (isLate) return;
      }
      server.send(text);
    });
    server.onMessage((message) => {
      const text = String(message);
      const { a: action, r: number, b: body } = dataOf(text);
      const isAnswer = save !== null && number === save.number;
      if (isAnswer) network.answers.push(String(body?.s));
      if (number !== undefined && body?.s === 'expired_token') network.refusedTokens += 1;
      if (isAnswer && save?.fault === 'is not answered') return;
      if (save !== null && !save.isSent && action === 'ac') {
        save.isSent = true;
        server.send(save.text);
      } else if (waiting.length === 0) return connection.send(text);
      waiting.push(text);
      if (isAnswer) for (const one of waiting.splice(0)) connection.send(one);
    });
  });
  return network;
}

/** A message, in which a token ends some seconds after it was issued. */
const shortened = (text: string): string =>
  text.replace(/(?<="cred":"[^".]+\.)[^".]+/, (encoded) => {
    const claims = JSON.parse(Buffer.from(encoded, 'base64url').toString()) as { iat: number };
    const early = JSON.stringify({ ...claims, exp: claims.iat + LIFETIME_S });
    return Buffer.from(early).toString('base64url');
  });

/** A save with a fault; one that is late is sent once, however often the token expires after it. */
type HeldSave = {
  readonly text: string;
  readonly number: number;
  readonly fault: Fault;
  isSent: boolean;
};

type Data = {
  readonly r?: number;
  readonly a?: string;
  readonly b?: { readonly s?: string } | null;
};

/** The payload of a message: `r` numbers requests and responses, `a` names the action. */
function dataOf(text: string): Data {
  const { d: data } = Object(JSON.parse(text)) as { readonly d?: Data };
  return data ?? {};
}
