import { PROJECT_ID } from '../../local/start/appEnvironment.ts';
import { expect, test } from './fixtures.ts';

test('two people see each other in a record, until one leaves it or loses access', async ({
  openAs,
  administrator,
  product,
}) => {
  await administrator.seed({
    'sales/deals/shared': { title: 'Shared reef', customer: 'Noor', value: 1, stage: 'Won' },
  });
  const address = '/#/dashboard/sales?record=deals/shared';
  const ann = await openAs({ email: 'ann@studio.example', name: 'Ann Lee' }, address);
  const omar = await openAs({ email: 'omar@studio.example', name: 'Omar Aziz' }, address);
  const forms = [ann, omar].map(({ page }) => page.getByRole('dialog', { name: 'Edit Deal' }));
  const [annForm, omarForm] = forms as [(typeof forms)[0], (typeof forms)[0]];
  await expect(annForm.getByText('Omar Aziz has this open too')).toBeVisible();
  await expect(omarForm.getByText('Ann Lee has this open too')).toBeVisible();
  await omarForm.getByLabel('Customer', { exact: true }).focus();
  await expect(annForm.getByText('Omar Aziz has this open too, in Customer')).toBeVisible();

  await omar.page.keyboard.press('Escape');
  await expect(annForm.getByText(/Omar Aziz/)).toHaveCount(0);
  await omar.page.goto(address);
  await expect(annForm.getByText('Omar Aziz has this open too')).toBeVisible();
  // The browser ends: nobody says that the record is closed.
  const token = await omar.page.evaluate(
    () =>
      (
        JSON.parse(localStorage.getItem('firebase:authUser:demo-key:[DEFAULT]') ?? '') as {
          stsTokenManager: { accessToken: string };
        }
      ).stsTokenManager.accessToken,
  );
  await omar.page.context().close();
  await expect(annForm.getByText(/Omar Aziz/)).toHaveCount(0);

  const write = async (): Promise<number> => {
    const path = `http://${product.backend.database}/presence/sales:deals:shared/past.json`;
    const answer = await fetch(`${path}?ns=${PROJECT_ID}-default-rtdb&auth=${token}`, {
      method: 'PUT',
      body: JSON.stringify({
        uid: omar.uid,
        user: 'Omar Aziz',
        field: '',
        timestamp: { '.sv': 'timestamp' },
      }),
    });
    return answer.status;
  };
  expect(await write()).toBe(200);
  await expect(annForm.getByText('Omar Aziz has this open too')).toBeVisible();
  await administrator.seed({ 'config/staffOnly': true, [`staff/${ann.uid}`]: true });
  expect(await write()).toBe(401);
});
