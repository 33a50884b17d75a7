import { screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import {
  conversionLog,
  conversionSaves,
  conversionTexts,
  undoConversion,
} from '../../../src/features/sales/convertLead.ts';
import { isConvertible, lead } from '../../../src/features/sales/lead.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { connection } from '../../../src/records/store/connection/useConnection.ts';
import { type Intent } from '../../../src/records/store/write/intent.ts';
import { newKey } from '../../../src/firebase/database.ts';
import { currentUid, fill, findForm, onlyChild, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { sendIntents } from '../../records/store/write/sendIntents.ts';

const LEAD = {
  company: 'Palm House',
  contact: 'Noor Rahman, +971 50 123 4567',
  status: 'Contacted',
  source: 'Website',
  email: 'noor@palm.example',
  creationDate: '2026-11-01',
};

beforeEach(async () => {
  await signInAs('Layla Haddad');
  await seed('sales/leads/l1', LEAD);
});

/** Everything that a conversion may touch. */
const all = () =>
  Promise.all(
    ['sales/deals', 'sales/customers', 'contacts', 'activity', 'history', 'imports'].map(stored),
  );

/** The button of a toast. */
const undoIn = (message: HTMLElement) =>
  within(message.parentElement as HTMLElement).getByRole('button', { name: /^Undo/, hidden: true });

async function openDialog() {
  const app = openApp('/dashboard/sales?record=leads/l1');
  const form = within(await findForm('Edit Lead'));
  await app.user.click(await form.findByRole('link', { name: /^Convert/ }));
  return { ...app, dialog: await findForm('Convert Lead') };
}

it('a lead becomes a deal, a customer and a contact in one save, and one undo takes all of it back', async () => {
  const { user, dialog } = await openDialog();
  const form = within(dialog);
  expect(form.getByLabelText('Deal Title')).toHaveValue('Palm House');
  expect(form.getByLabelText('Owner')).toHaveValue('Layla Haddad');
  expect(form.getByLabelText('Name')).toHaveValue('Noor Rahman');
  expect(form.getByLabelText('Phone')).toHaveValue('+971 50 123 4567');
  expect(form.getByText('A new customer is added.')).toBeVisible();
  fill(dialog, { 'Value ($)': '12000', Role: 'Owner', 'Expected Close': '2026-12-24' });
  await user.click(form.getByRole('button', { name: 'Convert' }));
  await waitFor(async () => expect(await stored('sales/leads/l1/status')).toBe('Qualified'));

  const deals = (await stored('sales/deals')) as object;
  expect(onlyChild(deals)).toMatchObject({
    title: 'Palm House',
    customer: 'Palm House',
    value: 12_000,
    stage: 'New Lead',
    owner: 'Layla Haddad',
    expectedClose: '2026-12-24',
  });
  expect(onlyChild(await stored('sales/customers'))).toMatchObject({ name: 'Palm House' });
  expect(onlyChild(await stored('contacts'))).toMatchObject({
    name: 'Noor Rahman',
    customer: 'Palm House',
    role: 'Owner',
    phone: '+971 50 123 4567',
    email: 'noor@palm.example',
  });
  const entries = Object.values((await stored('activity')) as Record<string, { action: string }>);
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    'added new contact',
    'created new customer',
    'created new deal',
    'updated lead',
  ]);
  // The panel of the lead, which is open again, leads to its deal.
  const became = { name: /that it became: Palm House/ };
  await waitFor(() => expect(screen.getByRole('link', became)).toBeVisible());

  await user.click(undoIn(await screen.findByText(/^(Waits to be saved: )?Palm House converted$/)));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect((await all()).slice(0, 3)).toEqual([null, null, null]);
  expect(await stored('sales/leads/l1')).toEqual({ ...LEAD, deal: '' });
  const panel = within(await findForm('Edit Lead'));
  expect(await panel.findByRole('link', { name: /^Convert/ })).toBeVisible();
});

it('joins the customer who has the name in any case, and points out one that is almost the same', async () => {
  await seed('sales/customers', { c1: { name: 'PALM HOUSE' }, c2: { name: 'Palm Houses' } });
  await seed('contacts/p1', { name: 'noor rahman', customer: 'PALM HOUSE' });
  const { user, dialog } = await openDialog();
  const form = within(dialog);
  expect(await form.findByText(/^Joins/)).toHaveTextContent('Joins PALM HOUSE');
  expect(await form.findByText(/is a contact of this customer already/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Convert' }));
  await waitFor(async () =>
    expect(onlyChild(await stored('sales/deals'))).toMatchObject({ customer: 'PALM HOUSE' }),
  );
  expect(Object.keys((await stored('sales/customers')) as object)).toEqual(['c1', 'c2']);
  expect(Object.keys((await stored('contacts')) as object)).toEqual(['p1']);

  await seed('sales/leads/l2', { ...LEAD, company: 'Palm Housse' });
  openApp('/dashboard/sales?convert=l2');
  const [other] = await screen.findAllByRole('dialog', { name: 'Convert Lead' });
  const offer = await within(other as HTMLElement).findByRole('button', { name: /^Palm House/i });
  await user.click(offer);
  expect(within(other as HTMLElement).getByText(/^Joins/)).toBeVisible();
});

it('says so when it was done already', async () => {
  await seed('sales/deals/d1', { title: 'Reef', customer: 'Palm House' });
  await seed('sales/leads/l1/deal', 'd1');
  openApp('/dashboard/sales?convert=l1');
  const dialog = within(await findForm('Convert Lead'));
  expect(await dialog.findByText(/is a deal already/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Reef' })).toHaveAttribute(
    'href',
    '#/dashboard/sales?record=deals/d1',
  );
  expect(dialog.queryByRole('button', { name: 'Convert' })).toBeNull();
});

it('leads from a deal to the lead that it was, also an archived one', async () => {
  await seed('sales/deals/d1', { title: 'Reef', customer: 'Palm House' });
  await seed('sales/leads/l1', { ...LEAD, deal: 'd1', archived: '2026-11-20' });
  openApp('/dashboard/sales?record=deals/d1');
  const form = within(await findForm('Edit Deal'));
  const related = within(await form.findByRole('region', { name: 'Related' }));
  expect(related.getByRole('link', { name: 'The lead that it was: Palm House' })).toHaveAttribute(
    'href',
    '#/dashboard/sales?record=leads/l1',
  );
});

it('waits without a connection, where its undo leaves no trace', async () => {
  const { user, dialog } = await openDialog();
  goOffline(getDatabase());
  onTestFinished(() => goOnline(getDatabase()));
  await user.click(within(dialog).getByRole('button', { name: 'Convert' }));
  await user.click(undoIn(await screen.findByText(/^(Waits to be saved: )?Palm House converted$/)));
  expect(await screen.findByText('Undone')).toBeVisible();
  goOnline(getDatabase());
  await waitFor(() => expect(connection.get()).toBe(true));
  expect(screen.getByText('Undone')).toBeVisible();
  expect(screen.queryByText(/converted$/)).toBeNull();
  expect(await all()).toEqual([null, null, null, null, null, null]);
  expect(await stored('sales/leads/l1')).toEqual(LEAD);
});

/** The save of a conversion by the signed-in person. */
function conversion(texts: object = {}): Intent {
  const record = parseRecord(lead, 'l1', LEAD);
  const saves = conversionSaves(
    record,
    { ...conversionTexts(record, ''), ...texts },
    { isCustomerKnown: false, isContactKnown: false },
  );
  const [first, ...others] = saves.map((one) =>
    Object.assign({ id: newKey(), typed: {}, base: {} }, one),
  );
  if (first === undefined) throw new Error('Nothing to save');
  return {
    ...first,
    further: others,
    title: 'Palm House',
    alongside: conversionLog(saves),
    owner: currentUid(),
    savedAt: 0,
    isServerTime: true,
  };
}

/** Sends a save, and returns its problem, if it has one. */
async function send(intent: Intent): Promise<Intent['problem']> {
  onTestFinished(connection.subscribe(() => undefined));
  const [left] = await sendIntents([intent]);
  return left?.problem;
}

it('stays when a colleague has changed something of it', async () => {
  const sent = conversion();
  await send(sent);
  const [id] = Object.keys((await stored('sales/deals')) as object);
  await seed(`sales/deals/${id}/changedAt`, Date.now() + 1_000);
  const before = await all();
  expect(await undoConversion(sent, 'Contacted')).toEqual(['Palm House']);
  expect(await all()).toEqual(before);
});

it('a lead that names a person alone becomes the deal of that person', () => {
  const record = parseRecord(lead, 'l1', { contact: 'Noor Rahman', email: 'noor@studio.example' });
  expect(isConvertible(record)).toBe(true);
  expect(conversionTexts(record, '')).toMatchObject({
    title: 'Noor Rahman',
    customer: 'Noor Rahman',
    name: 'Noor Rahman',
    email: 'noor@studio.example',
  });
});
