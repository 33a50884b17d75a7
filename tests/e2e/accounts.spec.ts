import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './accessible.ts';
import {
  PASSWORD,
  expectFitEverywhere,
  expectFocusTrapped,
  signIn,
  submitCredentials,
  tabTo,
} from './actions.ts';
import { expect, test } from './fixtures.ts';

/** Opens the account dialog, and one of its parts. */
async function openAccount(page: Page, part?: string): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible();
  if (part === undefined) return;
  await page.getByRole('button', { name: part }).click();
  await expect(page.getByRole('dialog', { name: part })).toBeVisible();
}

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome back/ });

test('a colleague who is invited signs up behind the link and has access, once', async ({
  open,
  openAs,
  administrator,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/Reading .* failed/);
  const account = { email: 'layla@invite.example', name: 'Layla Haddad' };
  const { page: member, uid } = await openAs(account, '/#/dashboard');
  await administrator.seed({ 'config/staffOnly': true, [`staff/${uid}`]: true });
  await openAccount(member, 'Invite a colleague');
  const item = (name: string) => member.getByRole('listitem', { name: `Invitation: ${name}` });
  const linkFor = (name: string) => item(name).getByLabel(`Link for ${name}`).inputValue();

  await member.getByLabel(/^Whom is it for\?/).fill('Noor');
  await member.getByRole('button', { name: 'Create link', exact: true }).click();
  await expect(item('Noor').getByText(/^open until/)).toBeVisible();
  await expect(item('Noor').getByRole('button', { name: 'Copy link' })).toBeFocused();
  const link = await linkFor('Noor');
  expect(link).toMatch(/#\/login\?invitation=[0-9a-f]{32}$/);
  const guest = await open(link);
  await expect(guest.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await expect(guest.getByText(/^Noor, Layla Haddad invites you/)).toBeVisible();
  await submitCredentials(guest, 'Create Account', 'noor@invite.example', PASSWORD);
  await expect(welcome(guest)).toBeVisible();
  await expect(item('Noor').getByText(/accepted on .* by noor@invite\.example$/)).toBeVisible();
  expect(Object.values((await product.stored('staff')) as object)).toContainEqual(
    expect.stringMatching(/^[0-9a-f]{32}$/),
  );
  const late = await open(link);
  await expect(late.getByRole('alert')).toContainText('has been accepted already');

  await member.getByLabel(/^Whom is it for\?/).fill('Sami');
  await member.getByRole('button', { name: 'Create link for the field' }).click();
  await expect(item('Sami').getByText(/sees no money$/)).toBeVisible();
  const diver = await open(await linkFor('Sami'));
  await submitCredentials(diver, 'Create Account', 'sami@invite.example', PASSWORD);
  await expect(diver.getByRole('heading', { name: 'Plan', level: 1 })).toBeVisible();
  await expect(diver.getByRole('link', { name: 'Finance' })).toHaveCount(0);

  await administrator.seed({ [`staff/${uid}`]: false });
  await expect(member.getByRole('heading', { name: 'Your access has ended' })).toBeVisible();
  await expectAccessibleInBothThemes(member);
  await expectFitEverywhere(member);
});

test('an invitation that is withdrawn, unknown, cut off or opened while signed in says so', async ({
  open,
  openAs,
  openSignedIn,
}) => {
  const member = await openSignedIn('/#/dashboard');
  await openAccount(member, 'Invite a colleague');
  await member.getByRole('button', { name: 'Create link' }).click();
  const item = member.getByRole('listitem', { name: 'Invitation: A colleague' });
  const link = await item.getByLabel('Link for A colleague').inputValue();

  const account = { email: 'salma@invite.example', name: 'Salma Idris' };
  const { page: salma } = await openAs(account, link);
  await expect(salma.getByRole('heading', { name: 'Accept the invitation?' })).toBeVisible();
  await expect(salma.getByText(account.email)).toBeVisible();
  await salma.getByRole('button', { name: 'Use another account' }).click();
  await expect(salma.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await salma.getByRole('button', { name: 'Already have an account? Sign In' }).click();
  await submitCredentials(salma, 'Sign In', account.email, PASSWORD);
  await expect(welcome(salma)).toBeVisible();

  await member.getByLabel(/^Whom is it for\?/).fill('Nobody');
  await member.getByRole('button', { name: 'Create link' }).click();
  const vain = member.getByRole('listitem', { name: 'Invitation: Nobody' });
  const withdrawn = await vain.getByLabel('Link for Nobody').inputValue();
  await vain.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(vain.getByText(/^withdrawn on/)).toBeVisible();
  const guest = await open('about:blank');
  for (const [address, text] of [
    [withdrawn, 'has been withdrawn'],
    [`${link.slice(0, -32)}${'0'.repeat(32)}`, 'belongs to no invitation'],
    [link.slice(0, -1), 'Part of it may be missing'],
  ] as const) {
    await guest.goto(address);
    await expect(guest.getByRole('alert')).toContainText(text);
    await guest.getByRole('link', { name: 'Go to Sign In' }).click();
    await expect(guest.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  }
});

/** A picture of this size, as a browser makes it: stripes, with noise that compresses badly. */
async function picture(page: Page, width: number, height: number, type: string): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w, h, mime]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      for (let x = 0; x < w; x += 4) {
        for (let y = 0; y < h; y += 4) {
          const level = (offset: number) => (x * 7 + y * 13 + ((x * y) % 97) * offset) % 256;
          if (context) context.fillStyle = `rgb(${level(1)} ${level(5)} ${level(9)})`;
          context?.fillRect(x, y, 4, 4);
        }
      }
      return canvas.toDataURL(mime).split(',')[1] ?? '';
    },
    [width, height, type] as const,
  );
  return Buffer.from(base64, 'base64');
}

test('a logo is made small, and removed', async ({ openAs, product }) => {
  const account = { email: 'omar@logo.example', name: 'Omar Rashid' };
  const { page } = await openAs(account, '/#/dashboard/company');
  const file = page.getByLabel('Logo file');
  const buffer = await picture(page, 1_000, 500, 'image/jpeg');
  await file.setInputFiles({ name: 'reef.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('The logo is saved.')).toBeVisible();
  const stored = String(await product.stored('config/company/logo'));
  expect(stored).toMatch(/^data:image\/(webp|jpeg);base64,/);
  expect(((stored.split(',')[1]?.length ?? 0) * 3) / 4).toBeLessThanOrEqual(12 * 1_024);
  await expect(page.getByRole('img', { name: 'Your company’s logo' })).toHaveAttribute(
    'src',
    stored,
  );
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await expect(page.getByText('The logo is removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a logo…' })).toBeFocused();
});

test('name and password are changed by keyboard alone', async ({ open, openAs, consoleErrors }) => {
  consoleErrors.expect(/Changing the password failed/);
  consoleErrors.allow(/400/);
  const account = { email: 'salim@keys.example', name: 'Salim' };
  const { page } = await openAs(account, '/#/dashboard');
  await tabTo(page, /^Account:/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible();
  await expectFocusTrapped(page);
  await tabTo(page, /^Name$/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Salim Nasser');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account: Salim Nasser' })).toBeAttached();

  await tabTo(page, 'Change your password');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await page.keyboard.type('wrong-password');
  await tabTo(page, 'New password');
  await page.keyboard.type('coral');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password.');
  await expect(dialog.getByLabel('New password')).toHaveValue('coral');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Password should be at least 6 characters.');
  await dialog.getByLabel('New password').fill('coral-bank');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Your password is changed.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeFocused();
  const again = await open('about:blank');
  await signIn(again, account.email, 'coral-bank');
});
