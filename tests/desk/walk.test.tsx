import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NEXT_STEPS } from '../../src/desk/Dashboard.tsx';
import { FURTHER_PAGES, SIDEBAR_PAGES } from '../../src/features/pages.ts';
import { creditNote } from '../../src/features/creditNotes/creditNote.entity.ts';
import { COMPANY_FIELDS } from '../../src/features/documents/company.ts';
import { installation } from '../../src/features/installations/installation.entity.ts';
import { visit } from '../../src/features/visits/visit.entity.ts';
import { today } from '../../src/lib/dates.ts';
import { ENTITIES } from '../../src/records/model/entities.ts';
import type { Fields } from '../../src/records/model/entity.ts';
import type { Field } from '../../src/records/model/field.ts';
import { pageOf, recordAddress, withQuery } from '../../src/records/page/address/addresses.ts';
import { orUntitled } from '../../src/lib/words.ts';
import { CASES } from '../features/entityCases.ts';
import {
  formFields,
  numberOf,
  openerOf,
  setByApp,
  textsOf,
  valuesOf,
  type EntityCase,
  type Stored,
} from '../features/entityCase.ts';
import { clauses } from '../specification/clauses.ts';
import {
  cards,
  currentUid,
  fill,
  findForm,
  go,
  labelled,
  onlyChild,
  openApp,
  signInAs,
  textOfLines,
} from '../support/app.tsx';
import { seed, stored } from '../support/backend.ts';
import { allowConsoleError } from '../support/console.ts';
import { findCode, HALF, HOSTILE, HOSTILE_ACCOUNT } from '../support/hostileTexts.ts';

/** All that does harm at once, with what pages make links, dates and figures of. */
const ALL = `+971 50 123 4567 ann@reef.example @Layla ${HOSTILE[1]}${HOSTILE[3]}${HOSTILE[6]}${HALF}`;

/** Those that do harm only as the whole of a text: as an address, or as the name of a property. */
const WHOLE = ['javascript:window.__hit=5//', '__proto__', 'constructor'];

/** What leads to other records, or leaves a record out of lists. */
const BOUND: Readonly<Record<string, unknown>> = {
  installation: 'r',
  invoice: 'r',
  deal: 'r',
  about: 'sales/deals/r',
  planFrom: today(),
  date: today(),
  stage: 'Won',
  archived: null,
  mergedInto: null,
};

/** What a field of the record that is opened holds: text that does harm wherever it is one. */
function hostileValue(name: string, { input }: Field<unknown>): unknown {
  if (BOUND[name] !== undefined) return BOUND[name];
  if (input.type === 'number' || input.type === 'time') return 7;
  if (input.type === 'tel') return `+971 50 123 4567${HALF}`;
  if (input.type === 'email') return `ann@reef.example${HALF}`;
  if (input.type === 'select') return `${input.options[1]}${HALF}`;
  if (input.type === 'lines')
    return input.columns.map(({ isNumber }) => (isNumber ? '2' : ALL)).join('\t');
  return ALL;
}

const hostileRecord = (fields: Fields, valueOf = hostileValue): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(name, field)]));

/** All that can be stored, each text of it hostile. */
function hostileDatabase(): Readonly<Record<string, unknown>> {
  const signed = { user: ALL, uid: HALF, timestamp: Date.now() };
  const place = { kind: 'Marine', plan: 'Weekly', assigned: ALL };
  return {
    ...Object.fromEntries(
      ENTITIES.flatMap(({ path, fields }) => [
        [`${path}/r`, hostileRecord(fields)],
        ...WHOLE.map((text, at) => [
          `${path}/w${at}`,
          hostileRecord(fields, (name) => (BOUND[name] === null ? null : text)),
        ]),
      ]),
    ),
    'service/installations/p': { ...hostileRecord(installation.fields), ...place },
    'config/company': hostileRecord(COMPANY_FIELDS),
    'config/assignees': { names: [ALL], version: 1 },
    'activity/r': { ...signed, action: ALL, subject: ALL },
    'receipts/r': { ...signed, order: 'r', lines: { r: 1 } },
    'service/photos/r/p': { ...signed, data: '', caption: ALL },
    'people/r': { name: ALL, at: 1, email: `a${HALF}@reef.example` },
    'enquiries/r': { ...signed, name: ALL, email: `a${HALF}@b.c`, message: ALL },
  };
}

const DOCUMENTS = ['invoices', 'payments', 'deals', 'creditNotes', 'purchaseOrders', 'visits'];

const PAGES = [...SIDEBAR_PAGES, ...FURTHER_PAGES];

/** The pages that are of one thing each. */
const OF_ONE = { name: ALL, installation: 'r' };

/** The pages that show nothing of what is stored, or of no record in particular. */
const WITHOUT_TEXTS = /\/(import|settings|health|document)\?name|%3Cscript/;

/** Each page that lists no kind of record, and the documents. */
const ADDRESSES: readonly string[] = [
  ...PAGES.map(({ path }) => `/dashboard/${path}`)
    .filter((page) => !ENTITIES.some((entity) => pageOf(entity) === page))
    .map((page) => withQuery(page, OF_ONE)),
  ...DOCUMENTS.map((kind) => withQuery('/dashboard/document', { [kind]: 'r' })),
  `/dashboard/${encodeURIComponent(HOSTILE.join(' '))}`,
  ...WHOLE.map((name) => withQuery('/dashboard/sales/customer', { name, record: 'deals/r' })),
];

/** What there is on screen is text, and no page has failed. */
async function expectHarmless(): Promise<void> {
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  expect(document.body).not.toHaveTextContent(/could not be shown|No record names/);
  expect(findCode()).toEqual([]);
}

/** Whether the browser goes on to press the button of the form around it, as in an input whose Enter nobody takes. */
function isLeftToBrowser(field: HTMLElement): boolean {
  field.focus();
  return fireEvent.keyDown(field, { key: 'Enter' }) && field instanceof HTMLInputElement;
}

/** What a person types in or chooses from. */
const FIELDS = ':is(input, textarea, select):not([readonly], [type=file], [type=hidden])';

/** Enter in a field of the record saves it, in one of something else it does not; Tab and leaving a field do nothing but leave it. */
function expectKeys(panel: HTMLElement): void {
  for (const field of panel.querySelectorAll<HTMLInputElement>(FIELDS)) {
    if (!field.isConnected || field.type === 'checkbox') continue;
    const { name } = field;
    expect([name, isLeftToBrowser(field)]).toEqual([
      name,
      name !== '' && field instanceof HTMLInputElement,
    ]);
    expect([name, fireEvent.keyDown(field, { key: 'Tab' })]).toEqual([name, true]);
    field.blur();
  }
}

// Longer than others: it opens sixty pages and panels.
it('shows each text as text on every page and in every panel, whose keys store nothing', async () => {
  await Promise.all([...PAGES, NEXT_STEPS].map(({ preload }) => preload()));
  await signInAs(HOSTILE_ACCOUNT.name);
  for (const [path, value] of Object.entries(hostileDatabase())) await seed(path, value);
  const { people: _, ...before } = (await stored('')) as Readonly<Record<string, unknown>>;
  openApp('/dashboard');
  await expectHarmless();
  for (const address of ADDRESSES) {
    go(address);
    const text = WITHOUT_TEXTS.test(address) ? /./ : /[\uD800\uFFFD]|5/;
    await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(text));
    await expectHarmless();
  }
  for (const entity of ENTITIES) {
    go(recordAddress(entity, 'r'));
    const panel = await screen.findByRole('dialog');
    await within(panel).findByRole('button', { name: 'Cancel' });
    await expectHarmless();
    const shown = Object.entries(entity.fields).flatMap(([name, field]) => {
      const control = panel.querySelector<HTMLInputElement>(`[type=text][name="${name}"]`);
      const text = hostileValue(name, field);
      return control && typeof text === 'string' ? [[control.value, text] as const] : [];
    });
    for (const [value, text] of shown) expect(value.toWellFormed()).toBe(text.toWellFormed());
    expectKeys(panel);
    fireEvent.keyDown(panel, { key: 'Escape' });
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  }
  const { people: __, ...after } = (await stored('')) as Readonly<Record<string, unknown>>;
  expect(after).toEqual(before);
  // Subscriptions of the page may be denied before it unmounts.
  allowConsoleError(/Reading \S+ failed/);
  await seed('config/staffOnly', true);
  go('/dashboard/sales');
  await screen.findByText(/^You are signed in as/);
  await expectHarmless();
}, 300_000);

it('shows what an address says as text on the public pages', async () => {
  openApp('/');
  for (const text of [encodeURIComponent(ALL.toWellFormed()), '__proto__', '%ED%A0%80']) {
    for (const page of [
      'portfolio/',
      'login?email=',
      'login?invitation=',
      'services?part=',
      '?wall=',
    ]) {
      go(`/${page}${text}`);
      await screen.findByRole('heading', { level: 1 });
      await expectHarmless();
    }
  }
});

/** What a form does depends on: how its records are made, and its controls, of which a choice is the same whatever its options. */
const traitsOf = (own: EntityCase): readonly string[] => [
  ...Object.entries(own.entity).flatMap(([name, value]) => (value === true ? [name] : [])),
  ...formFields(own).map(([, [, control]]) => control.replace(/^one of.*/, 'one of')),
];

/** Those with a form for a new record, one that is made from others, and one of which each change leaves a trace. */
const WITH_FORMS = CASES.filter(
  ({ entity }) =>
    !entity.isMadeFromOthers || [creditNote, visit].some(({ path }) => path === entity.path),
);

/** As few of them as have all traits; `declaredForms.test.ts` proves what each declares. */
const FORMS = WITH_FORMS.filter((own, index) => {
  const earlier = new Set(WITH_FORMS.slice(0, index).flatMap(traitsOf));
  return traitsOf(own).some((trait) => !earlier.has(trait));
});

it.each(FORMS.map((own) => [own.entity.path, own] as const))(
  'the page of %s explains its empty list, and its form creates and changes a record by Enter: its own fields, and no others',
  clauses(
    'S2.8-8 S2.10-1,2,5,6 S3-1,3,4,5,7,8,9,10,11,12,13 S4-4,20,21 S5-3,4,5,6,7 S7.2-1 S7.3-1,2,3,4,5,6',
  ),
  async (path, own) => {
    const traced = { listingChange: expect.any(String) as unknown };
    const { isMadeFromOthers, isAddOnly, isTraced, sinceField, fields } = own.entity;
    await signInAs('Layla Haddad');
    // Forms ask for what e-invoices need.
    await seed('config/company/city', 'Dubai');
    const { user } = openApp(pageOf(own.entity));
    await expectEmptyPage(own);
    const before = isMadeFromOthers ? await seedRecord(own) : await createRecord(own, user);
    const opener = await findRecord(own, before);
    expect(opener).toBeVisible();
    if (isAddOnly) return;

    const [id = ''] = Object.keys((await stored(path)) as object);
    expect(id).toMatch(isMadeFromOthers ? 'r1' : /^-[\w-]{19}$/);
    await seed(`${path}/${id}/remark`, 'foreign');
    fireEvent.click(opener);
    const form = await findForm(own.titles[1]);
    const number = numberOf(own);
    expect(Object.fromEntries(controlsOf(form).map(([label, , text]) => [label, text]))).toEqual({
      ...(number && { [number.label]: before[number.name] }),
      ...textsOf(own, 'created'),
    });
    expect(buttonsOf(form)).toEqual([
      'Previous record',
      'Next record',
      ...('archived' in fields ? ['Archive'] : []),
      'Copy link',
      'Close',
      'Cancel',
      'Save Changes',
    ]);
    const unusual = unusualTexts(own);
    fill(form, { ...textsOf(own, 'edited'), ...unusual.texts });
    await enter(form, user);
    const after = {
      ...before,
      ...valuesOf(own, 'edited'),
      ...unusual.values,
      // The cases change every field.
      ...(sinceField !== undefined && { since: today() }),
    };
    expect(onlyChild(await stored(path))).toEqual({
      ...after,
      creationDate: isMadeFromOthers ? '2026-10-01' : today(),
      remark: 'foreign',
      ...(isTraced && traced),
    });
    expect(await stored(`${path}/${id}/changedAt`)).toEqual(expect.any(Number));
    expect(await stored(`${path}/${id}/changedBy`)).toBe(currentUid());
    expect(Object.values((await stored('activity')) as object).at(-1)).toEqual({
      user: 'Layla Haddad',
      uid: currentUid(),
      action: own.activity[1],
      subject: own.subject(after),
      timestamp: expect.any(Number),
      // Of what is about others, nothing says here what it is about.
      ...(!own.entity.isForOffice && { shared: ANY_TIME }),
    });
    expect(await findRecord(own, after)).toBeVisible();
  },
);

/** Saves a form as somebody does who presses Enter in its first line, twice. */
async function enter(form: HTMLElement, user: UserEvent): Promise<void> {
  const line = [...form.querySelectorAll<HTMLInputElement>('[name]:not([readonly])')].find(
    (field) => field.closest('li') === null && isLeftToBrowser(field),
  );
  line?.focus();
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The page explains its empty list; its figures are none. */
async function expectEmptyPage(own: EntityCase): Promise<void> {
  const opener = openerOf(own);
  const start = own.entity.isMadeFromOthers ? '' : ` Start with ${opener}\\.`;
  expect(await screen.findByText(new RegExp(`^No .+\\.${start}$`))).toBeVisible();
  expect(screen.queryAllByRole('button', { name: opener })[0] !== undefined).toBe(start !== '');
  // A card may still wait for another list than the page's own.
  await waitFor(() => {
    const measured = cards().filter(([, , tag]) => tag !== 'Sample');
    for (const [, value] of measured) expect(value).toMatch(/^\$?0(\.0+)?[%kM]?$/);
  });
  for (const [, , , explanation] of cards()) expect(explanation).toMatch(/^[A-Z].{20,}\.$/);
}

/** Lets a colleague store a record that has no blank form while the page is open, and returns its fields. */
async function seedRecord(own: EntityCase): Promise<Stored> {
  const number = numberOf(own);
  const record = {
    ...(number && { [number.name]: '4711' }),
    ...valuesOf(own, 'created'),
    ...setByApp(own, 'Layla Haddad'),
  };
  await seed(`${own.entity.path}/r1`, { ...record, creationDate: '2026-10-01' });
  return record;
}

/** Creates a record with the blank form of its page and returns its fields. */
async function createRecord(own: EntityCase, user: UserEvent): Promise<Stored> {
  const form = await openBlank(own);
  if (Object.values(own.entity.fields).some(({ groupIf }) => groupIf))
    await within(form).findByText('E-invoice');
  expect(controlsOf(form)).toEqual(
    formFields(own).map(([, [label, control, text]]) => [
      label,
      control,
      expect.stringMatching(typeof text === 'string' ? new RegExp(`^${text}$`) : text),
    ]),
  );
  const limits = '[required], [pattern], [minlength], [maxlength]';
  expect(form.querySelectorAll(limits)).toHaveLength(0);
  expect(within(form).getByRole('heading')).toHaveTextContent(own.titles[0]);
  expect(buttonsOf(form)).toEqual(['Close', 'Cancel', own.titles[2]]);
  expectKeys(form);
  fill(form, textsOf(own, 'created'));
  const record = {
    ...generatedIn(own, form),
    ...valuesOf(own, 'created'),
    ...setByApp(own, 'Layla Haddad'),
  };
  expect(await stored('activity')).toBeNull();
  const start = Date.now();
  const { isForOffice } = own.entity;
  const shared = isForOffice === true ? {} : { shared: ANY_TIME };
  await enter(form, user);
  expect(onlyChild(await stored(own.entity.path))).toEqual({
    ...record,
    creationDate: today(),
    ...(isForOffice === 'about' && shared),
  });
  const entry = onlyChild(await stored('activity'));
  expect(entry).toEqual({
    user: 'Layla Haddad',
    uid: currentUid(),
    action: own.activity[0],
    subject: own.subject(record),
    timestamp: expect.any(Number),
    ...shared,
  });
  // The server's clock is this machine's.
  expect(entry['timestamp']).toBeGreaterThanOrEqual(start);
  expect(entry['timestamp']).toBeLessThanOrEqual(Date.now());
  return record;
}

const NO_NUMBER = 'a few';

const ANY_TIME = expect.any(Number) as number;

/** Input that a form of another product would reject or change, by control. */
const UNUSUAL: Readonly<Record<string, string>> = {
  text: '  <b>0</b> \u202e٣ 🐠 \t',
  email: 'not an @ address at all',
  tel: 'ask Noor, after 5',
  'several lines': "\n\n  -- '; DROP TABLE tickets\n",
  date: '1900-01-01',
  'number, step any': NO_NUMBER,
  'number, step 0.01': NO_NUMBER,
};

/** Such input for each control of a form, by label, and what is stored of it: character for character, but what is no number is 0, or nothing measured. */
function unusualTexts(own: EntityCase) {
  const entered = formFields(own).flatMap(([name, [label, control]]) =>
    UNUSUAL[control] === undefined ? [] : [[name, label, UNUSUAL[control]] as const],
  );
  return {
    texts: Object.fromEntries(entered.map(([, label, text]) => [label, text])),
    values: Object.fromEntries(
      entered.map(([name, , text]) => [
        name,
        text === NO_NUMBER ? own.entity.fields[name]?.parse('') : text,
      ]),
    ),
  };
}

it(
  'a blank form is saved as it is, as Admin if the user has no name; left, it stores nothing',
  clauses('S4-9,20 S5-3 S6-5'),
  async () => {
    const own = CASES.find(({ entity }) => entity.path === 'inventory/items') as EntityCase;
    await signInAs('');
    const { user } = openApp(pageOf(own.entity));
    for (const leave of [
      (form: HTMLElement) => fireEvent.click(within(form).getByRole('button', { name: 'Cancel' })),
      (form: HTMLElement) => fireEvent.keyDown(form, { key: 'Escape' }),
    ]) {
      const form = await openBlank(own);
      const [name] = form.querySelectorAll('input');
      fireEvent.change(name as HTMLElement, { target: { value: ALL } });
      fireEvent.blur(name as HTMLElement);
      fireEvent.change(name as HTMLElement, { target: { value: '' } });
      leave(form);
      expect(form).not.toBeInTheDocument();
    }
    expect(await stored('activity')).toBeNull();
    const record = valuesOf(own, 'blank');
    await enter(await openBlank(own), user);
    expect(onlyChild(await stored(own.entity.path))).toEqual({ ...record, creationDate: today() });
    expect(onlyChild(await stored('activity'))).toMatchObject({
      user: 'Admin',
      subject: own.subject(record),
    });
  },
);

async function openBlank(own: EntityCase): Promise<HTMLElement> {
  const [opener] = await screen.findAllByRole('button', { name: openerOf(own) });
  fireEvent.click(opener as HTMLElement);
  return findForm(own.titles[0]);
}

/** The generated number of an open form, by the field it is stored in. */
function generatedIn(own: EntityCase, form: HTMLElement): Readonly<Record<string, string>> {
  const number = numberOf(own);
  if (number === undefined) return {};
  return { [number.name]: labelled(form, number.label).value };
}

/** The button of a record: on a board it holds more than the subject. */
const findRecord = (own: EntityCase, record: Stored): Promise<HTMLElement> => {
  const subject = orUntitled(own.subject(record)).trim();
  return screen.findByRole('button', { name: (name) => name.includes(subject) });
};

const buttonsOf = (form: HTMLElement) =>
  within(form)
    .getAllByRole('button')
    .filter((button) => button.closest('[role="group"]') === null)
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

/** Label, control and text of every field, in order. */
function controlsOf(form: HTMLElement): (readonly [string, string, string])[] {
  // Those of the parts below belong to records of their own.
  const labels = [...form.querySelectorAll('label, [id$="-label"]')].filter(
    (label) => label.closest('section') === null,
  );
  return labels.map((label) => {
    const control = labelled(form, label.textContent);
    if (control.role === 'group') return [label.textContent, 'lines', textOfLines(control)];
    return [label.textContent, describeControl(control), control.value];
  });
}

function describeControl(control: ReturnType<typeof labelled>): string {
  if (control instanceof HTMLSelectElement) {
    return `one of ${[...control.options].map(({ text }) => text).join(' | ')}`;
  }
  if (control instanceof HTMLTextAreaElement) return 'several lines';
  const step = control.type === 'number' ? `, step ${control.step}` : '';
  return `${control.readOnly ? 'read-only ' : ''}${control.type}${step}`;
}

const RECORDS = {
  'procurement/purchaseOrders/r': { poId: 'PO-1', status: 'Sent', lines: 'C\tSand\t5\t1' },
  'finance/invoices/r': { idNum: 'INV-1', customer: 'Noor', amount: 50, status: 'Sent' },
  'sales/deals/r': { title: 'Reef', customer: 'Noor', value: 1 },
  'sales/customers': { r: { name: 'Noor' }, s: { name: 'Ann' } },
  'sales/leads/r': { company: 'Noor', contact: 'Ann', status: 'New' },
  'service/tickets/r': { ticketId: '7', customer: 'Noor', issue: 'Leak', status: 'New' },
  'service/installations/r': {
    name: 'Reef',
    customer: 'Noor',
    kind: 'Marine',
    plan: 'Monthly',
    assigned: 'Ann',
  },
  'finance/fees/r': { name: 'Reef', customer: 'Noor', amount: 5, installation: 'r' },
  'inventory/items/r': { sku: 'C', name: 'Sand', stock: 1, reorder: 4, cost: 2, supplier: 'Reef' },
  people: { n: { name: 'Ann', at: 1 }, o: { name: 'Omar', at: 1 } },
};

const NEXT = 'What is to be done';
const PERSON = /^Hand over to/;

/** Where Enter is pressed twice in each field: what opens it, what is typed where, and how much is stored at a path afterwards. */
it.each([
  ['procurement?record=purchaseOrders/r', ['Receive', 'Add task'], NEXT, '', 'receipts', 1],
  ['finance?record=invoices/r', ['Record payment', 'Add task'], NEXT, '', 'payments', 1],
  ['sales?record=deals/r', ['Add task'], NEXT, 'Call', 'tasks', 1],
  ['service/visit?installation=r', [], /^pH/, '8', 'service/visits', 0],
  ['inventory?orderLow=all', [], /^How many of Sand/, '8', 'procurement/purchaseOrders', 1],
  ['sales?convert=r', [], 'Value ($)', '8', 'sales/deals', 2],
  ['sales/customer?name=Noor&merge=?', [], /^Which customer/, 'Ann', 'sales/customers', 2],
  ['sales', [/^Account:/, 'Invite a colleague'], /^Whom is it for/, 'x', 'invitations', 1],
  ['people', ['Ann'], PERSON, 'Omar', 'staff', 3],
  ['service/installations', ['Draft maintenance invoices'], 'Month', '', 'finance/invoices', 1],
] as const)(
  'Enter in each field of /%s %j stores what it is for, once',
  async (address, openers, typed, text, path, count) => {
    await signInAs('Layla Haddad');
    for (const [at, value] of Object.entries(RECORDS)) await seed(at, value);
    await seed('staff', { [currentUid()]: true, n: '0'.repeat(32), o: '1'.repeat(32) });
    await seed('config/staffOnly', true);
    const { user } = openApp(`/dashboard/${address}`);
    for (const name of openers) {
      // Until its list has arrived, it does nothing.
      await waitFor(() =>
        expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true'),
      );
      fireEvent.click(screen.getByRole('button', { name }));
    }
    const label = await screen.findByLabelText<HTMLInputElement>(typed);
    if (text !== '') fireEvent.change(label, { target: { value: text } });
    const form = label.closest<HTMLElement>('dialog, form') as HTMLElement;
    for (const field of form.querySelectorAll<HTMLInputElement>(FIELDS)) {
      const isOfRecord = field.name !== '' && field.closest('[role=group]') === null;
      if (!field.isConnected || (address.includes('record=') && isOfRecord)) continue;
      field.focus();
      await user.keyboard('{Enter}{Enter}');
    }
    const countStored = async () => Object.keys((await stored(path)) ?? {}).length;
    await waitFor(async () => expect(await countStored()).toBe(count));
    // The record itself is saved by no more than what it was for.
    expect(Object.keys((await stored('activity')) ?? {}).length).toBeLessThan(4);
    const dialog = screen.queryByRole('dialog');
    if (dialog) fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await countStored()).toBe(count);
  },
);
