import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ASSIGNEES } from '../../../src/company/assignees.ts';
import { fill, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const TICKETS = {
  a: { ticketId: '1', customer: 'Dune', issue: 'Pump', assigned: 'Priya Nair', status: 'New' },
  b: {
    ticketId: '2',
    customer: 'Sidra',
    issue: 'Leak',
    assigned: ' layla haddad',
    status: 'On Hold',
    priority: 'Urgent',
    reported: '2026-02-03T14:05',
  },
  c: { ticketId: '3', customer: 'Palm', issue: 'Lamp', assigned: 'Layla Haddad', status: 'New' },
};

const STORED = 'Noor Aziz\nOmar Farouk';
const TYPED = 'Noor A.\nOmar Farouk';

const LIST = { names: ['Noor Aziz', 'Omar Farouk'], version: 3 };

beforeEach(async () => {
  await seed('service/tickets', TICKETS);
  await signInAs('Layla Haddad');
});

const ids = () =>
  within(screen.getByRole('table', { name: 'Tickets' }))
    .getAllByRole('button', { name: /^#/ })
    .map(({ textContent }) => textContent);

const assigneesIn = (form: HTMLElement) =>
  [...within(form).getByLabelText<HTMLSelectElement>('Assigned To').options].map(
    ({ text }) => text,
  );

async function openAssignees(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'More for tickets' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Edit assignees' }));
  return findForm('Assignees');
}

describe('the list of tickets', () => {
  it('shows what is not of normal priority, and when it was reported', async () => {
    openApp('/dashboard/service');
    const cell = (await screen.findByText('Leak')).closest('td');
    expect(cell).toHaveTextContent(/^Priority: UrgentLeakReported \d+ d ago$/);
    expect(within(cell as HTMLElement).getByText(/ d ago$/)).toHaveAttribute(
      'title',
      'Reported 03 Feb 2026, 14:05',
    );
    expect(screen.getByText('Pump').closest('td')).toHaveTextContent(/^Pump$/);
  });

  it('shows one’s own and the pressing ones, by the address and into it', async () => {
    openApp('/dashboard/service?mine=1');
    await waitFor(() => expect(ids()).toEqual(['#3', '#2']));
    const mine = screen.getByRole('button', { name: 'Mine 2' });
    expect(mine).toBePressed();
    expect(screen.getByRole('button', { name: 'New 1' })).toBeVisible();
    expect(screen.getByText('2 of 3')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'High and urgent 1' }));
    await waitFor(() => expect(ids()).toEqual(['#2']));
    await waitFor(() => expect(window.location.hash).toMatch(/\?mine=1&pressing=1$/));
    fireEvent.click(mine);
    fireEvent.click(screen.getByRole('button', { name: 'High and urgent 1' }));
    await waitFor(() => expect(ids()).toEqual(['#3', '#2', '#1']));
    await waitFor(() => expect(window.location.hash).toMatch(/service$/));
  });
});

describe('the assignees', () => {
  it('are the names of the specification until the company stores its own, the first of which is the default', async () => {
    openApp('/dashboard/service?record=tickets/new');
    expect(assigneesIn(await findForm('New Ticket'))).toEqual([...ASSIGNEES]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    await seed('config/assignees', LIST);
    await waitFor(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'New Ticket' }));
      const form = await findForm('New Ticket');
      const names = assigneesIn(form);
      expect(within(form).getByLabelText('Assigned To')).toHaveValue(names[0]);
      fireEvent.click(within(form).getByRole('button', { name: 'Cancel' }));
      expect(names).toEqual(LIST.names);
    });
  });

  it('are added, renamed, removed and put first; tickets keep the name they are assigned to', async () => {
    openApp('/dashboard/service?assignees=edit');
    const dialog = await findForm('Assignees');
    fill(dialog, { Names: ' \n' });
    expect(within(dialog).getByLabelText('Names')).toHaveAccessibleDescription(
      /Keep at least one name\.$/,
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await stored('config')).toBeNull();

    // Meanwhile a colleague adds somebody.
    await seed('config/assignees', { names: [...ASSIGNEES, 'Eve'], version: 1 });
    fill(dialog, { Names: 'Mariam Saeed\nOmar F.\n\nJonas Lindqvist\n mariam saeed\nنور عزيز' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.hash).toBe('#/dashboard/service');
    expect(await stored('config/assignees')).toEqual({
      names: ['mariam saeed', 'Omar F.', 'Jonas Lindqvist', 'نور عزيز', 'Eve'],
      version: 2,
    });
    expect(await stored('service/tickets')).toEqual(TICKETS);
    expect(await stored('activity')).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: '#1' }));
    const form = await findForm('Edit Ticket');
    expect(within(form).getByLabelText('Assigned To')).toHaveValue('Priya Nair');
    expect(assigneesIn(form)).toContain('Eve');
  });

  it('are offered as they were typed when the dialog was left, and tell of a colleague’s change', async () => {
    await seed('config/assignees', LIST);
    openApp('/dashboard/service');
    const left = await openAssignees();
    await waitFor(() => expect(within(left).getByLabelText('Names')).toHaveValue(STORED));
    fill(left, { Names: TYPED });
    fireEvent.click(within(left).getByRole('button', { name: 'Cancel' }));
    const dialog = await openAssignees();
    const name = within(dialog).getByLabelText('Names');
    expect(name).toHaveValue(STORED);
    expect(within(dialog).getByRole('group')).toHaveAccessibleName(
      'Unsaved input: Noor A., Omar Farouk',
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'Restore unsaved input' }));
    expect(name).toHaveValue(TYPED);
    expect(name).toHaveFocus();
    await seed('config/assignees', { names: [...LIST.names, 'Eve'], version: 4 });
    expect(
      await within(dialog).findByText(/^A colleague has changed the list meanwhile\./),
    ).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored('config/assignees/names')).toEqual(['Noor A.', 'Omar Farouk', 'Eve']);
  });
});
