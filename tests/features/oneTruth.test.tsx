import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { seed } from '../support/backend.ts';

beforeEach(async () => {
  await signInAs('Layla Haddad');
});

it('the foot of overdue invoices says their amounts, as the card does, and what of them is open', async () => {
  const late = { customer: 'Palm House', date: '2026-01-01', due: '2026-01-31', status: 'Overdue' };
  await seed('finance/invoices', {
    a: { ...late, idNum: 'INV-1', amount: 50_000, paid: 20_100, creationDate: '2026-01-01' },
    b: { ...late, idNum: 'INV-2', amount: 17_250, creationDate: '2026-01-01' },
  });
  openApp('/dashboard/finance?status=Overdue');
  expect(await screen.findByText('$67,250.00 ($47,150.00 open)')).toBeVisible();
  expect(screen.getByText('$67.3k')).toBeVisible();
});
