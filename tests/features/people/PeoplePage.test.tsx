import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cellsOf, currentUid, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const CODE = '0123456789abcdef0123456789abcdef';
const DAY = 24 * 60 * 60_000;

/** Noor, whom Layla has invited, with work in her name, and Sara, whom Noor has invited. */
async function seedNoor(): Promise<void> {
  const [noorSince, saraSince] = [Date.UTC(2026, 4, 4, 12), Date.UTC(2026, 5, 8, 12)];
  const other = CODE.replace('0', 'f');
  await seed('staff/noor', CODE);
  await seed('staff/sara', other);
  await seed('invitations', {
    [CODE]: {
      by: currentUid(),
      name: 'Layla Haddad',
      created: 1,
      redeemedBy: 'noor',
      redeemedAt: noorSince,
      redeemedEmail: 'noor@studio.example',
    },
    [other]: { by: 'noor', name: 'Noor', created: 1, redeemedBy: 'sara', redeemedAt: saraSince },
  });
  await seed('people', {
    noor: { name: 'Noor Aziz', at: Date.now() - 3 * DAY, email: 'noor@studio.example' },
    sara: { name: 'Sara Khan', at: Date.now() },
  });
  await seed('tasks/t1', { what: 'Call Rania', person: 'noor aziz', status: 'Open' });
  await seed('tasks/t2', { what: 'Done long ago', person: 'Noor Aziz', status: 'Done' });
  await seed('service/tickets/k1', {
    ticketId: '1042',
    customer: 'Villa Noor',
    issue: 'Leak',
    assigned: 'Noor Aziz',
    status: 'On Hold',
  });
  await seed('service/installations/i1', {
    name: 'Reef lounge',
    customer: 'Villa Noor',
    assigned: 'Noor Aziz',
  });
  await seed('sales/deals/d1', { title: 'Koi court', customer: '', value: 1, owner: 'Sara Khan' });
}

const findList = () => screen.findByRole('table', { name: 'People' });

describe('with a staff list', () => {
  beforeEach(async () => {
    await signInAs('Layla Haddad');
    await seed('config/staffOnly', true);
    await seed(`staff/${currentUid()}`, true);
    await seedNoor();
  });

  it('lists who has access, since when, by whose invitation, and when they were there', async () => {
    openApp('/dashboard/people');
    await waitFor(async () => {
      const rows = cellsOf(await findList());
      expect(rows[2]).toEqual([
        'Noor Aziz',
        'noor@studio.example',
        'Member',
        'since 04 May 2026',
        'by Layla Haddad',
        'seen 3 d ago',
      ]);
      expect(rows[1]?.[0]).toBe('Layla Haddad (you)');
      expect(rows[1]?.[2]).toBe('Administrator');
      expect(rows[1]?.at(-1)).toBe('seen within 1 h');
    });
  });

  it('removes a colleague after their open work is named and handed over, and takes it back', async () => {
    const { user } = openApp('/dashboard/people');
    await user.click(await screen.findByRole('button', { name: 'Noor Aziz' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Noor Aziz' }));
    expect(await dialog.findByText('1 task')).toBeVisible();
    expect(dialog.getByText('1 ticket')).toBeVisible();
    expect(dialog.getByRole('link', { name: /^Call Rania/ })).toBeVisible();
    expect(await dialog.findByText('1 installation with its visits')).toBeVisible();
    expect(dialog.getByRole('link', { name: /^Reef lounge Villa Noor/ })).toBeVisible();
    expect(dialog.queryByText(/^\d+ deal/)).toBeNull();
    expect(dialog.getByText(/keep their access: Sara Khan/)).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Hand over to'), 'Sara Khan');
    await user.click(dialog.getByRole('button', { name: 'Remove Noor Aziz' }));

    const gone = within(await screen.findByRole('region', { name: 'Access has ended' }));
    expect(gone.getByText(/by Layla Haddad/)).toBeVisible();
    expect(await stored('staff/noor')).toBe(false);
    await waitFor(async () => expect(await stored('tasks/t1/person')).toBe('Sara Khan'));
    await waitFor(async () =>
      expect(await stored('service/tickets/k1/assigned')).toBe('Sara Khan'),
    );
    expect(await stored('tasks/t2/person')).toBe('Noor Aziz');

    await user.click(gone.getByRole('button', { name: 'Give Noor Aziz access again' }));
    expect(await screen.findByRole('button', { name: 'Noor Aziz' })).toBeVisible();
    expect(await stored('staff/noor')).toBe(CODE);
    expect(await stored('removals')).toBeNull();
  });

  it('takes a removal back together with what was handed over, by one Undo', async () => {
    const { user } = openApp('/dashboard/people');
    await user.click(await screen.findByRole('button', { name: 'Noor Aziz' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Noor Aziz' }));
    await user.selectOptions(await dialog.findByLabelText('Hand over to'), 'Sara Khan');
    await dialog.findByText('1 ticket');
    await dialog.findByText('1 installation with its visits');
    await user.click(dialog.getByRole('button', { name: 'Remove Noor Aziz' }));
    const said =
      'Noor Aziz has no access any more; 1 task, 1 ticket, 1 installation with its visits handed over to Sara Khan';
    expect(await screen.findByText(said)).toBeVisible();
    await waitFor(async () =>
      expect(await stored('service/tickets/k1/assigned')).toBe('Sara Khan'),
    );
    const place = 'service/installations/i1/assigned';
    await waitFor(async () => expect(await stored(place)).toBe('Sara Khan'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Noor Aziz has access again')).toBeVisible();
    expect(await stored('staff/noor')).toBe(CODE);
    await waitFor(async () => expect(await stored('tasks/t1/person')).toBe('noor aziz'));
    await waitFor(async () => expect(await stored(place)).toBe('Noor Aziz'));
    await waitFor(async () =>
      expect(await stored('service/tickets/k1/assigned')).toBe('Noor Aziz'),
    );
  });

  it('lets nobody remove themselves', async () => {
    const { user } = openApp('/dashboard/people');
    await user.click(await screen.findByRole('button', { name: 'Layla Haddad (you)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Layla Haddad' }));
    expect(dialog.getByText(/Another administrator can end your access/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });
});

it('tells a member who can remove somebody', async () => {
  await signInAs('Omar Aziz');
  await seed('config/staffOnly', true);
  await seed(`staff/${currentUid()}`, 'e'.repeat(32));
  await seed('staff/boss', true);
  await seed('people/boss', { name: 'Layla Haddad', at: 1 });
  const { user } = openApp('/dashboard/people');
  await user.click(await screen.findByRole('button', { name: 'Layla Haddad' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Layla Haddad' }));
  expect(dialog.getByText(/Only an administrator .*: Layla Haddad\./)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

it('says that everybody has access where there is no staff list', async () => {
  await signInAs('Omar Aziz');
  openApp('/dashboard/people');
  expect(await screen.findByText(/the staff list is off/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Omar Aziz (you)' })).toBeVisible();
});
