import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { HOURS_AHEAD_OF_UTC } from '../../../src/company/brand.ts';
import { dayIn } from '../../../src/lib/dates.ts';
import { addDays } from '../../../src/model/calendar.ts';
import { fill, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const TODAY = dayIn(HOURS_AHEAD_OF_UTC, Date.now());

beforeEach(() => signInAs('Layla Haddad'));

it('records no visit of a day that is still to come', async () => {
  await seed('service/installations/i1', { name: 'Lagoon wall', kind: 'Marine' });
  const { user, container } = openApp('/dashboard/service/visit?installation=i1');
  const save = await screen.findByRole('button', { name: 'Save visit' });
  fill(container, { Date: addDays(TODAY, 1), 'Work Done': 'Glass cleaned.' });
  await user.click(save);
  expect(await screen.findAllByText('This day is still to come.')).not.toEqual([]);
  expect(screen.getByLabelText('Date')).toHaveFocus();
  expect(await stored('service/visits')).toBeNull();
});
