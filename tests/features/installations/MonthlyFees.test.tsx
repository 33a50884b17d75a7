import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { lastMonths } from '../../../src/lib/calendar.ts';
import { today } from '../../../src/lib/dates.ts';

const plan = { plan: 'Weekly', planFrom: '2026-01-05' };
const [month = ''] = lastMonths(today(), 1);

async function openDialog() {
  await signInAs('Layla Haddad');
  await seed('service/installations', {
    '-NaaaaaaaaaaaaaaaaaA': { name: 'Garden reef', customer: 'Al Noor', ...plan },
    '-NaaaaaaaaaaaaaaaaaB': { name: 'Koi court', customer: 'Villa Qamar', ...plan },
    '-NaaaaaaaaaaaaaaaaaC': { name: 'No fee', customer: 'Villa Qamar', ...plan },
  });
  await seed('finance/fees', {
    f1: { name: 'Garden reef', amount: 2400, installation: '-NaaaaaaaaaaaaaaaaaA' },
    f2: { name: 'Koi court', customer: 'Villa Qamar', amount: 1100 },
    f3: { name: 'No fee', amount: 0, installation: '-NaaaaaaaaaaaaaaaaaC' },
  });
  await seed('finance/invoices', {
    '-PaaaaaaaaaaaaaaaaaA': { customer: 'Reef Hotel', status: 'Draft', creationDate: '2026-02-01' },
  });
  const { user } = openApp('/dashboard/service/installations');
  await user.click(await screen.findByRole('button', { name: 'Draft maintenance invoices' }));
  return { user, dialog: await findDialog() };
}

/** The dialog once all that it drafts from is there. */
async function findDialog() {
  const dialog = within(await findForm('Maintenance invoices'));
  await waitFor(() => expect(dialog.queryByText(/still loading/)).toBeNull());
  return dialog;
}

const drafts = async () => {
  const { '-PaaaaaaaaaaaaaaaaaA': _, ...all } = (await stored('finance/invoices')) as Record<
    string,
    { readonly archived?: string; readonly idNum: string }
  >;
  return Object.values(all);
};

it('drafts the fees that are ticked, and leads to where they are issued', async () => {
  const { user, dialog } = await openDialog();
  await dialog.findByText(/^2 drafts, .*3,500/);
  await user.click(dialog.getByRole('checkbox', { name: /Koi court/ }));
  expect(dialog.getByText(/^1 draft, .*2,400/)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: /^All 2 fees/ })).not.toBeChecked();
  expect(dialog.getByRole('button', { name: 'Draft 1 invoice' })).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');

  await screen.findByText('1 draft created in Finance');
  await user.click(await screen.findByRole('button', { name: 'Issue and send' }));
  const issuing = await screen.findByRole('dialog', { name: /^Issue and send INV/ });
  expect(issuing).toHaveTextContent(/Al Noor.*\$2,520\.00/);
  expect(await stored('finance/invoices')).toMatchObject({
    [`-NaaaaaaaaaaaaaaaaaA-${month}`]: {
      amount: 2520,
      status: 'Draft',
      installation: '-NaaaaaaaaaaaaaaaaaA',
    },
  });
});

it('takes a run back, after which its fees are offered without a tick', async () => {
  const { user, dialog } = await openDialog();
  await user.dblClick(await dialog.findByRole('button', { name: 'Draft 2 invoices' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  // On a busy machine it is offered while a draft still waits, which would be discarded instead.
  await waitFor(async () =>
    expect(Object.keys((await stored('activity')) as object)).toHaveLength(2),
  );
  await user.click(undo);
  await screen.findByText('2 invoices archived');
  await waitFor(async () =>
    expect((await drafts()).map(({ archived }) => archived)).toEqual([today(), today()]),
  );
  const numbers = (await drafts()).map(({ idNum }) => idNum);

  await user.click(screen.getByRole('button', { name: 'Draft maintenance invoices' }));
  const again = await findDialog();
  const [all] = await again.findAllByRole('checkbox', { checked: false });
  expect(all).toHaveAccessibleName(/^All 2 fees/);
  if (all) await user.click(all);
  await user.click(again.getByRole('button', { name: 'Draft 2 invoices' }));
  await waitFor(async () =>
    expect((await drafts()).map(({ archived = '' }) => archived)).toEqual(['', '']),
  );
  expect((await drafts()).map(({ idNum }) => idNum)).toEqual(numbers);

  await user.click(screen.getByRole('button', { name: 'Draft maintenance invoices' }));
  await within(await findForm('Maintenance invoices')).findByText(/^Nothing to draft/);
});
