import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const task = (texts: object) => ({
  what: 'Call',
  due: '',
  person: '',
  customer: '',
  supplier: '',
  status: 'Open',
  about: '',
  creationDate: '2026-11-01',
  ...texts,
});

async function openLead() {
  await seed('sales/leads/l1', {
    company: 'Dune',
    contact: '',
    status: 'New',
    source: '',
    creationDate: '2026-11-01',
  });
  const { user } = openApp('/dashboard/sales?record=leads/l1');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Lead' }));
  fireEvent.click(await form.findByRole('button', { name: 'Add task' }));
  return { user, form };
}

const statusOf = (id: string) => stored(`tasks/${id}/status`);

beforeEach(async () => {
  await signInAs('Ann Lee');
});

it('adds a task to a record, for oneself unless it is for somebody else', async () => {
  const { user, form } = await openLead();
  fireEvent.change(await form.findByRole('textbox', { name: 'What is to be done' }), {
    target: { value: 'Send figures' },
  });
  expect(form.getByLabelText('Person')).toHaveValue('Ann Lee');
  await user.click(form.getByRole('button', { name: 'Add task' }));
  await waitFor(async () =>
    expect(Object.values((await stored('tasks')) as object)).toMatchObject([
      { what: 'Send figures', person: 'Ann Lee', customer: 'Dune', about: 'sales/leads/l1' },
    ]),
  );
  expect(await form.findByRole('link', { name: /^Send figures/ })).toBeInTheDocument();
});

it('shows a mention in what needs attention until it is done', async () => {
  await seed('tasks', {
    t1: task({ what: 'Read the note: Ask @Ann Lee', person: 'Ann Lee', about: 'sales/leads/l1' }),
    t2: task({ what: 'Read the note: Ask @Omar Aziz', person: 'Omar Aziz' }),
  });
  const { user } = openApp('/dashboard');
  const row = await screen.findByRole('link', { name: /^Mention/ });
  expect(row).toHaveTextContent('Ask @Ann Lee');
  expect(row).toHaveAttribute('href', '#/dashboard/sales?record=leads/l1');
  // Once: it is none of the tasks.
  expect(await screen.findByText('Nothing is waiting for you.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done: Read the note: Ask @Ann Lee' }));
  await waitFor(async () => expect(await statusOf('t1')).toBe('Done'));
  expect(screen.queryByRole('link', { name: /^Mention/ })).toBeNull();
});

it("lists one's own on home, the late ones first, then everybody's, and marks one as done", async () => {
  await seed('tasks', {
    t1: task({ what: 'Whenever', person: 'Ann Lee' }),
    t2: task({ what: 'Late', person: 'ann lee', due: '2020-01-01' }),
    t3: task({ what: 'Of Omar', person: 'Omar Aziz' }),
    t4: task({ what: 'Over', person: 'Ann Lee', status: 'Done' }),
  });
  const { user } = openApp('/dashboard');
  const tasks = within(await screen.findByRole('region', { name: 'Tasks' }));
  const names = () => tasks.queryAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  await waitFor(() => expect(names()).toEqual(['Done: Late', 'Done: Whenever']));
  await user.selectOptions(tasks.getByLabelText('Whose tasks'), 'Everyone (3)');
  expect(names()).toEqual(['Done: Late', 'Done: Whenever', 'Done: Of Omar']);
  await user.click(tasks.getByRole('checkbox', { name: 'Done: Of Omar' }));
  await waitFor(async () => expect(await statusOf('t3')).toBe('Done'));
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(async () => expect(await statusOf('t3')).toBe('Open'));
});

it('takes the day that its text names, unless another one is chosen', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T08:00:00+04:00') });
  onTestFinished(() => void vi.useRealTimers());
  const { form } = await openLead();
  const what = await form.findByRole('textbox', { name: 'What is to be done' });
  fireEvent.change(what, { target: { value: 'Call on Thursday' } });
  const due = form.getByLabelText('Due');
  expect(due).toHaveValue('2026-11-26');
  for (const [text, day] of [
    ['Call on wednesday', '2026-12-02'],
    ['Call tomorrow', '2026-11-26'],
    ['Send it today', '2026-11-25'],
    ['Monday or Tuesday', ''],
    ['Yesterday', ''],
  ] as const) {
    fireEvent.change(what, { target: { value: text } });
    expect([text, form.getByLabelText<HTMLInputElement>('Due').value]).toEqual([text, day]);
  }
  fireEvent.change(form.getByLabelText('Due'), { target: { value: '2026-12-24' } });
  fireEvent.change(what, { target: { value: 'Call on Friday' } });
  expect(form.getByLabelText('Due')).toHaveValue('2026-12-24');
});

const rows = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) => [...cells].slice(0, 2).map(({ textContent }) => textContent));

it('lists all by day, what is done last, each with the way to its record', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T08:00:00+04:00') });
  onTestFinished(() => void vi.useRealTimers());
  await seed('tasks', {
    t1: task({ what: 'Whenever' }),
    t2: task({ what: 'Over', due: '2026-11-01', status: 'Done' }),
    t3: task({ what: 'Next', due: '2026-11-26' }),
    t4: task({ what: 'Now', due: '2026-11-25', about: 'sales/leads/l1' }),
    t5: task({ what: 'Missed', due: '2026-11-24' }),
  });
  const { user } = openApp('/dashboard/tasks');
  await screen.findByRole('button', { name: 'Whenever' });
  expect(rows()).toEqual([
    ['Missed', 'Late'],
    ['Now', 'Today'],
    ['Next', 'Tomorrow'],
    ['Whenever', 'Later'],
    ['Over', 'Done'],
  ]);
  expect(screen.getByRole('link', { name: 'Open lead: Now' })).toHaveAttribute(
    'href',
    '#/dashboard/sales?record=leads/l1',
  );
  await user.click(screen.getByRole('button', { name: /^Late\b/ }));
  await waitFor(() => expect(rows()).toEqual([['Missed', 'Late']]));
});
