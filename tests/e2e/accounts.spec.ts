import type { Page } from '@playwright/test';
import {
  PASSWORD,
  expectAccessible,
  expectAccessibleInBothThemes,
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

test('a member invites a colleague, who signs up behind the link and has access, once', async ({
  open,
  administrator,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/Reading \S+ failed/);
  const uid = await administrator.createAccount('layla@invite.example', 'Layla Haddad');
  await administrator.seed({ 'config/staffOnly': true, [`staff/${uid}`]: true });
  const member = await open('about:blank');
  await signIn(member, 'layla@invite.example');
  await openAccount(member, 'Invite a colleague');
  await member.getByLabel(/^Whom is it for\?/).fill('Noor');
  await member.getByRole('button', { name: 'Create link' }).click();
  const item = member.getByRole('listitem', { name: 'Invitation: Noor' });
  await expect(item.getByText(/^open until/)).toBeVisible();
  await expect(item.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await expectAccessibleInBothThemes(member, 'dialog');
  await expectFitEverywhere(member);
  const link = await item.getByLabel('Link for Noor').inputValue();
  expect(link).toMatch(/#\/login\?invitation=[0-9a-f]{32}$/);
  const mail =
    (await item.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')) ?? '';
  expect(decodeURIComponent(mail)).toContain(link);

  const guest = await open(link);
  await expect(guest.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await expect(guest.getByText(/^Noor, Layla Haddad invites you to the dashboard/)).toBeVisible();
  await expectAccessibleInBothThemes(guest);
  await expectFitEverywhere(guest);
  await submitCredentials(guest, 'Create Account', 'noor@invite.example', PASSWORD);
  await expect(welcome(guest)).toBeVisible();
  await expect(item.getByText(/accepted on .* by noor@invite\.example$/)).toBeVisible();
  expect(Object.values((await product.stored('staff')) as object)).toContainEqual(
    expect.stringMatching(/^[0-9a-f]{32}$/),
  );

  const late = await open(link);
  await expect(late.getByRole('alert')).toContainText('has been accepted already');
  await expectAccessible(late);
  await expectFitEverywhere(late);
});

test('an invitation for one address is accepted with that address alone, once it is confirmed', async ({
  open,
  administrator,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/Reading \S+ failed/);
  const email = 'rania@invite.example';
  const uid = await administrator.createAccount('yusuf@invite.example', 'Yusuf Amin');
  await administrator.seed({ 'config/staffOnly': true, [`staff/${uid}`]: true });
  const member = await open('about:blank');
  await signIn(member, 'yusuf@invite.example');
  await openAccount(member, 'Invite a colleague');
  await member.getByLabel(/^Only for this e-mail address/).fill(email.toUpperCase());
  await member.getByRole('button', { name: 'Create link' }).click();
  const item = member.getByRole('listitem', { name: `Invitation: ${email}` });
  await expect(item.getByText(`only for ${email}`)).toBeVisible();
  await expectAccessibleInBothThemes(member, 'dialog');
  await expectFitEverywhere(member);
  const mail = await item.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href');
  expect(mail).toMatch(new RegExp(`^mailto:${email}\\?`));
  const link = await item.getByLabel(`Link for ${email}`).inputValue();

  const other = await open(link);
  await expect(other.getByText(`Create your account with ${email}`)).toBeVisible();
  await expectFitEverywhere(other);
  await submitCredentials(other, 'Create Account', 'eve@invite.example', PASSWORD);
  await expect(other.getByRole('alert')).toContainText(`This invitation is for ${email}.`);
  await expect(other.getByRole('alert')).toContainText('signed in as eve@invite.example');
  await expectAccessibleInBothThemes(other);
  await expectFitEverywhere(other);

  const guest = await open(link);
  await submitCredentials(guest, 'Create Account', email, PASSWORD);
  await expect(guest.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible();
  await expect(guest.getByText(/^This invitation is for your address/)).toBeVisible();
  await expect.poll(() => administrator.verificationLinks(email)).toHaveLength(1);
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible();
  await expectFitEverywhere(guest);
  expect(Object.values((await product.stored('staff')) as object)).toEqual([true]);
  const [confirmation] = await administrator.verificationLinks(email);
  expect((await fetch(String(confirmation))).ok).toBe(true);
  await guest.getByRole('button', { name: 'Check again' }).click();
  await expect(welcome(guest)).toBeVisible();
  await expect(item.getByText(new RegExp(`accepted on .* by ${email}$`))).toBeVisible();
});

test('an invitation that is withdrawn, unknown or cut off says so before anybody signs up', async ({
  open,
  openSignedIn,
}) => {
  const member = await openSignedIn('/#/dashboard');
  await openAccount(member, 'Invite a colleague');
  await member.getByRole('button', { name: 'Create link' }).click();
  const item = member.getByRole('listitem', { name: 'Invitation: A colleague' });
  const link = await item.getByLabel('Link for A colleague').inputValue();
  await item.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(item.getByText(/^withdrawn on/)).toBeVisible();
  for (const [address, text] of [
    [link, 'has been withdrawn'],
    [`${link.slice(0, -32)}${'0'.repeat(32)}`, 'belongs to no invitation'],
    [link.slice(0, -1), 'Part of it may be missing'],
  ] as const) {
    const guest = await open(address);
    await expect(guest.getByRole('alert')).toContainText(text);
    await guest.getByRole('link', { name: 'Go to Sign In' }).click();
    await expect(guest.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  }
});

test('somebody who is signed in already is asked whether the invitation is for that account', async ({
  open,
  openSignedIn,
  administrator,
}) => {
  await administrator.createAccount('salma@invite.example', 'Salma Idris');
  const member = await openSignedIn('/#/dashboard');
  await openAccount(member, 'Invite a colleague');
  await member.getByRole('button', { name: 'Create link' }).click();
  const link = await member.getByLabel('Link for A colleague').first().inputValue();
  const salma = await open('about:blank');
  await signIn(salma, 'salma@invite.example');
  await salma.goto(link);
  await expect(salma.getByRole('heading', { name: 'Accept the invitation?' })).toBeVisible();
  await expect(salma.getByText('salma@invite.example')).toBeVisible();
  await expectAccessible(salma);
  await salma.getByRole('button', { name: 'Use another account' }).click();
  await expect(salma.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await salma.getByRole('button', { name: 'Already have an account? Sign In' }).click();
  await submitCredentials(salma, 'Sign In', 'salma@invite.example', PASSWORD);
  await expect(welcome(salma)).toBeVisible();
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

test('a photo is cropped, kept for every device, refused when it is none, and removed', async ({
  open,
  administrator,
  product,
}) => {
  const uid = await administrator.createAccount('omar@photo.example', 'Omar Rashid');
  const page = await open('about:blank');
  await signIn(page, 'omar@photo.example');
  const icon = page.getByRole('banner').locator('img');
  await openAccount(page);
  await expectAccessibleInBothThemes(page, 'dialog');
  await expectFitEverywhere(page);
  const file = page.getByLabel('Photo file');
  for (const [name, mimeType, buffer, message] of [
    ['notes.txt', 'text/plain', Buffer.from('no picture'), 'is no picture'],
    ['large.jpg', 'image/jpeg', Buffer.alloc(40 * 1_024 * 1_024), 'larger than 20 MB'],
    ['broken.png', 'image/png', Buffer.from('PNG?'), 'cannot be opened'],
  ] as const) {
    await file.setInputFiles({ name, mimeType, buffer });
    await expect(page.getByRole('dialog').getByRole('alert').first()).toContainText(message);
    expect(await product.stored(`profiles/${uid}`)).toBeNull();
  }
  const buffer = await picture(page, 3_000, 1_500, 'image/jpeg');
  await file.setInputFiles({ name: 'omar.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Your photo is saved.')).toBeVisible();
  const stored = String(await product.stored(`profiles/${uid}/photo`));
  expect(stored).toMatch(/^data:image\/(webp|jpeg);base64,/);
  expect(((stored.split(',')[1]?.length ?? 0) * 3) / 4).toBeLessThanOrEqual(12 * 1_024);
  await expectAccessible(page, 'dialog');
  await expectFitEverywhere(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(icon).toHaveAttribute('src', stored);
  expect(
    await icon.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([128, 128]);

  const other = await open('about:blank');
  await signIn(other, 'omar@photo.example');
  await expect(other.getByRole('banner').locator('img')).toHaveAttribute('src', stored);
  await openAccount(other);
  await other.getByRole('button', { name: 'Remove photo' }).click();
  await expect(other.getByText('Your photo is removed.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Choose a photo…' })).toBeFocused();
  await expect(icon).toHaveCount(0);
});

test('name and password are changed by keyboard alone, and a wrong password keeps what is typed', async ({
  open,
  administrator,
  consoleErrors,
}) => {
  consoleErrors.expect(/Changing the password failed/);
  consoleErrors.allow(/400/);
  await administrator.createAccount('salim@keys.example', 'Salim');
  const page = await open('about:blank');
  await signIn(page, 'salim@keys.example');
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
  await expectAccessibleInBothThemes(page, 'dialog');
  await expectFitEverywhere(page);
  await dialog.getByLabel('New password').fill('coral-bank');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Your password is changed.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeFocused();
  const again = await open('about:blank');
  await signIn(again, 'salim@keys.example', 'coral-bank');
});

test('where addresses must be confirmed, the mail is sent, and the dashboard opens behind its link', async ({
  open,
  administrator,
  consoleErrors,
}) => {
  consoleErrors.allow(/Reading \S+ failed/);
  await administrator.seed({ 'config/verifiedOnly': true });
  const email = 'huda@verify.example';
  const page = await open('/#/login');
  await page.getByRole('button', { name: 'Need an account? Sign Up' }).click();
  await submitCredentials(page, 'Create Account', email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('is on its way');
  await expectAccessibleInBothThemes(page);
  await expectFitEverywhere(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('status')).toContainText('not confirmed yet');
  const [first] = await administrator.verificationLinks(email);
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  await expect.poll(() => administrator.verificationLinks(email)).toHaveLength(2);
  const mailbox = await fetch(String(first));
  expect(mailbox.ok).toBe(true);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(welcome(page)).toBeVisible();
});

/** Opens the deals with a copy on the device and text in a form. */
async function openWithTraces(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep a copy on this device' }).click();
  await page.goto('/#/dashboard/sales');
  await expect(page.getByText(/^\d+ total$/).first()).toBeVisible();
  await expect.poll(() => countCopies(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'New Deal' }).click();
  await page.getByLabel('Deal Title').fill('Confidential reef');
  await expect.poll(() => countDrafts(page)).toBe(1);
}

const countDrafts = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')).length);

/** How many blocks of copied lists are on the device. */
const countCopies = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('desk');
        opening.addEventListener('error', () => reject(new Error('The device has no database')));
        opening.addEventListener('success', () => {
          const { result } = opening;
          const count = result.transaction('snapshots').objectStore('snapshots').count();
          count.addEventListener('success', () => {
            result.close();
            resolve(count.result);
          });
        });
      }),
  );

test('whoever is removed while the dashboard is open sees no record within seconds, and leaves none', async ({
  open,
  administrator,
  consoleErrors,
}) => {
  consoleErrors.allow(/Reading \S+ failed/);
  const uid = await administrator.createAccount('left@staff.example', 'Salma Idris');
  await administrator.seed({ 'config/staffOnly': true, [`staff/${uid}`]: true });
  const page = await open('about:blank');
  await signIn(page, 'left@staff.example');
  await openWithTraces(page);
  await administrator.seed({ [`staff/${uid}`]: false });
  const ended = page.getByRole('heading', { name: 'Your access has ended' });
  await expect(ended).toBeVisible({ timeout: 5_000 });
  await expect(page.getByRole('status')).toContainText('have been deleted from this device');
  await expect.poll(() => countDrafts(page)).toBe(0);
  await expect.poll(() => countCopies(page)).toBe(0);
  await expectAccessibleInBothThemes(page);
  await expectFitEverywhere(page);
});

test('an account that is disabled while the dashboard is closed leaves nothing when it is opened', async ({
  open,
  administrator,
  consoleErrors,
}) => {
  consoleErrors.allow(/400/);
  const uid = await administrator.createAccount('disabled@staff.example', 'Salma Idris');
  const page = await open('about:blank');
  await signIn(page, 'disabled@staff.example');
  await openWithTraces(page);
  await administrator.setDisabled(uid, true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => countDrafts(page)).toBe(0);
  await expect.poll(() => countCopies(page)).toBe(0);
});
