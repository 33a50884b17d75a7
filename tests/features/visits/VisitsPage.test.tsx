import { within } from '@testing-library/react';
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

beforeEach(() => signInAs('Layla Haddad'));

it('opens one by its link, which leads to its installation', async () => {
  await seed('service/visits', { v001: visit('Tank 1'), v002: visit('Tank 2') });
  openApp('/dashboard/service/visits?record=visits/v001');
  const form = within(await findForm('Edit Visit'));
  expect(await form.findByRole('link', { name: 'The installation' })).toHaveAttribute(
    'href',
    '#/dashboard/service/installation?installation=i1',
  );
});
