import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cellsOf, figure, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { clauses } from '../../specification/clauses.ts';

beforeEach(() => signInAs('Layla Haddad'));

async function openSales() {
  const app = openApp('/dashboard/sales');
  await screen.findByRole('heading', { name: 'Sales CRM' });
  return app;
}

/** The texts of the cards of a column. */
const cardsIn = (stage: string) =>
  within(screen.getByRole('region', { name: stage }))
    .getAllByRole('listitem')
    .map((card) => within(card).getAllByRole('button')[0]?.textContent);

describe('the board', () => {
  it('has a column for every stage with its name, count and deals', clauses('S2.8-3'), async () => {
    await seed('sales/deals', {
      a: { title: 'Reef', customer: 'Al Noor', value: 1_200, stage: 'Won' },
      b: { title: 'Pond', value: 800, stage: 'Won' },
      c: { title: 'Koi' },
    });
    await openSales();
    const board = within(screen.getByRole('region', { name: 'Sales Pipeline' }));
    await board.findByText('Koi');
    expect(board.getAllByRole('heading', { level: 3 }).map((stage) => stage.textContent)).toEqual([
      'New Lead',
      'Quotation Sent',
      'Negotiation',
      'Won',
      'Lost',
    ]);
    const won = within(board.getByRole('region', { name: 'Won' }));
    expect(won.getByRole('heading').nextSibling).toHaveTextContent('2 deals');
    fireEvent.click(won.getByRole('button', { name: 'Unfold Won' }));
    expect(cardsIn('Won')).toEqual(['Pond$800', 'ReefAl Noor$1.2k']);
    const first = within(board.getByRole('region', { name: 'New Lead' }));
    expect(first.getByRole('heading').nextSibling).toHaveTextContent('1 deal');
    expect(cardsIn('New Lead')).toEqual(['Koi$0']);
    expect(board.getByText('1 open')).toBeVisible();
  });
});

const card = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });

it('keeps the focus on a card that is moved, also by Undo, so that the next key moves the same one', async () => {
  await seed('sales/deals', { a: { title: 'Reef' }, b: { title: 'Pond' }, c: { title: 'Koi' } });
  const { user } = await openSales();
  await screen.findByText('Koi');
  card('Pond').focus();
  const later = '{Shift>}{ArrowRight}{/Shift}';
  for (const [keys, stage] of [
    [later, 'Quotation Sent'],
    [later, 'Negotiation'],
    ['z', 'Quotation Sent'],
    [later, 'Negotiation'],
  ] as const) {
    await user.keyboard(keys);
    await waitFor(() => expect(cardsIn(stage)).toEqual(['Pond$00 d']));
    expect(card('Pond')).toHaveFocus();
  }
  await user.keyboard('z');
  await waitFor(() => expect(cardsIn('Quotation Sent')).toEqual(['Pond$00 d']));
  expect(card('Pond')).toHaveFocus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(cardsIn('Negotiation')).toEqual(['Pond$00 d']));
  // Its card is in a folded column then.
  await user.keyboard(later);
  const unfold = screen.getByRole('button', { name: 'Unfold Won' });
  await waitFor(() => expect(unfold).toHaveFocus());
  await user.keyboard(later);
  expect(cardsIn('New Lead')).toEqual(['Koi$0', 'Reef$0']);
  await waitFor(async () => expect(await stored('sales/deals/b/stage')).toBe('Won'));
});

const columnOf = (stage: string) => within(screen.getByRole('region', { name: stage }));

describe('the board is filtered', () => {
  const deals = {
    a: { title: 'Reef', value: 1_000, owner: 'Layla Haddad', expectedClose: '2020-01-01' },
    b: { title: 'Pond', value: 500, owner: 'Omar Aziz' },
    c: { title: 'Koi', value: 200, owner: 'layla haddad', stage: 'Negotiation' },
  };
  it('by owner and expected close, as are its sums', async () => {
    await seed('sales/deals', deals);
    await openSales();
    await screen.findByText('Koi');
    expect(await columnOf('New Lead').findByText('$1.5k')).toBeVisible();
    fireEvent.click(
      within(screen.getByRole('region', { name: 'Sales Pipeline' })).getByRole('button', {
        name: 'View',
      }),
    );
    const box = within(await screen.findByRole('dialog', { name: 'View' }));
    fireEvent.change(await box.findByLabelText('Owner'), { target: { value: 'me' } });
    // A board has an order and a form of its own.
    expect(box.queryByLabelText('Order')).toBeNull();
    expect(await columnOf('New Lead').findByText('1')).toBeVisible();
    expect(await screen.findByText('2 of 3')).toBeVisible();
    expect(columnOf('Negotiation').getByText('Koi')).toBeVisible();
    expect(box.getByLabelText('Date')).toHaveDisplayValue('Expected Close');
    fireEvent.change(box.getByLabelText('Days'), { target: { value: 'past' } });
    await waitFor(() => expect(columnOf('Negotiation').queryByText('Koi')).toBeNull());
    await waitFor(() =>
      expect(window.location.hash).toMatch(/deals-owner=me.*deals-expectedClose=past/),
    );
  });

  it('to those about which nothing is to be done, which are marked', async () => {
    await seed('sales/deals', deals);
    await seed('tasks/t1', { what: 'Call', status: 'Open', about: 'sales/deals/a' });
    openApp('/dashboard/sales?deals-no-next-step=1');
    expect(await screen.findByText('2 of 3')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^No next step\s*2$/ })).toBePressed();
    expect(
      await columnOf('New Lead').findByRole('img', { name: /^No next step/ }),
    ).toBeInTheDocument();
    expect(columnOf('New Lead').queryByText('Reef')).toBeNull();
    await seed('tasks/t1/status', 'Done');
    await seed('tasks/t2', { what: 'Call', status: 'Open', about: 'sales/deals/b' });
    expect(await columnOf('New Lead').findByText('Reef')).toBeVisible();
    await waitFor(() => expect(columnOf('New Lead').queryByText('Pond')).toBeNull());
  });
});

describe('the customers', () => {
  it(
    'show the total invoiced as dollars and sort by its amount',
    clauses('S2.8-6 S3-6 S7.2-7'),
    async () => {
      await seed('sales/customers', {
        a: { name: 'Dune', invoiced: '485000' },
        b: { name: 'Sidra', invoiced: '1250.5' },
        c: { name: 'Noor', invoiced: 'a lot' },
      });
      const { user } = await openSales();
      const table = await screen.findByRole('table', { name: 'Customers' });
      const amounts = () => cellsOf(table).map((row) => row.at(-1));
      await user.click(within(table).getByRole('button', { name: 'Total Invoiced' }));
      expect(amounts()).toEqual(['Total Invoiced', 'a lot', '$1,250.50', '$485,000']);
      await seed('sales/customers/d', { name: 'Palm', invoiced: '$2,000' });
      await waitFor(() => expect(amounts().slice(2)).toEqual(['$1,250.50', '$2,000', '$485,000']));
    },
  );

  it('and the leads have an Add link each', clauses('S2.8-5'), async () => {
    await openSales();
    for (const [panel, link, form] of [
      ['Leads', 'Add Lead', 'New Lead'],
      ['Customers', 'Add Customer', 'New Customer'],
    ] as const) {
      const region = within(screen.getByRole('region', { name: panel }));
      fireEvent.click(region.getByRole('button', { name: link }));
      const dialog = await findForm(form);
      expect(dialog).toBeVisible();
      fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    }
  });
});

describe('records written by other programs', () => {
  it('are shown, counted and editable, whatever they contain', async () => {
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
    const badge = (await screen.findByText('Archived')).closest<HTMLElement>('[data-color]');
    expect(badge?.dataset['color']).toBe('gray');
    expect(await screen.findByText('$1,250')).toBeVisible();

    await user.click(column.getByRole('button', { name: /Strange stage/ }));
    const form = within(await findForm('Edit Deal'));
    expect(form.getByLabelText('Stage')).toHaveValue('Parked');
    expect(form.getByLabelText('Value ($)')).toHaveValue(2500);
    fireEvent.change(form.getByLabelText('Customer'), { target: { value: 'Al Noor' } });
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored('sales/deals/strange')).toEqual({
      title: 'Strange stage',
      customer: 'Al Noor',
      stage: 'Parked',
      value: '2,500',
    });
  });
});

it('a part that the address names has the focus, until a record is opened there', async () => {
  await seed('sales/leads/l1', { company: 'Palm House', status: 'New' });
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scroll.mockRestore());
  const { user } = openApp('/dashboard/sales?part=leads');
  const lead = await screen.findByRole('button', { name: 'Palm House' });
  const part = document.getElementById('leads');
  await waitFor(() => expect(part).toHaveFocus());
  await user.click(lead);
  await user.click(
    await within(await findForm('Edit Lead')).findByRole('link', { name: /^Convert/ }),
  );
  await findForm('Convert Lead');
  await user.keyboard('{Escape}');
  const form = await findForm('Edit Lead');
  await twoFrames();
  expect(form).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await twoFrames();
  expect(lead).toHaveFocus();
  scroll.mockClear();
  await user.click(screen.getByRole('link', { name: /^Leads/ }));
  await waitFor(() => expect(part).toHaveFocus());
  expect(scroll).toHaveBeenCalledOnce();
});

const twoFrames = (): Promise<unknown> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });
