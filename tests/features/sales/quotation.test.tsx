import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { expect, it, vi } from 'vitest';
import { fill, findForm, onlyChild, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const DEAL = {
  title: 'Reef for the villa',
  customer: 'Palm House',
  value: 1_312.5,
  stage: 'New Lead',
  lines: 'Live rock\t20\t12.5\nPump\t1\t1000',
  vatRate: 'Standard 5 %',
  rate: '3.6725',
  validUntil: '2026-12-31',
  terms: '40 % on order, 60 % on delivery',
};

const sheet = () => screen.findByRole('article');

async function openQuotation(deal: object = DEAL) {
  await seed('sales/deals/d1', deal);
  await signInAs('Layla Haddad');
  openApp('/dashboard/document?deals=d1');
  return within(await sheet());
}

it('is given its number when it is printed, and keeps it', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const paper = await openQuotation();
  expect(paper.getByText('عرض سعر')).toBeVisible();
  const number = /QUO-\d{4}-\d+/.exec(
    paper.getByText('Quotation no.').closest('div')?.textContent ?? '',
  )?.[0];
  expect(await stored('sales/deals/d1/quotation')).toBeNull();
  expect(screen.getByText('It is given this number once it is printed or sent.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(await stored('sales/deals/d1/quotation')).toBe(number);
  expect(paper.queryByText('Draft')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(2);
  expect(await stored('sales/deals/d1/quotation')).toBe(number);
  vi.unstubAllGlobals();
});

it('is given its number when it is sent, and then moves to Quotation Sent if somebody says so', async () => {
  await openQuotation();
  const link = screen.getByRole('link', { name: /WhatsApp/ });
  const message = decodeURIComponent(link.getAttribute('href') ?? '');
  expect(message).toMatch(
    /Quotation QUO-\d{4}-\d+: \$1,312\.50 \(AED 4,820\.17\), valid until 31 Dec 2026\./,
  );
  expect(message).toContain('Terms:\n40 % on order, 60 % on delivery');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await waitFor(async () =>
    expect(message).toContain(String(await stored('sales/deals/d1/quotation'))),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Move to Quotation Sent' }));
  expect(await screen.findByText('Reef for the villa moved to Quotation Sent')).toBeVisible();
  await waitFor(async () => expect(await stored('sales/deals/d1/stage')).toBe('Quotation Sent'));
  expect(screen.queryByRole('button', { name: 'Move to Quotation Sent' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await stored('sales/deals/d1/stage')).toBe('New Lead'));
});

it('is given another number when it waits for a connection and a colleague has taken it meanwhile', async () => {
  await openQuotation();
  const link = screen.getByRole('link', { name: /WhatsApp/ });
  const [number = ''] = /QUO-\d{4}-\d+/.exec(link.getAttribute('href') ?? '') ?? [];
  goOffline(getDatabase());
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(await screen.findByText('Draft')).toBeVisible();
  await seed('sales/deals/d2', { ...DEAL, quotation: number });
  goOnline(getDatabase());
  await waitFor(async () => expect(await stored('sales/deals/d1/quotation')).toMatch(/^QUO-/));
  expect(await stored('sales/deals/d1/quotation')).not.toBe(number);
});

it('becomes the next revision together with what is changed in it, and one Undo takes both back', async () => {
  const given = { quotation: 'QUO-2026-7', quoted: '2026-11-05' };
  await seed('sales/deals/d1', { ...DEAL, ...given, stage: 'Quotation Sent' });
  await signInAs('Layla Haddad');
  openApp('/dashboard/sales?record=deals/d1');
  const form = await findForm('Edit Deal');
  const panel = within(form);
  expect(await panel.findByText(/quoted on 05 Nov 2026/)).toBeVisible();
  fill(form, { Terms: '50 % on order, 50 % on delivery' });
  expect(await panel.findByText(/Is this a new revision of it\?/)).toBeVisible();
  fireEvent.click(panel.getByRole('button', { name: 'Make it revision A' }));
  expect(await panel.findByText(/takes effect when you save/)).toBeVisible();
  fireEvent.click(panel.getByRole('button', { name: 'Save Changes' }));
  await waitFor(async () => expect(await stored('sales/deals/d1/revision')).toBe('A'));
  const history = Object.values((await stored('history')) as object) as { changes: object }[];
  expect(Object.keys(history[0]?.changes ?? {}).toSorted()).toEqual([
    'quoted',
    'revision',
    'terms',
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await stored('sales/deals/d1/revision')).toBe(''));
  expect(await stored('sales/deals/d1')).toMatchObject({ ...given, terms: DEAL.terms });
});

it('is invoiced in the shares of its terms once it is won', async () => {
  await seed('sales/deals/d1', { ...DEAL, stage: 'Won', quotation: 'QUO-2026-7' });
  await signInAs('Layla Haddad');
  openApp('/dashboard/sales?record=deals/d1');
  const deal = within(await findForm('Edit Deal'));
  fireEvent.click(await deal.findByRole('link', { name: 'New invoice: 40 % on order' }));
  const form = within(await findForm('New Invoice'));
  expect(form.getByLabelText('Amount ($)')).toHaveValue(525);
  expect(form.getByLabelText('VAT')).toHaveValue('Standard 5 %');
  fireEvent.click(form.getByRole('button', { name: 'Create' }));
  await waitFor(async () => expect(await stored('finance/invoices')).not.toBeNull());
  expect(onlyChild(await stored('finance/invoices'))).toMatchObject({
    deal: 'd1',
    amount: 525,
    lines: '40 % on order: Reef for the villa, QUO-2026-7\t1\t500',
    vatRate: 'Standard 5 %',
    rate: '3.6725',
  });
});

it('tells what of it is invoiced', async () => {
  const { customer, vatRate, rate } = DEAL;
  await seed('finance/invoices/i1', {
    idNum: 'INV-2026-7',
    customer,
    vatRate,
    rate,
    deal: 'd1',
    amount: 525,
    status: 'Paid',
    lines: '40 % on order: Reef for the villa\t1\t500',
  });
  await seed('sales/deals/d1', { ...DEAL, stage: 'Won' });
  await signInAs('Layla Haddad');
  openApp('/dashboard/sales?record=deals/d1');
  const panel = within(await findForm('Edit Deal'));
  expect(
    await panel.findByText(hasText('$525.00 of $1,312.50 invoiced, $787.50 left')),
  ).toBeVisible();
  expect(panel.getAllByRole('link', { name: /^INV-/ })[0]).toHaveAttribute(
    'href',
    '#/dashboard/finance?record=invoices/i1',
  );
});

/** Whether all that an element says is this. */
const hasText =
  (text: string) =>
  (_: string, element: Element | null): boolean =>
    element?.tagName === 'P' && element.textContent === text;
