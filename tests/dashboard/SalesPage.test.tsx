import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { today } from '../../src/lib/dates.ts';
import { figure, findForm, openApp, signInAs } from '../support/app.tsx';
import { resetDatabase, seed, stored } from '../support/backend.ts';

type Tree = Record<string, Record<string, unknown>>;

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

const only = (tree: unknown) => Object.values((tree ?? {}) as Tree)[0];

describe('a new deal', () => {
  it('starts blank as a New Lead and is stored with its activity entry', async () => {
    const { user } = await openSales();
    await user.click(screen.getByRole('button', { name: 'New Deal' }));
    const form = within(await findForm('New Deal'));
    expect(form.getByLabelText('Deal Title')).toHaveValue('');
    expect(form.getByLabelText('Stage')).toHaveValue('New Lead');

    await user.type(form.getByLabelText('Deal Title'), 'Koi court');
    await user.type(form.getByLabelText('Customer'), 'Villa Qamar');
    await user.type(form.getByLabelText('Value ($)'), '148000');
    await user.selectOptions(form.getByLabelText('Stage'), 'Negotiation');
    const before = Date.now();
    await user.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const column = within(screen.getByRole('region', { name: 'Negotiation' }));
    expect(column.getByRole('button', { name: /Koi court/ })).toBeVisible();
    expect(only(await stored('sales/deals'))).toEqual({
      title: 'Koi court',
      customer: 'Villa Qamar',
      value: 148000,
      stage: 'Negotiation',
      creationDate: today(),
    });
    const entry = only(await stored('activity'));
    expect(entry).toEqual({
      user: 'Layla Haddad',
      action: 'created new deal',
      subject: 'Koi court',
      timestamp: expect.any(Number),
    });
    expect(Math.abs(Number(entry?.['timestamp']) - before)).toBeLessThan(5_000);
  });
});

describe('an empty form', () => {
  it.each([
    [
      'New Deal',
      'New Deal',
      'sales/deals',
      { title: '', customer: '', value: 0, stage: 'New Lead' },
    ],
    [
      'Add Lead',
      'New Lead',
      'sales/leads',
      { company: '', contact: '', status: 'New', source: '' },
    ],
    [
      'Add Customer',
      'New Customer',
      'sales/customers',
      { name: '', trn: '', terms: 'Net 30', invoiced: '' },
    ],
  ])('%s is stored as it is', async (button, title, path, record) => {
    const { user } = await openSales();
    await user.click(screen.getByRole('button', { name: button }));
    await user.click(within(await findForm(title)).getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(only(await stored(path))).toEqual({ ...record, creationDate: today() });
    expect(only(await stored('activity'))).toMatchObject({ subject: '' });
    expect(screen.getByRole('button', { name: /Untitled/ })).toBeVisible();
  });
});

describe('leads and customers', () => {
  it.each([
    [
      'New Lead',
      'New Lead',
      'Company',
      'sales/leads',
      { company: 'Dune & Daughters', contact: '', status: 'New', source: '' },
      'created new lead',
    ],
    [
      'Add Lead',
      'New Lead',
      'Company',
      'sales/leads',
      { company: 'Dune & Daughters', contact: '', status: 'New', source: '' },
      'created new lead',
    ],
    [
      'Add Customer',
      'New Customer',
      'Name',
      'sales/customers',
      { name: 'Dune & Daughters', trn: '', terms: 'Net 30', invoiced: '' },
      'created new customer',
    ],
  ])('%s opens %s and stores it', async (button, title, label, path, record, action) => {
    const { user } = await openSales();
    await user.click(screen.getByRole('button', { name: button }));
    const form = within(await findForm(title));
    await user.type(form.getByLabelText(label), 'Dune & Daughters');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('button', { name: 'Dune & Daughters' })).toBeVisible();
    await waitFor(async () =>
      expect(only(await stored('activity'))).toMatchObject({ action, subject: 'Dune & Daughters' }),
    );
    expect(only(await stored(path))).toEqual({ ...record, creationDate: today() });
  });
});

describe('editing', () => {
  const CASES = [
    ['sales/deals', DEAL, 'Edit Deal', 'Deal Title', 'title', 'updated deal', /Garden reef/],
    [
      'sales/leads',
      {
        company: 'Garden reef',
        contact: 'Rania',
        status: 'Qualified',
        source: 'Referral',
        creationDate: '2026-10-01',
      },
      'Edit Lead',
      'Company',
      'company',
      'updated lead',
      'Garden reef',
    ],
    [
      'sales/customers',
      {
        name: 'Garden reef',
        trn: '100',
        terms: 'Net 60',
        invoiced: '5',
        creationDate: '2026-10-01',
      },
      'Edit Customer',
      'Name',
      'name',
      'updated customer',
      'Garden reef',
    ],
  ] as const;

  it.each(CASES)(
    'a record of %s is pre-filled and stored field by field',
    async (path, record, title, label, name, action, button) => {
      await seed(`${path}/r1`, { ...record, note: 'kept by another program' });
      const { user } = await openSales();
      await user.click(await screen.findByRole('button', { name: button }));
      const form = within(await findForm(title));
      expect(form.getByLabelText(label)).toHaveValue('Garden reef');
      await user.clear(form.getByLabelText(label));
      await user.type(form.getByLabelText(label), 'Courtyard reef');
      await user.click(form.getByRole('button', { name: 'Save Changes' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await stored(`${path}/r1`)).toEqual({
        ...record,
        [name]: 'Courtyard reef',
        note: 'kept by another program',
      });
      expect(only(await stored('activity'))).toMatchObject({ action, subject: 'Courtyard reef' });
    },
  );

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
