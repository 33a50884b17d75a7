import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible, fill, signIn, signInAsDemo, signUp, tabTo } from './actions.ts';
import { findStored } from './salesPage.ts';

const invitation = (page: Page) => page.getByRole('form', { name: 'What is your name?' });

test('asks a user without a name for one, and uses it in the header, the greeting and the next save', async ({
  open,
  consoleErrors,
  product,
}) => {
  // A card that is still fading in has too little contrast.
  const page = await open('/#/login', { reducedMotion: 'reduce' });
  await signUp(page, 'nameless@staff.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Admin' })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, 'Save name');
  await page.keyboard.press('Enter');
  await expect(invitation(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(invitation(page)).toBeVisible();

  consoleErrors.expect(/^Saving the name failed/);
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await invitation(page).getByRole('textbox').fill('  Noor Rahman ');
  await page.keyboard.press('Enter');
  await expect(invitation(page).getByRole('alert')).toContainText('could not be saved');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');

  const greeting = page.getByRole('heading', { level: 1, name: 'Welcome back, Noor' });
  await expect(greeting).toBeFocused();
  await expect(page.getByRole('banner').getByText('Noor Rahman', { exact: true })).toBeVisible();
  await expect(invitation(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Sales' }).click();
  await page.getByRole('button', { name: 'New Deal' }).click();
  await fill(page, 'New Deal', { 'Deal Title': 'Signed by Noor' }, 'Create');
  const entries = await findStored<{ user: string }>(product, 'activity', 'Signed by Noor');
  expect(entries.map(({ user }) => user)).toEqual(['Noor Rahman']);

  await page.reload();
  await expect(page.getByRole('banner').getByText('Noor Rahman', { exact: true })).toBeVisible();
});

test('does not ask again after a dismissal, but asks another user', async ({ open }) => {
  const page = await open('/#/login');
  await signUp(page, 'quiet@staff.example');
  await tabTo(page, 'No, thanks');
  await page.keyboard.press('Enter');
  await expect(invitation(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Admin' })).toBeVisible();
  await expect(invitation(page)).toHaveCount(0);
  await leave(page);

  await signUp(page, 'talkative@staff.example');
  await expect(invitation(page)).toBeVisible();
  await leave(page);
  await signIn(page, 'quiet@staff.example');
  await expect(invitation(page)).toHaveCount(0);
  await leave(page);
  await signInAsDemo(page);
  await expect(invitation(page)).toHaveCount(0);
});

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/#/');
}
