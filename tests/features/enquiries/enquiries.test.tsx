import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { parseEnquiry, type Enquiry } from '../../../src/features/enquiries/storedEnquiry.ts';
import { dismiss, makeLead } from '../../../src/features/enquiries/handleEnquiry.ts';
import { connection } from '../../../src/records/store/connection/useConnection.ts';
import { currentUid, fill, findForm, onlyChild, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

/** An hour ago, and as long as the clock of the server may lag behind. */
const SENT_AT = Date.now() - 3_660_000;

const enquiry = (name: string, index = 0, more: object = {}) => ({
  name,
  email: 'noor@studio.example',
  message: index === 0 ? 'A reef between two rooms.' : `A reef, number ${index}.`,
  timestamp: SENT_AT + index,
  waiting: SENT_AT + index,
  ...more,
});

beforeEach(async () => {
  vi.stubEnv('VITE_ENQUIRIES', 'on');
  await signInAs('Layla Haddad');
});

afterEach(() => void vi.unstubAllEnvs());

const panel = () => screen.findByRole('region', { name: 'New enquiries' });

async function openSales() {
  openApp('/dashboard/sales');
  return within(await panel());
}

it('shows a new enquiry with its words in Sales, and makes it a lead with one click', async () => {
  const details = { projectType: 'Architect / Designer', country: 'Oman', timeline: 'Next winter' };
  openApp('/dashboard/sales');
  await screen.findByText('No leads yet. Start with Add Lead.');
  expect(screen.queryByText('New enquiries')).toBeNull();
  await seed('site/enquiries/e1', enquiry('Noor Rahman', 0, details));
  const list = within(await panel());
  const item = list.getByRole('listitem');
  for (const text of ['Noor Rahman', 'A reef between two rooms.', ...Object.values(details)])
    expect(within(item).getByText(text)).toBeVisible();
  expect(within(item).getByRole('link')).toHaveAttribute('href', 'mailto:noor@studio.example');
  expect(item).toHaveTextContent('1 h ago');
  fireEvent.click(list.getByRole('button', { name: 'Make it a lead: Noor Rahman' }));
  fireEvent.click(list.getByRole('button', { name: 'Make it a lead: Noor Rahman' }));
  expect(await screen.findByText('Noor Rahman is a lead now')).toBeVisible();

  const leads = (await stored('sales/leads')) as object;
  const [id] = Object.keys(leads);
  expect(onlyChild(leads)).toEqual({
    company: '',
    contact: 'Noor Rahman',
    email: 'noor@studio.example',
    status: 'New',
    source: 'Website',
    creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(onlyChild(await stored('activity'))).toMatchObject({
    user: 'Layla Haddad',
    action: 'created new lead',
    subject: 'Noor Rahman',
  });
  const { waiting, handled } = onlyChild(await stored('site/enquiries'));
  expect(waiting).toBeUndefined();
  expect(handled).toMatchObject({ lead: id, uid: currentUid(), user: 'Layla Haddad' });

  fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  const form = await findForm('Edit Lead');
  expect(within(form).getByLabelText('Contact')).toHaveValue('Noor Rahman');
  const words = await within(form).findByRole('region', { name: 'Enquiry from the website' });
  expect(words).toHaveTextContent('A reef between two rooms.');
  expect(words).toHaveTextContent('Oman');
});

it('a lead that is open is not opened over itself, so that its form closes once it is saved', async () => {
  await seed('site/enquiries/e1', enquiry('Noor Rahman'));
  const list = await openSales();
  fireEvent.click(list.getByRole('button', { name: 'Make it a lead: Noor Rahman' }));
  const toast = (await screen.findByText('Noor Rahman is a lead now')).parentElement;
  const table = within(await screen.findByRole('table', { name: 'Leads' }));
  fireEvent.click(await table.findByRole('button', { name: 'Noor Rahman' }));
  const form = await findForm('Edit Lead');
  fireEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Open', hidden: true }));
  fill(form, { Contact: 'Noor' });
  fireEvent.click(within(form).getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is among what needs attention, which leads to it above the board', async () => {
  await seed('site/enquiries', {
    e1: enquiry('Ann', 1),
    e2: enquiry('Noor', 0, { timestamp: Date.now() - 2 * 24 * 60 * 60 * 1_000 }),
  });
  openApp('/dashboard');
  const row = await screen.findByRole('link', { name: /^Enquiry/ });
  expect(row).toHaveTextContent(/Noor.*New for 2 days · 1 more/);
  fireEvent.click(row);
  const list = await panel();
  const board = screen.getByRole('region', { name: 'Sales Pipeline' });
  expect(list.compareDocumentPosition(board)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('dismisses an enquiry, and takes that back at once or later', async () => {
  await seed('site/enquiries', { e1: enquiry('Noor'), e2: enquiry('Ann', 1) });
  const before = await stored('site/enquiries/e1');
  const list = await openSales();
  fireEvent.click(list.getByRole('button', { name: 'Dismiss: Noor' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await stored('site/enquiries/e1')).toEqual(before));

  fireEvent.click(await list.findByRole('button', { name: 'Dismiss: Noor' }));
  await waitFor(() => expect(list.queryByText('Noor')).toBeNull());
  fireEvent.click(list.getByRole('button', { name: 'Recently handled' }));
  const handled = within(await list.findByRole('region', { name: 'Recently handled' }));
  expect(await handled.findByText(/dismissed by/)).toHaveTextContent('dismissed by Layla Haddad');
  fireEvent.click(handled.getByRole('button', { name: 'Take back: Noor' }));
  await waitFor(async () => expect(await stored('site/enquiries/e1')).toEqual(before));
  expect(await list.findByRole('button', { name: 'Make it a lead: Noor' })).toBeVisible();
  expect(await stored('sales/leads')).toBeNull();
});

it('becomes one lead when two people make it one at the same time, and the second learns who did', async () => {
  await seed('site/enquiries/e1', enquiry('Noor'));
  openApp('/dashboard/sales');
  await panel();
  const noor = parseEnquiry('e1', await stored('site/enquiries/e1')) as Enquiry;
  const handler = { uid: currentUid(), day: '2026-11-23' };
  const results = await Promise.all([makeLead(noor, handler), makeLead(noor, handler)]);
  const [id] = Object.keys((await stored('sales/leads')) as object);
  expect(results).toContainEqual({ lead: id, before: null });
  expect(results).toContainEqual({
    lead: expect.any(String),
    before: { user: 'Layla Haddad', lead: id, timestamp: expect.any(Number) },
  });
  onlyChild(await stored('sales/leads'));
  onlyChild(await stored('activity'));
  expect((await dismiss([noor], handler.uid)).get(noor)).toMatchObject({ lead: id });
});

it('sends nothing without a connection, and says so', async () => {
  await seed('site/enquiries/e1', enquiry('Noor'));
  const list = await openSales();
  const get = vi.spyOn(connection, 'get').mockReturnValue(false);
  onTestFinished(() => get.mockRestore());
  fireEvent.click(list.getByRole('button', { name: 'Make it a lead: Noor' }));
  expect(await list.findByRole('alert')).toHaveTextContent('There is no connection.');
  get.mockRestore();
  expect(list.getByRole('button', { name: 'Make it a lead: Noor' })).toBeVisible();
  expect(await stored('sales/leads')).toBeNull();
});

it('lists a few of the newest by the server’s time, whatever their keys, and counts no further than 30', async () => {
  const many = Array.from({ length: 60 }, (_, index) => [
    `${'zya'[index % 3]}${index}`,
    enquiry(`Visitor ${index}`, index),
  ]);
  await seed('site/enquiries', Object.fromEntries(many));
  const list = await openSales();
  expect(list.getByText(/^More than 30/)).toBeVisible();
  const names = (): (string | null)[] =>
    list.getAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent ?? null);
  expect(names()).toEqual(['Visitor 59', 'Visitor 58']);
  expect(await screen.findByRole('link', { name: /^Enquiries\s*30\+$/ })).toBeVisible();
  fireEvent.click(list.getByRole('button', { name: 'Show 28 more' }));
  expect(names()).toHaveLength(30);
  expect(names().at(-1)).toBe('Visitor 30');
  fireEvent.click(list.getByRole('button', { name: 'Show older' }));
  await waitFor(() => expect(names()).toHaveLength(60));
  expect(names().at(-1)).toBe('Visitor 0');
  expect(list.queryByRole('button', { name: 'Show older' })).toBeNull();

  fireEvent.click(list.getByRole('button', { name: 'Dismiss all 60 of these' }));
  expect(await screen.findByText('60 enquiries dismissed')).toBeVisible();
  expect(await list.findByText(/^No new enquiries/)).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await list.findByText(/^More than|^60/)).toBeVisible();
});

it('shows equal messages once, and dismisses them together', async () => {
  const message = 'Cheap backlinks for your site.';
  const same = Array.from({ length: 5 }, (_, index) => [
    `s${index}`,
    enquiry('Seo', index, { message }),
  ]);
  await seed('site/enquiries', { ...Object.fromEntries(same), e1: enquiry('Noor', 9) });
  const list = await openSales();
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.getByText('5 with the same message')).toBeVisible();
  // Somebody is faster with one of them.
  await seed('site/enquiries/s2', {
    ...enquiry('Seo', 2, { message }),
    waiting: null,
    handled: { uid: 'u2', user: 'Ann', timestamp: SENT_AT, dismissed: true },
  });
  fireEvent.click(list.getByRole('button', { name: /^Dismiss all \d: Seo/ }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(list.getByText('Noor')).toBeVisible();
});

it('says that no more are accepted, until one is handled', async () => {
  await seed('site', {
    enquiries: { e1: enquiry('Noor') },
    enquiryCount: { count: 300, last: 'e1' },
  });
  const list = await openSales();
  expect(await list.findByRole('alert')).toHaveTextContent('no more are accepted');
  fireEvent.click(list.getByRole('button', { name: 'Dismiss: Noor' }));
  await waitFor(() => expect(list.queryByRole('alert')).toBeNull());
  expect(await stored('site/enquiryCount/count')).toBe(0);
});

it('unfolds a long message', async () => {
  await seed('site/enquiries/e1', enquiry('Noor', 0, { message: 'One line.\nAnd another.' }));
  const list = await openSales();
  const message = list.getByText(/^One line\./);
  expect(message).toHaveClass('line-clamp-2');
  const fold = list.getByRole('button', { name: 'Show all: Noor', expanded: false });
  fireEvent.click(fold);
  expect(message).not.toHaveClass('line-clamp-2');
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});
