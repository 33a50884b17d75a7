import { screen, waitFor } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { today } from '../../../src/lib/dates.ts';
import { addDays } from '../../../src/lib/calendar.ts';
import { fill, go, onlyChild, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const TODAY = today();

beforeEach(() => signInAs('Layla Haddad'));

it('records no visit of a day that is still to come', async () => {
  await seed('service/installations/i1', { name: 'Lagoon wall', kind: 'Marine' });
  const { user, container } = openApp('/dashboard/service/visit?installation=i1');
  const save = await screen.findByRole('button', { name: 'Save visit' });
  fill(container, { Date: addDays(TODAY, 1), 'Work Done': 'Glass cleaned.' });
  await user.click(save);
  expect(await screen.findAllByText('This day is still to come.')).not.toEqual([]);
  await waitFor(() => expect(screen.getByLabelText('Date')).toHaveFocus());
  expect(await stored('service/visits')).toBeNull();
});

it('Enter leads to the next reading, and with Ctrl saves the visit from any of them', async () => {
  await seed('service/installations/i1', { name: 'Lobby reef', kind: 'Marine' });
  const { user } = openApp('/dashboard/service/visit?installation=i1');
  await user.type(await screen.findByRole('textbox', { name: /^Temperature/ }), '25,3{Enter}');
  expect(screen.getByRole('textbox', { name: /^Salinity/ })).toHaveFocus();
  await user.keyboard('35{Control>}{Enter}{/Control}');
  await waitFor(async () =>
    expect(onlyChild(await stored('service/visits'))).toMatchObject({
      temperature: 25.3,
      salinity: 35,
    }),
  );
});

it('one tick notes that equipment was serviced, in the visit and in its installation', async () => {
  await seed('service/installations/i1', {
    name: 'Lobby reef',
    kind: 'Marine',
    access: 'Gate 4417#',
    equipment: `UV lamp\tU-40\t\t2025-01-01\t90\nSkimmer\t\t\t2025-01-01\t90\nChiller\t\t\t${TODAY}\t90`,
  });
  const { user } = openApp('/dashboard/service/visit?installation=i1');
  const lamp = await screen.findByRole('checkbox', { name: 'UV lamp, U-40: serviced' });
  expect(screen.getByText('Gate 4417#')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Chiller/ })).toBeNull();
  // Routine is no service.
  await user.click(screen.getByRole('button', { name: 'All done' }));
  expect(lamp).not.toBeChecked();
  await user.click(lamp);
  await user.click(screen.getByRole('button', { name: 'Save visit' }));
  await screen.findByText('Visit to Lobby reef recorded');
  expect(onlyChild(await stored('service/visits'))).toMatchObject({
    checks: expect.stringMatching(/UV lamp, U-40: serviced$/),
  });
  expect(await stored('service/installations/i1/equipment')).toBe(
    `UV lamp\tU-40\t\t2025-01-01\t90\t${TODAY}\nSkimmer\t\t\t2025-01-01\t90\nChiller\t\t\t${TODAY}\t90`,
  );
});

it('says without a connection why an installation that is not on the device is missing', async () => {
  openApp('/dashboard/suppliers');
  await screen.findByText(/^No suppliers yet/);
  onTestFinished(() => goOnline(getDatabase()));
  goOffline(getDatabase());
  await screen.findByText(/^No connection/);
  go('/dashboard/service/visit?installation=i1');
  expect(
    await screen.findByText('There is no connection. The installation appears once it is back.'),
  ).toBeVisible();
});
