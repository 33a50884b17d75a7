import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { today } from '../../src/lib/dates.ts';
import { fill, findForm, onlyChild, openApp, signInAs } from '../support/app.tsx';
import { resetDatabase, seed, stored } from '../support/backend.ts';
import { FORMS, type FormCase } from './formCases.ts';

beforeEach(resetDatabase);

describe.each(FORMS.map((form) => [form.path, form] as const))('the form of %s', (_, form) => {
  const { path, edit, submit, first, second } = form;

  it('starts blank with the right control for every field, and Cancel stores nothing', async () => {
    const dialog = await openBlank(form, 'Layla Haddad');
    expect(controlsOf(dialog)).toEqual(
      form.controls.map(([label, control, text]) => [
        label,
        control,
        expect.stringMatching(typeof text === 'string' ? new RegExp(`^${text}$`) : text),
      ]),
    );
    expect(buttonsOf(dialog)).toEqual(['Close', 'Cancel', submit]);

    fill(dialog, first.typed);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await stored('')).toBeNull();
  });

  it('creates a record of today and tells it with its subject and the time of the server', async () => {
    const dialog = await openBlank(form, 'Layla Haddad');
    fill(dialog, first.typed);
    const record = { ...drawn(form, dialog), ...first.stored };
    const before = Date.now();
    await send(dialog, submit);
    const collection = await stored(path);
    expect(onlyChild(collection)).toEqual({ ...record, creationDate: today() });
    expect(Object.keys(collection as object)[0]).toMatch(/^-[\w-]{19}$/);
    expect(await screen.findByRole('button', { name: rowName(form, record) })).toBeVisible();
    const entry = onlyChild(await stored('activity'));
    expect(entry).toEqual({
      user: 'Layla Haddad',
      action: form.created,
      subject: form.subject(record),
      timestamp: expect.any(Number),
    });
    expect(Math.abs(Number(entry['timestamp']) - before)).toBeLessThan(5_000);
  });

  it('is stored as it is when nothing was typed, by Admin when the person has no name', async () => {
    const dialog = await openBlank(form, '');
    const record = { ...drawn(form, dialog), ...form.blank };
    await send(dialog, submit);
    expect(onlyChild(await stored(path))).toEqual({ ...record, creationDate: today() });
    expect(onlyChild(await stored('activity'))).toMatchObject({
      user: 'Admin',
      subject: form.subject(record),
    });
  });

  it('saves whatever is entered, character for character, without a word about it', async () => {
    const dialog = await openBlank(form, 'Layla Haddad');
    const entered = controlsOf(dialog).flatMap(([label, control]) =>
      ABSURD[control] === undefined ? [] : [[label, ABSURD[control]] as const],
    );
    fill(dialog, Object.fromEntries(entered));
    expect(dialog.querySelectorAll('[required], [pattern], [minlength], [maxlength]')).toHaveLength(
      0,
    );
    await send(dialog, submit);
    const record = onlyChild(await stored(path));
    const texts = entered.filter(([, text]) => text !== NO_NUMBER).map(([, text]) => text);
    const numbers = entered.filter(([, text]) => text === NO_NUMBER).map(() => 0);
    expect(Object.values(record)).toEqual(expect.arrayContaining([...texts, ...numbers]));
    expect(Object.values(record).filter((value) => texts.includes(String(value)))).toHaveLength(
      texts.length,
    );
  });

  it('starts with the record when a row is chosen, and stores every field but no other', async () => {
    const number = form.numbered && { [form.numbered[1]]: '4711' };
    const before = { ...number, ...first.stored, creationDate: '2026-10-01', note: 'foreign' };
    await seed(`${path}/r1`, before);
    await signInAs('Omar Farouk');
    openApp(`/dashboard/${form.page}`);
    fireEvent.click(await screen.findByRole('button', { name: rowName(form, before) }));
    const dialog = await findForm(edit);
    expect(Object.fromEntries(controlsOf(dialog).map(([label, , text]) => [label, text]))).toEqual({
      ...(form.numbered && { [form.numbered[0]]: '4711' }),
      ...first.typed,
    });
    expect(buttonsOf(dialog)).toEqual(['Close', 'Cancel', 'Save Changes']);

    fill(dialog, second.typed);
    await send(dialog, 'Save Changes');
    const after = { ...before, ...second.stored };
    expect(await stored(path)).toEqual({ r1: after });
    expect(onlyChild(await stored('activity'))).toEqual({
      user: 'Omar Farouk',
      action: form.updated,
      subject: form.subject(after),
      timestamp: expect.any(Number),
    });
    expect(await screen.findByRole('button', { name: rowName(form, after) })).toBeVisible();
  });
});

const NO_NUMBER = 'a few';

/** What nobody should enter, by the kind of control. */
const ABSURD: Readonly<Record<string, string>> = {
  text: '  <b>0</b> \u202e٣ 🐠 \t',
  email: 'not an @ address at all',
  tel: 'ask Noor, after 5',
  'several lines': "\n\n  -- '; DROP TABLE tickets\n",
  date: '1900-01-01',
  'number, step any': NO_NUMBER,
  'number, step 0.01': NO_NUMBER,
};

describe('generated numbers', () => {
  const year = new Date().getFullYear();

  it.each([
    ['finance', 'New Invoice', 'Invoice #', 'finance/invoices', 'idNum', `INV-${year}-`],
    [
      'procurement',
      'New Purchase Order',
      'PO #',
      'procurement/purchaseOrders',
      'poId',
      `PO-${year}-`,
    ],
    ['service', 'New Ticket', 'Ticket ID', 'service/tickets', 'ticketId', ''],
  ])('of %s avoid those of the live list', async (page, opener, label, path, name, prefix) => {
    const highest = path === 'service/tickets' ? 9_999 : 999;
    const free = [0, 7, highest];
    const taken = Array.from({ length: highest + 1 }, (_, place) => place)
      .filter((place) => !free.includes(place))
      .map((place) => [`r${place}`, { [name]: `${prefix}${place}` }]);
    await seed(path, Object.fromEntries(taken));
    await signInAs('Layla Haddad');
    openApp(`/dashboard/${page}`);
    await screen.findByText(`${taken.length.toLocaleString('en-US')} total`);
    const drawnNumbers = new Set<string>();
    for (let round = 0; round < 5; round += 1) {
      fireEvent.click(screen.getByRole('button', { name: opener }));
      const dialog = await findForm(opener);
      drawnNumbers.add(within(dialog).getByLabelText<HTMLInputElement>(label).value);
      fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    }
    const allowed = new Set(free.map((place) => `${prefix}${place}`));
    expect([...drawnNumbers].filter((number) => !allowed.has(number))).toEqual([]);
  });
});

async function openBlank({ page, opener, create }: FormCase, as: string): Promise<HTMLElement> {
  await signInAs(as);
  openApp(`/dashboard/${page}`);
  fireEvent.click(await screen.findByRole('button', { name: opener }));
  return findForm(create);
}

async function send(dialog: HTMLElement, submit: string): Promise<void> {
  fireEvent.click(within(dialog).getByRole('button', { name: submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The generated number of a form, as it will be stored. */
function drawn({ numbered }: FormCase, dialog: HTMLElement): Record<string, string> {
  if (numbered === undefined) return {};
  const [label, name] = numbered;
  return { [name]: within(dialog).getByLabelText<HTMLInputElement>(label).value };
}

/** What a list calls a record: the board its title, a table its first column. */
function rowName({ path, subject }: FormCase, record: Readonly<Record<string, unknown>>) {
  return path === 'sales/deals' ? new RegExp(String(record['title'])) : String(subject(record));
}

const buttonsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Label, control and text of every field, in order. */
function controlsOf(dialog: HTMLElement): (readonly [string, string, string])[] {
  return [...dialog.querySelectorAll('label')].map((label) => {
    const control = within(dialog).getByLabelText<Control>(label.textContent);
    return [label.textContent, looks(control), control.value];
  });
}

function looks(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    return `one of ${[...control.options].map(({ text }) => text).join(' | ')}`;
  }
  if (control instanceof HTMLTextAreaElement) return 'several lines';
  const step = control.type === 'number' ? `, step ${control.step}` : '';
  return `${control.readOnly ? 'read-only ' : ''}${control.type}${step}`;
}
