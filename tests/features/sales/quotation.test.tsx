import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
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
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await stored('sales/deals/d1/stage')).toBe('New Lead'));
});
