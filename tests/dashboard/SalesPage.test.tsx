import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { figure, findForm, openApp, signInAs } from '../support/app.tsx';
import { resetDatabase, seed, stored } from '../support/backend.ts';

const DEAL = {
  title: 'Garden reef',
  customer: 'Al Noor',
  value: 485000,
  stage: 'Won',
  creationDate: '2026-10-01',
};

beforeEach(async () => {
  await resetDatabase();
  await signInAs('Layla Haddad');
});

async function openSales() {
  const app = openApp('/dashboard/sales');
  await screen.findByRole('heading', { name: 'Sales CRM' });
  return app;
}

describe('editing', () => {
  it('opens by a click anywhere on a row', async () => {
    await seed('sales/leads/r1', { company: 'Dune', contact: 'Rania' });
    const { user } = await openSales();
    await user.click(await screen.findByText('Rania'));
    expect(within(await findForm('Edit Lead')).getByLabelText('Contact')).toHaveValue('Rania');
  });

  it('keeps what a colleague changed meanwhile in a field nobody touched here', async () => {
    await seed('sales/deals/r1', DEAL);
    const { user } = await openSales();
    await user.click(await screen.findByRole('button', { name: /Garden reef/ }));
    const form = within(await findForm('Edit Deal'));
    await user.type(form.getByLabelText('Deal Title'), ' II');
    await seed('sales/deals/r1/stage', 'Lost');
    await waitFor(() =>
      expect(
        within(screen.getByRole('region', { name: 'Lost' })).getByRole('button'),
      ).toBeVisible(),
    );
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored('sales/deals/r1')).toEqual({
      ...DEAL,
      title: 'Garden reef II',
      stage: 'Lost',
    });
  });
});

describe('the figures', () => {
  it('follow the deals as they change', async () => {
    await seed('sales/deals', {
      a: { ...DEAL, value: 1_200_000 },
      b: { ...DEAL, value: 300_000, stage: 'Lost' },
      c: { ...DEAL, value: 45_500, stage: 'Negotiation' },
    });
    await openSales();
    await waitFor(() => expect(figure('Deals Won (Total)')).toBe('$1.2M'));
    expect(figure('Pipeline Value')).toBe('$45.5k');
    expect(figure('Avg. Deal Size')).toBe('$1.2M');
    expect(figure('Conversion Rate')).toBe('50.0%');
    await seed('sales/deals/c/stage', 'Won');
    await waitFor(() => expect(figure('Pipeline Value')).toBe('$0'));
    expect(figure('Conversion Rate')).toBe('66.7%');
  });
});

describe('records as other programs left them', () => {
  it('are shown, counted and opened, whatever is in them', async () => {
    await seed('sales/deals', {
      noStage: { title: 'No stage', value: 5 },
      strange: { title: 'Strange stage', stage: 'Parked', value: '2,500' },
      empty: { creationDate: '2026-01-01' },
      text: 'not a record',
    });
    await seed('sales/leads', { l1: { company: 'Odd', status: 'Archived' } });
    await seed('sales/customers', { c1: { name: 'Texty', invoiced: 1250 } });
    const { user } = await openSales();

    const column = within(await screen.findByRole('region', { name: 'New Lead' }));
    expect(await column.findByText('4')).toBeVisible();
    expect(figure('Pipeline Value')).toBe('$2.5k');
    const badge = screen.getByText('Archived');
    expect(badge.dataset['tone']).toBe('gray');
    expect(screen.getByText('$1,250')).toBeVisible();

    await user.click(column.getByRole('button', { name: /Strange stage/ }));
    const form = within(await findForm('Edit Deal'));
    expect(form.getByLabelText('Stage')).toHaveValue('Parked');
    expect(form.getByLabelText('Value ($)')).toHaveValue(2500);
    await user.type(form.getByLabelText('Customer'), 'Al Noor');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored('sales/deals/strange')).toEqual({
      title: 'Strange stage',
      customer: 'Al Noor',
      stage: 'Parked',
      value: 2500,
    });
  });
});
