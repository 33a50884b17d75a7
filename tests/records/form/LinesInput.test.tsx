import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findForm, fillLines, openApp, signInAs, textOfLines } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const INVOICE = {
  idNum: 'INV-2026-7',
  customer: 'Palm House',
  date: '',
  due: '',
  amount: 250,
  status: 'Sent',
  lines: 'Live rock\t20\t12.5',
};

async function openInvoice() {
  await seed('finance/invoices/i1', INVOICE);
  await signInAs('Layla Haddad');
  const { user } = openApp('/dashboard/finance?record=invoices/i1');
  const form = within(await findForm('Edit Invoice'));
  const group = await form.findByRole('group', { name: 'Lines' });
  const cell = (name: string) => within(group).getByLabelText<HTMLInputElement>(name);
  const text = () => textOfLines(group);
  const save = () => fireEvent.click(form.getByRole('button', { name: 'Save Changes' }));
  return { user, form, group, cell, text, save };
}

const storedLines = () => stored('finance/invoices/i1/lines');

it('shows the stored lines and their sum, and stores what is typed into them', async () => {
  const { user, group, cell, save } = await openInvoice();
  expect(cell('Description, line 1')).toHaveValue('Live rock');
  expect(cell('Unit price ($), line 1')).toHaveValue('12.5');
  expect(within(group).getByRole('status')).toHaveTextContent('Sum $250.00');

  await user.clear(cell('Quantity, line 1'));
  await user.type(cell('Quantity, line 1'), '4');
  expect(within(group).getByRole('status')).toHaveTextContent('Sum $50.00');
  await user.click(within(group).getByRole('button', { name: 'Add line' }));
  await waitFor(() => expect(cell('Description, line 2')).toHaveFocus());
  await user.type(cell('Description, line 2'), 'Pump');
  save();
  await waitFor(async () => expect(await storedLines()).toBe('Live rock\t4\t12.5\nPump'));
  // The history shows the change in a few words.
  fireEvent.click(await screen.findByRole('button', { name: 'INV-2026-7' }));
  const dialog = within(await findForm('Edit Invoice'));
  expect((await dialog.findByText('2 lines, $50.00')).closest('ins')).not.toBeNull();
  expect(dialog.getByText('1 line, $250.00').closest('del')).not.toBeNull();
});

it('Enter leads to the next line, adds one after the last, and does not save', async () => {
  const { user, cell, text } = await openInvoice();
  await user.click(cell('Description, line 1'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cell('Description, line 2')).toHaveFocus());
  // A blank line is enough.
  await user.keyboard('{Enter}');
  expect(screen.queryByLabelText('Description, line 3')).toBeNull();
  await user.keyboard('Pump');
  await user.click(cell('Quantity, line 1'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cell('Description, line 2')).toHaveFocus());
  expect(text()).toBe('Live rock\t20\t12.5\nPump');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(await storedLines()).toBe(INVOICE.lines);
});

it('fills lines with the rows and cells of a spreadsheet, from the cell on into which they are pasted, and marks what is no number', async () => {
  const { group, cell, text } = await openInvoice();
  fireEvent.paste(cell('Quantity, line 1'), {
    clipboardData: { getData: () => '3\t10\tbeyond\r\n4\t20.5\r\n' },
  });
  expect(text()).toBe('Live rock\t3\t10\n\t4\t20.5');
  expect(cell('Quantity, line 2')).toHaveValue('4');
  // A single text is pasted by the browser.
  const pasted = fireEvent.paste(cell('Quantity, line 2'), {
    clipboardData: { getData: () => '7' },
  });
  expect(pasted).toBe(true);
  fillLines(group, 'Live rock\tmany\t12.5\nPump\t1,5\t90');
  expect(cell('Quantity, line 1')).toHaveAttribute('aria-invalid', 'true');
  expect(cell('Quantity, line 2')).toHaveAttribute('aria-invalid', 'false');
  expect(within(group).getByRole('status')).toHaveTextContent('Sum $135.00');
  expect(within(group).getByText(/not numbers/)).toBeVisible();
});

it('removes a line and keeps the focus in the lines', async () => {
  const { user, group, cell, text, save } = await openInvoice();
  fillLines(group, 'Live rock\t20\t12.5\nPump\t1\t90\nHose\t4\t2');
  await user.click(within(group).getByRole('button', { name: 'Remove line 2' }));
  expect(text()).toBe('Live rock\t20\t12.5\nHose\t4\t2');
  await waitFor(() => expect(cell('Description, line 2')).toHaveFocus());
  await user.click(within(group).getByRole('button', { name: 'Remove line 2' }));
  await user.click(within(group).getByRole('button', { name: 'Remove line 1' }));
  // There is always a line to type into.
  expect(cell('Description, line 1')).toHaveValue('');
  save();
  await waitFor(async () => expect(await storedLines()).toBe(''));
});

it('takes over a colleague’s lines while nothing is typed, and names them in a few words once something is', async () => {
  const { form, cell, group } = await openInvoice();
  await seed('finance/invoices/i1/lines', 'Pump\t1\t90');
  await waitFor(() => expect(cell('Description, line 1')).toHaveValue('Pump'));
  fillLines(group, 'Hose\t1\t5');
  await seed('finance/invoices/i1/lines', 'Pump\t2\t90\nSand\t1\t20');
  expect(await form.findByText(/meanwhile: /)).toHaveTextContent('2 lines, $200.00');
  expect(cell('Description, line 1')).toHaveValue('Hose');
});

it('says that the lines do not come to the amount, and takes their total over', async () => {
  const { user, form, group } = await openInvoice();
  expect(form.queryByText(/not the amount/)).toBeNull();
  await user.selectOptions(form.getByLabelText('VAT'), 'Standard 5 %');
  expect(form.getByText(/not the amount/)).toHaveTextContent(
    'The lines come to $262.50 with VAT, which is not the amount.',
  );
  await user.click(form.getByRole('button', { name: 'Use the total of the lines' }));
  expect(form.getByLabelText('Amount ($)')).toHaveValue(262.5);
  expect(form.getByLabelText('Amount ($)')).toHaveFocus();
  expect(form.queryByText(/not the amount/)).toBeNull();
  fillLines(group, 'Live rock\t20\t12.49');
  expect(form.getByText(/not the amount/)).toHaveTextContent('$262.29');
});

it('lets the amount of a new invoice follow its lines until somebody types one', async () => {
  await signInAs('Layla Haddad');
  openApp('/dashboard/finance?record=invoices/new');
  const form = within(await findForm('New Invoice'));
  const amount = form.getByLabelText('Amount ($)');
  const group = await form.findByRole('group', { name: 'Lines' });
  fillLines(group, 'Live rock\t20\t12.5');
  await waitFor(() => expect(amount).toHaveValue(250));
  fillLines(group, 'Live rock\t20\t15');
  expect(amount).toHaveValue(300);
  fireEvent.change(amount, { target: { value: '280' } });
  fillLines(group, 'Live rock\t20\t16');
  expect(amount).toHaveValue(280);
  expect(form.getByText(/not the amount/)).toHaveTextContent('$320.00');
});
