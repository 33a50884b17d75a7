import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { today } from '../../../src/lib/dates.ts';
import { addDays } from '../../../src/lib/calendar.ts';
import { fill, onlyChild, openApp, signInAs } from '../../support/app.tsx';
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
