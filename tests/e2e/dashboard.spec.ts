import { expect, test } from './fixtures.ts';
import { expectFocusTrapped } from './actions.ts';
import { clauses } from '../specification/clauses.ts';

test(
  'the navigation slides over on a phone and traps focus',
  clauses('S2.6-7'),
  async ({ openSignedIn }) => {
    const page = await openSignedIn('/#/dashboard', {
      viewport: { width: 390, height: 844 },
    });
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFocusTrapped(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Sales' }).click();
    await expect(page.getByRole('heading', { name: 'Sales CRM' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);
