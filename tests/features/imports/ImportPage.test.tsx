import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { lead } from '../../../src/features/sales/lead.entity.ts';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { go, cellsOf, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';
import { exportedFiles } from '../../support/exportedFiles.ts';

const LEADS = {
  l1: {
    company: 'Palm',
    contact: 'Noor',
    status: 'New',
    source: '=1+1',
    creationDate: '2026-11-01',
  },
  l2: { company: 'Reef', contact: '', status: 'Qualified', source: '', creationDate: '2026-11-02' },
  l3: { company: 'Oasis', contact: '', status: 'New', source: '', creationDate: '2026-11-03' },
};

beforeEach(() => signInAs('Layla Haddad'));

/** Opens the page that imports leads, or other records. */
async function openImport(into = 'leads') {
  const app = openApp(`/dashboard/import?into=${into}`);
  await screen.findByLabelText('Paste rows from a spreadsheet');
  return app;
}

function paste(text: string): void {
  const clipboardData = { getData: () => text, files: [] };
  fireEvent.paste(screen.getByLabelText('Paste rows from a spreadsheet'), { clipboardData });
}

function chooseFile(content: BlobPart, name = 'leads.csv'): void {
  const file = new File([content], name);
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [file] } });
}

/** Waits until this many leads can be imported, compared with the stored ones; returns the button. */
async function findImportButton(count: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: `Import ${count}` });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  return button;
}

async function importRows(count: string): Promise<void> {
  fireEvent.click(await findImportButton(count));
}

it('imports pasted rows and takes them back', async () => {
  await seed('sales/leads', LEADS);
  await openImport();
  await waitFor(() => expect(screen.getByLabelText('Paste rows from a spreadsheet')).toHaveFocus());
  paste(
    'Company\tContact person\tStatus\nPalm Hotel\tMira\tcontacted\nفندق\t\t\nX\t\tFoo\nPalm\tNoor\tNew\n',
  );
  expect(await screen.findByText('2 new · 1 with errors · 1 looks like a duplicate')).toBeVisible();
  expect(cellsOf(screen.getByRole('table', { name: 'With errors, left out' }))[1]).toEqual([
    '4',
    'Status: “Foo” is not one of New, Contacted, Qualified, Unqualified',
    'X',
    '',
    '',
  ]);
  expect(cellsOf(screen.getByRole('table', { name: 'Duplicates, left out' }))[1]?.[1]).toBe(
    '“Palm” has the same Company and Contact',
  );
  await importRows('2 leads');
  expect(await screen.findByText('2 leads imported')).toBeVisible();
  expect(document.activeElement).toHaveTextContent('2 leads imported');
  const records = Object.values((await stored('sales/leads')) as Record<string, object>);
  expect(records).toHaveLength(5);
  expect(records).toContainEqual(
    expect.objectContaining({ company: 'Palm Hotel', contact: 'Mira', status: 'Contacted' }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('2 leads removed.')).toBeVisible();
  expect(document.activeElement).toHaveTextContent('2 leads removed.');
  expect(await stored('sales/leads')).toEqual(LEADS);
  go('/dashboard/activity');
  expect(await screen.findByText(', removed since')).toBeVisible();
});

it('undoes all but what a colleague has changed, and names that', async () => {
  await openImport();
  paste('Company\nPalm\nReef');
  await importRows('2 leads');
  await screen.findByText('2 leads imported');
  const [key = ''] = Object.keys((await stored('sales/leads')) as object);
  await seed(`sales/leads/${key}/changedAt`, Date.now() + 1_000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  expect(
    await screen.findByText(
      '1 lead removed. 1 stays, since somebody has changed it after the import: Palm.',
    ),
  ).toBeVisible();
  expect(Object.keys((await stored('sales/leads')) as object)).toEqual([key]);
  expect(await screen.findByText('1 of 2 leads imported')).toBeVisible();
});

it('asks what a date means that can be read in two ways, and another word for a status', async () => {
  await openImport();
  paste('Company;Created;Status\nPalm;03/04/2026;Hot\nReef;05/05/2026;New\nDune;05/05/2026;hot');
  expect(await screen.findByText('Answer the question above first.')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: '04 Mar 2026 (month first)' }));
  expect(await screen.findByText('1 new · 2 with errors')).toBeVisible();
  const choice = screen.getByRole('combobox', { name: 'Status “Hot” in 2 rows is' });
  expect(choice).toHaveDisplayValue('Not known, leave out');
  fireEvent.change(choice, { target: { value: 'Contacted' } });
  expect(await screen.findByText('3 new')).toBeVisible();
  await importRows('3 leads');
  await screen.findByText('3 leads imported');
  expect(Object.values((await stored('sales/leads')) as object)).toMatchObject([
    { creationDate: '2026-03-04', status: 'Contacted' },
    { creationDate: '2026-05-05', status: 'New' },
    { creationDate: '2026-05-05', status: 'Contacted' },
  ]);
});

it('imports a column to the field that was chosen, and rows without headings', async () => {
  await openImport();
  paste('Palm,Noor\nReef,Omar');
  expect(await screen.findByText('Choose where at least one column goes.')).toBeVisible();
  const head = screen.getByRole('combobox', { name: 'Headings are in' });
  expect(head).toHaveDisplayValue('no row');
  fireEvent.change(screen.getByLabelText('Column A goes to'), { target: { value: 'company' } });
  expect(await screen.findByText('2 new')).toBeVisible();
  fireEvent.change(head, { target: { value: '0' } });
  fireEvent.change(await screen.findByLabelText('Palm goes to'), { target: { value: 'company' } });
  expect(await screen.findByText('1 new')).toBeVisible();
});

it('says what is wrong with a file, and reads one in another encoding', async () => {
  await openImport();
  chooseFile(Uint8Array.from([0x50, 0x4b, 3, 4]), 'leads.xlsx');
  expect(await screen.findByRole('alert')).toHaveTextContent(/This is a workbook, not a CSV file/);
  const huge = new File([], 'huge.csv');
  Object.defineProperty(huge, 'size', { value: 50 * 1024 * 1024 });
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [huge] } });
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/This file has 50\.0 MB/),
  );
  chooseFile('Company\n"Palm');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/row 2 is never closed/));
  chooseFile('Company\n');
  expect(await screen.findByText('There are no rows below the headings.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Choose another sheet' }));
  chooseFile(Uint8Array.from('Company\nCaf\u00E9', (letter) => letter.charCodeAt(0)));
  expect(await screen.findByText(/does not say how its letters are encoded/)).toBeVisible();
  expect(cellsOf(screen.getByRole('table', { name: 'New' }))[1]).toEqual(['2', 'Café']);
});

const ROWS = Array.from({ length: 120 }, (_, n) => `Palm ${n}`);

/** Starts an import of 120 leads without a connection, which therefore waits. */
async function startOffline() {
  await openImport();
  paste(['Company', ...ROWS].join('\n'));
  const button = await findImportButton('120 leads');
  onTestFinished(() => goOnline(getDatabase()));
  goOffline(getDatabase());
  fireEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Importing 120 leads…' }));
}

/** Whether the browser asks before the page closes. */
const asksBeforeClosing = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('waits without a connection, asks before the page closes, and goes on', async () => {
  const dialog = await startOffline();
  expect(await dialog.findByText(/The import waits and goes on/)).toBeVisible();
  expect(dialog.getByRole('progressbar', { name: 'Imported' })).toHaveAttribute('value', '0');
  expect(asksBeforeClosing()).toBe(true);
  goOnline(getDatabase());
  expect(await screen.findByText('120 leads imported')).toBeVisible();
  expect(asksBeforeClosing()).toBe(false);
});

it('stops where it is, and the review then knows what is imported', async () => {
  const dialog = await startOffline();
  expect(dialog.getByText(/What is imported stays if you stop, and can be undone/)).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  goOnline(getDatabase());
  expect(await screen.findByText('50 of 120 leads imported')).toBeVisible();
  expect(await screen.findByText('70 new · 50 look like duplicates')).toBeVisible();
  await importRows('70 leads');
  expect(await screen.findByText('70 leads imported')).toBeVisible();
  const records = Object.values((await stored('sales/leads')) as Record<string, object>);
  expect(records.map((record) => (record as { readonly company: string }).company)).toEqual(ROWS);
  for (const [last, count] of [
    ['70 leads imported', 70],
    ['50 of 120 leads imported', 50],
  ] as const) {
    await screen.findByText(last);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText(`${count} leads removed.`)).toBeVisible();
  }
  expect(await stored('sales/leads')).toBeNull();
});

it('exports what is shown, in its order, with all fields', async () => {
  await seed('sales/leads', LEADS);
  const sheets = exportedFiles();
  openApp('/dashboard/sales?leads-status=New&leads-sort=-company');
  const leads = await screen.findByRole('region', { name: 'Leads' });
  await within(leads).findByText('2 of 3');
  fireEvent.click(within(leads).getByRole('button', { name: 'More for leads' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Export leads' }));
  expect(await screen.findByText(/2 leads exported to leads-\d{4}-\d\d-\d\d\.csv/)).toBeVisible();
  const bytes = new Uint8Array((await sheets[0]?.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head = [], ...rows] = new TextDecoder()
    .decode(bytes)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(head).toEqual([...Object.values(lead.fields).map(({ label }) => label), 'Created']);
  expect(rows.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i]])))).toEqual([
    expect.objectContaining({
      Company: 'Palm',
      Contact: 'Noor',
      Source: "'=1+1",
      Created: '2026-11-01',
    }),
    expect.objectContaining({ Company: 'Oasis', Contact: '', Source: '', Created: '2026-11-03' }),
  ]);
});

it('leaves the total of a report out unless it is ticked, and shows what to look at', async () => {
  await openImport('invoices');
  paste('Report\n\nInvoice #\tCustomer\tAmount\nI-1\tPalm\t5\nI-2\tDune\t500.00-\nTotal\t\t-495');
  expect(await screen.findByRole('combobox', { name: 'Headings are in' })).toHaveDisplayValue(
    'row 3',
  );
  expect(await screen.findByText('2 new · 1 to look at')).toBeVisible();
  expect(cellsOf(screen.getByRole('table', { name: 'New' }))[1]).toEqual([
    '5',
    'Amount ($): Below zero: it lowers the totals',
    'I-2',
    'Dune',
    '-500',
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Import row 6 as well' }));
  expect(await screen.findByText('3 new · 2 to look at')).toBeVisible();
  expect(await findImportButton('3 invoices')).toBeVisible();
});
