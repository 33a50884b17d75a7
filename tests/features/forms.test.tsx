import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { today } from '../../src/lib/dates.ts';
import { creditNote } from '../../src/features/creditNotes/creditNote.entity.ts';
import { inventoryItem } from '../../src/features/inventory/inventoryItem.entity.ts';
import { note } from '../../src/features/notes/note.entity.ts';
import { deal } from '../../src/features/sales/deal.entity.ts';
import { lead } from '../../src/features/sales/lead.entity.ts';
import { orUntitled } from '../../src/lib/words.ts';
import {
  currentUid,
  cards,
  fill,
  findForm,
  onlyChild,
  openApp,
  signInAs,
  textOfLines,
} from '../support/app.tsx';
import { resetDatabase, seed, stored } from '../support/backend.ts';
import { CASES, pageOf } from './entityCases.ts';
import {
  formFields,
  numberOf,
  numbersOf,
  openerOf,
  setByApp,
  textsOf,
  valuesOf,
  type EntityCase,
  type Stored,
} from './entityCase.ts';
import { FORMS_OF_EVERY_CONTROL } from './formCases.ts';
import { clauses } from '../specification/clauses.ts';

/** As few as have every kind of control. What each form is made of, declaredForms.test.ts says of all. */
const EVERY_CONTROL = CASES.filter(({ entity }) =>
  FORMS_OF_EVERY_CONTROL.some(({ path }) => path === entity.path),
);
/** One whose records are made from others, and one whose records never change. */
const UNUSUAL_PAGES = CASES.filter(({ entity }) => entity === creditNote || entity === note);

it.each([...EVERY_CONTROL, ...UNUSUAL_PAGES].map((own) => [own.entity.path, own] as const))(
  'the page of %s explains its empty list, and its form creates and changes a record: its own fields, and no others',
  clauses(
    'S2.8-8 S2.10-1,2,5,6 S3-1,3,4,5,7,8,9,10,11,12,13 S4-4,20,21 S5-3,4,5,6,7 S7.2-1 S7.3-1,2,3,4,5,6',
  ),
  async (path, own) => {
    const { isMadeFromOthers, isAddOnly, sinceField, fields } = own.entity;
    const before = isMadeFromOthers ? await seedRecord(own) : await createRecord(own);
    const opener = await findRecord(own, before);
    expect(opener).toBeVisible();
    if (isAddOnly) return;

    const [id = ''] = Object.keys((await stored(path)) as object);
    expect(id).toMatch(isMadeFromOthers ? 'r1' : /^-[\w-]{19}$/);
    await seed(`${path}/${id}/remark`, 'foreign');
    fireEvent.click(opener);
    const dialog = await findForm(own.titles[1]);
    const number = numberOf(own);
    expect(Object.fromEntries(controlsOf(dialog).map(([label, , text]) => [label, text]))).toEqual({
      ...(number && { [number.label]: before[number.name] }),
      ...textsOf(own, 'created'),
    });
    expect(buttonsOf(dialog)).toEqual([
      'Previous record',
      'Next record',
      ...('archived' in fields ? ['Archive'] : []),
      'Copy link',
      'Close',
      'Cancel',
      'Save Changes',
    ]);
    fill(dialog, textsOf(own, 'edited'));
    await save(dialog, 'Save Changes');
    const after = {
      ...before,
      ...valuesOf(own, 'edited'),
      // The cases change every field.
      ...(sinceField !== undefined && { since: today() }),
    };
    expect(onlyChild(await stored(path))).toEqual({
      ...after,
      creationDate: isMadeFromOthers ? '2026-10-01' : today(),
      remark: 'foreign',
    });
    expect(await stored(`${path}/${id}/changedAt`)).toEqual(expect.any(Number));
    expect(await stored(`${path}/${id}/changedBy`)).toBe(currentUid());
    expect(Object.values((await stored('activity')) as object).at(-1)).toEqual({
      user: 'Layla Haddad',
      uid: currentUid(),
      action: own.activity[1],
      subject: own.subject(after),
      timestamp: expect.any(Number),
    });
    expect(await findRecord(own, after)).toBeVisible();
  },
);

/** Opens the page, which explains its empty list; its figures are none. */
async function openEmptyPage(own: EntityCase): Promise<void> {
  await openPage(own, 'Layla Haddad');
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
  await openEmptyPage(own);
  await seed(`${own.entity.path}/r1`, { ...record, creationDate: '2026-10-01' });
  return record;
}

/** Creates a record with the blank form of its page, and returns its fields. */
async function createRecord(own: EntityCase): Promise<Stored> {
  const [createTitle, , submit] = own.titles;
  await openEmptyPage(own);
  const dialog = await openBlank(own);
  expect(controlsOf(dialog)).toEqual(
    formFields(own).map(([, [label, control, text]]) => [
      label,
      control,
      expect.stringMatching(typeof text === 'string' ? new RegExp(`^${text}$`) : text),
    ]),
  );
  const limits = '[required], [pattern], [minlength], [maxlength]';
  expect(dialog.querySelectorAll(limits)).toHaveLength(0);
  expect(within(dialog).getByRole('heading')).toHaveTextContent(createTitle);
  expect(buttonsOf(dialog)).toEqual(['Close', 'Cancel', submit]);
  fill(dialog, textsOf(own, 'created'));
  const record = {
    ...generatedIn(own, dialog),
    ...valuesOf(own, 'created'),
    ...setByApp(own, 'Layla Haddad'),
  };
  const start = Date.now();
  await save(dialog, submit);
  expect(onlyChild(await stored(own.entity.path))).toEqual({ ...record, creationDate: today() });
  const entry = onlyChild(await stored('activity'));
  expect(entry).toEqual({
    user: 'Layla Haddad',
    uid: currentUid(),
    action: own.activity[0],
    subject: own.subject(record),
    timestamp: expect.any(Number),
  });
  // The server's clock is this machine's.
  expect(entry['timestamp']).toBeGreaterThanOrEqual(start);
  expect(entry['timestamp']).toBeLessThanOrEqual(Date.now());
  return record;
}

it('a form that is cancelled stores nothing', clauses('S4-20'), async () => {
  const own = CASES[0] as EntityCase;
  await openPage(own, 'Layla Haddad');
  const dialog = await openBlank(own);
  fill(dialog, textsOf(own, 'created'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await stored(own.entity.path)).toBeNull();
  expect(await stored('activity')).toBeNull();
});

/** As few as have every control that takes free input. */
const FREE_INPUT = CASES.filter(({ entity }) =>
  [deal, lead, inventoryItem].some(({ path }) => path === entity.path),
);

it.each(FREE_INPUT.map((own) => [own.entity.path, own] as const))(
  'the form of %s saves blanks, as Admin if the user has no name, and any input character for character',
  clauses('S4-9 S5-3 S6-5'),
  async (path, own) => {
    const submit = own.titles[2];
    await openPage(own, '');
    const blank = await openBlank(own);
    const record = { ...generatedIn(own, blank), ...valuesOf(own, 'blank') };
    await save(blank, submit);
    expect(onlyChild(await stored(path))).toEqual({ ...record, creationDate: today() });
    expect(onlyChild(await stored('activity'))).toMatchObject({
      user: 'Admin',
      subject: own.subject(record),
    });

    await resetDatabase();
    const dialog = await openBlank(own);
    const entered = Object.entries(own.fields).flatMap(([name, [label, control]]) =>
      UNUSUAL[control] === undefined ? [] : [[name, label, UNUSUAL[control]] as const],
    );
    fill(dialog, Object.fromEntries(entered.map(([, label, text]) => [label, text])));
    await save(dialog, submit);
    expect(onlyChild(await stored(path))).toMatchObject(
      Object.fromEntries(entered.map(([name, , text]) => [name, text === NO_NUMBER ? 0 : text])),
    );
  },
);

const NO_NUMBER = 'a few';

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

it('a generated number avoids those of the live list', async () => {
  const own = CASES.find(({ numbers }) => numbers !== undefined) as EntityCase;
  const { free, taken } = numbersOf(own.numbers);
  const { name } = numberOf(own) ?? { name: '' };
  const { path } = own.entity;
  await seed(path, Object.fromEntries(taken.map((value, id) => [`r${id}`, { [name]: value }])));
  await openPage(own, 'Layla Haddad');
  await screen.findByText(`${taken.length.toLocaleString('en-US')} total`);
  expect(free).toContain(generatedIn(own, await openBlank(own))[name]);
});

async function openPage(own: EntityCase, displayName: string): Promise<void> {
  await signInAs(displayName);
  openApp(pageOf(own));
}

async function openBlank(own: EntityCase): Promise<HTMLElement> {
  const [opener] = await screen.findAllByRole('button', { name: openerOf(own) });
  fireEvent.click(opener as HTMLElement);
  return findForm(own.titles[0]);
}

async function save(dialog: HTMLElement, submit: string): Promise<void> {
  fireEvent.click(within(dialog).getByRole('button', { name: submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The generated number of an open form, by the field it is stored in. */
function generatedIn(own: EntityCase, dialog: HTMLElement): Readonly<Record<string, string>> {
  const number = numberOf(own);
  if (number === undefined) return {};
  return { [number.name]: within(dialog).getByLabelText<HTMLInputElement>(number.label).value };
}

/** The button of a record: on a board it holds more than the subject. */
const findRecord = (own: EntityCase, record: Stored): Promise<HTMLElement> => {
  const subject = orUntitled(own.subject(record));
  return screen.findByRole('button', { name: (name) => name.includes(subject) });
};

const buttonsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .filter((button) => button.closest('[role="group"]') === null)
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Label, control and text of every field, in order. */
function controlsOf(dialog: HTMLElement): (readonly [string, string, string])[] {
  // Those of the parts below belong to records of their own.
  const labels = [...dialog.querySelectorAll('label, [id$="-label"]')].filter(
    (label) => label.closest('section') === null,
  );
  return labels.map((label) => {
    const group = dialog.querySelector(`[aria-labelledby="${label.id}"]`);
    if (group !== null) return [label.textContent, 'lines', textOfLines(group)];
    const control = within(dialog).getByLabelText<Control>(label.textContent);
    return [label.textContent, describeControl(control), control.value];
  });
}

function describeControl(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    return `one of ${[...control.options].map(({ text }) => text).join(' | ')}`;
  }
  if (control instanceof HTMLTextAreaElement) return 'several lines';
  const step = control.type === 'number' ? `, step ${control.step}` : '';
  return `${control.readOnly ? 'read-only ' : ''}${control.type}${step}`;
}
