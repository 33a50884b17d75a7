import { administratorOf } from './administrator.ts';
import { expect, test } from './journey.ts';
import { fill, signIn } from './people.ts';
import { goToSales, storedWith } from './sales.ts';

test('a display name that was changed elsewhere keeps nobody from saving after a reload', async ({
  open,
  preview,
  consoleErrors,
}) => {
  // A reload may interrupt pages that are being loaded ahead.
  consoleErrors.allow(/ERR_ABORTED/);
  const administrator = await administratorOf(preview);
  const uid = await administrator.createAccount('renamed@desk.example', 'Nadia Before');
  const page = await open(preview.address);
  await signIn(page, 'renamed@desk.example');
  await goToSales(page);
  await administrator.setDisplayName(uid, 'Nadia After');
  await page.reload();
  await expect(page.getByText('Nadia After', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'New Deal' }).click();
  await fill(page, 'New Deal', { 'Deal Title': 'Saved under a new name' }, 'Create');
  expect(await storedWith(preview, 'activity', 'Saved under a new name')).toEqual([
    expect.objectContaining({ user: expect.stringMatching(/^Nadia (Before|After)$/) }),
  ]);
});
