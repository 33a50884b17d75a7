import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Modal } from '../../src/ui/Modal.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>The tank</h1>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Modal title="Feed the fish" onClose={() => setOpen(false)}>
          <input aria-label="Number" readOnly />
          <input aria-label="Food" />
          <button>Save</button>
        </Modal>
      )}
    </>
  );
}

async function openModal() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Feed the fish' }) };
}

/** How many modals are open, and what has the focus. */
const state = () => [screen.queryAllByRole('dialog').length, document.activeElement?.textContent];

it('focuses the first editable field', async () => {
  await openModal();
  expect(screen.getByLabelText('Food')).toHaveFocus();
});

it('closes on Escape and restores the focus [S2.10-3]', async () => {
  const { user } = await openModal();
  await user.keyboard('{Escape}');
  expect(state()).toEqual([0, 'Open']);
});

it('closes when the browser cancels it', async () => {
  const { dialog } = await openModal();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(state()).toEqual([0, 'Open']);
});

it('closes on its Close button', async () => {
  const { user } = await openModal();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(state()).toEqual([0, 'Open']);
});

it('closes on a click on the backdrop [S2.10-4]', async () => {
  const { dialog } = await openModal();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(state()).toEqual([0, 'Open']);
});

it('stays open on the second click of the double click that opened it', async () => {
  const { dialog } = await openModal();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 2 });
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('stays open on a click inside, and when a selection is dragged to the backdrop', async () => {
  const { user, dialog } = await openModal();
  await user.click(screen.getByLabelText('Food'));
  fireEvent.pointerDown(screen.getByLabelText('Food'));
  fireEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('traps the focus in both directions', async () => {
  const { user } = await openModal();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

it.each([
  ['nothing had the focus', () => (document.activeElement as HTMLElement).blur()],
  ['its opener is gone', () => undefined],
])('focuses the heading of the page if %s', async (_, before) => {
  const { rerender } = render(<Screen hasOpener open={false} />);
  screen.getByRole('button', { name: 'Opener' }).focus();
  before();
  rerender(<Screen hasOpener open />);
  rerender(<Screen hasOpener={false} open />);
  rerender(<Screen hasOpener={false} open={false} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

type ScreenProps = { readonly hasOpener: boolean; readonly open: boolean };

const nothing = (): void => undefined;

function Screen({ hasOpener, open }: ScreenProps) {
  return (
    <>
      <h1 tabIndex={-1}>The tank</h1>
      {hasOpener && <button>Opener</button>}
      {open && (
        <Modal title="Feed the fish" onClose={nothing}>
          <input aria-label="Food" />
        </Modal>
      )}
    </>
  );
}
