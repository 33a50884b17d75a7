import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs, currentUid } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const AT = 'presence/sales:deals:d1';

beforeEach(async () => {
  await signInAs('Ann Lee');
  await seed('sales/deals/d1', {
    title: 'Reef',
    customer: 'Noor',
    value: 1,
    stage: 'Won',
    creationDate: '2026-11-01',
  });
});

const windows = async () =>
  Object.values(((await stored(AT)) ?? {}) as Record<string, { uid: string; field: string }>);

it('says that the record is open here, and in which field, until it is closed', async () => {
  const { user } = openApp('/dashboard/sales?record=deals/d1');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Deal' }));
  await waitFor(async () => expect(await windows()).toMatchObject([{ uid: currentUid() }]));
  await user.click(form.getByLabelText('Value ($)'));
  await waitFor(async () => expect(await windows()).toMatchObject([{ field: 'value' }]));
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await windows()).toEqual([]));
});

it('says who else has it open and where, and who is probably gone', async () => {
  const now = Date.now();
  await seed(AT, {
    w1: { uid: 'u2', user: 'Omar Aziz', field: 'stage', timestamp: now },
    w2: { uid: 'u3', user: 'Layla', field: '', timestamp: now - 120_000 },
  });
  openApp('/dashboard/sales?record=deals/d1');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Deal' }));
  expect(await form.findByText('has this open too, in Stage')).toBeInTheDocument();
  expect(form.getByText('Omar Aziz')).toBeInTheDocument();
  expect(form.getByText('had this open a moment ago')).toBeInTheDocument();
});
