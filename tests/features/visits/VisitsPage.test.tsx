import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed } from '../../support/backend.ts';

const visit = (place: string) => ({
  place,
  customer: 'Sidra',
  date: '2026-11-20',
  by: 'Priya Nair',
  work: '',
  next: '',
  checks: '',
  used: '',
  installation: 'i1',
  creationDate: '2026-11-20',
});

/** As many visits, the oldest first. */
const visits = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const number = String(index).padStart(3, '0');
      return [`v${number}`, visit(`Tank ${number}`)];
    }),
  );

beforeEach(() => signInAs('Layla Haddad'));

it('lists the newest 500 visits and says so', async () => {
  await seed('service/visits', visits(502));
  const { user } = openApp('/dashboard/service/visits');
  const heading = await screen.findByRole('heading', { name: /newest 500 visits/i });
  expect(heading).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Tank 501' })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'Tank 00');
  expect(await screen.findByRole('button', { name: 'Tank 002' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tank 001' })).toBeNull();
});

it('opens one that is older by its link, which leads to its installation', async () => {
  await seed('service/visits', visits(502));
  openApp('/dashboard/service/visits?record=visits/v001');
  const form = within(await findForm('Edit Visit'));
  expect(await form.findByRole('link', { name: 'The installation' })).toHaveAttribute(
    'href',
    '#/dashboard/service/installation?installation=i1',
  );
});

it('calls all of them so while they are fewer', async () => {
  await seed('service/visits', visits(2));
  openApp('/dashboard/service/visits');
  expect(await screen.findByRole('heading', { name: 'All Visits' })).toBeVisible();
});
