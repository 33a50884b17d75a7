import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { lastMonths } from '../../../src/model/calendar.ts';
import { today } from '../../../src/lib/dates.ts';

it('drafts the fees of a month in one click, and not again', async () => {
  await signInAs('Layla Haddad');
  const plan = { plan: 'Weekly', planFrom: '2026-01-05' };
  await seed('service/installations', {
    reef: { name: 'Garden reef', customer: 'Al Noor', fee: 2400, ...plan },
    pond: { name: 'Koi court', customer: 'Villa Qamar', fee: 1100, ...plan },
    tank: { name: 'No fee', customer: 'Villa Qamar', fee: 0, ...plan },
  });
  const { user } = openApp('/dashboard/service/installations');
  await user.click(await screen.findByRole('button', { name: 'Draft maintenance invoices' }));
  const dialog = within(await findForm('Maintenance invoices'));
  await user.click(await dialog.findByRole('button', { name: 'Draft 2 invoices' }));

  const [month = ''] = lastMonths(today(), 1);
  await waitFor(async () =>
    expect(await stored('finance/invoices')).toMatchObject({
      [`reef-${month}`]: { amount: 2520, status: 'Draft', installation: 'reef' },
      [`pond-${month}`]: { amount: 1155, status: 'Draft', installation: 'pond' },
    }),
  );

  await user.click(screen.getByRole('button', { name: 'Draft maintenance invoices' }));
  const again = within(await findForm('Maintenance invoices'));
  await again.findByText(/^Nothing to draft/);
  expect(again.queryByRole('button', { name: /^Draft/ })).toBeNull();
});
