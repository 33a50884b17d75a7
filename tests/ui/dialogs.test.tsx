import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Modal } from '../../src/ui/dialog/Modal.tsx';
import { SidePanel } from '../../src/ui/dialog/SidePanel.tsx';
import { clauses } from '../specification/clauses.ts';

/** How many dialogs are open, and what has the focus. */
const state = () => [screen.queryAllByRole('dialog').length, document.activeElement?.textContent];
const nothing = (): void => undefined;

type DialogProps = { readonly Dialog: typeof Modal | typeof SidePanel };

function Page({ Dialog }: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>The tank</h1>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Dialog title="Feed the fish" onClose={() => setOpen(false)}>
          <p>Twice a day</p>
          <input aria-label="Number" readOnly />
          <input aria-label="Food" />
          <button>Save</button>
        </Dialog>
      )}
    </>
  );
}

type ScreenProps = DialogProps & { readonly hasOpener: boolean; readonly open: boolean };

function Screen({ Dialog, hasOpener, open }: ScreenProps) {
  return (
    <>
      <h1 tabIndex={-1}>The tank</h1>
      {hasOpener && <button>Opener</button>}
      {open && (
        <Dialog title="Feed the fish" onClose={nothing}>
          <input aria-label="Food" />
        </Dialog>
      )}
    </>
  );
}

describe.each([
  ['a modal', Modal],
  ['a side panel', SidePanel],
])('%s', (_name, Dialog) => {
  async function openDialog() {
    const user = userEvent.setup();
    render(<Page Dialog={Dialog} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Feed the fish' });
    // Its own area is the backdrop.
    return { user, backdrop: dialog.parentElement as HTMLElement };
  }

  it('focuses the first editable field', async () => {
    await openDialog();
    expect(screen.getByLabelText('Food')).toHaveFocus();
  });

  it('closes on Escape and restores the focus', clauses('S2.10-3'), async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    expect(state()).toEqual([0, 'Open']);
  });

  it('closes on its Close button', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(state()).toEqual([0, 'Open']);
  });

  it('closes on a click on the backdrop', clauses('S2.10-4'), async () => {
    const { backdrop } = await openDialog();
    fireEvent.pointerDown(backdrop);
    fireEvent.click(backdrop);
    expect(state()).toEqual([0, 'Open']);
  });

  it('stays open on the second click of the double click that opened it', async () => {
    const { backdrop } = await openDialog();
    fireEvent.pointerDown(backdrop);
    fireEvent.click(backdrop, { detail: 2 });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('stays open on a click inside, and when a selection is dragged to the backdrop', async () => {
    const { user, backdrop } = await openDialog();
    await user.click(screen.getByLabelText('Food'));
    fireEvent.pointerDown(screen.getByLabelText('Food'));
    fireEvent.click(backdrop);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('traps the focus in both directions', async () => {
    const { user } = await openDialog();
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
    const { rerender } = render(<Screen Dialog={Dialog} hasOpener open={false} />);
    screen.getByRole('button', { name: 'Opener' }).focus();
    before();
    rerender(<Screen Dialog={Dialog} hasOpener open />);
    rerender(<Screen Dialog={Dialog} hasOpener={false} open />);
    rerender(<Screen Dialog={Dialog} hasOpener={false} open={false} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

/** A panel, and a dialog that one of its buttons opens. */
const Two = ({ isOpen = false, hasOpener = true }) => (
  <>
    <h1 tabIndex={-1}>The tank</h1>
    <dialog open>
      <h2 tabIndex={-1}>Invoice</h2>
      {hasOpener && <button>Issue</button>}
    </dialog>
    {isOpen && (
      <Modal title="Issued" onClose={() => undefined}>
        <button>Done</button>
      </Modal>
    )}
  </>
);

it('gives the focus to the dialog behind it when what opened it there is gone', () => {
  const { rerender } = render(<Two />);
  screen.getByRole('button', { name: 'Issue' }).focus();
  rerender(<Two isOpen />);
  rerender(<Two isOpen hasOpener={false} />);
  rerender(<Two hasOpener={false} />);
  expect(screen.getByRole('heading', { name: 'Invoice' })).toHaveFocus();
});

it('closes a modal by the gesture that goes back on a phone', () => {
  const asked = new EventTarget();
  vi.stubGlobal('CloseWatcher', function watch() {
    return Object.assign(asked, { destroy: () => undefined });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  let closed = 0;
  render(
    <Modal title="Feed the fish" onClose={() => (closed += 1)}>
      <input aria-label="Food" />
    </Modal>,
  );
  fireEvent(asked as Element, new Event('close'));
  expect(closed).toBe(1);
  // A browser that has no such gesture leads to another page.
  fireEvent.popState(window);
  expect(closed).toBe(2);
});

it('brings the focus back to a modal from the page behind it', () => {
  render(
    <>
      <input aria-label="Behind" />
      <Modal title="Feed the fish" onClose={() => undefined}>
        <input aria-label="Food" />
      </Modal>
    </>,
  );
  screen.getByLabelText('Behind').focus();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});

function FishPanel({ id }: { readonly id: string }) {
  return (
    <SidePanel title="Edit Fish" recordId={id} onClose={nothing}>
      <input key={id} aria-label={id} />
    </SidePanel>
  );
}

it('shows another record in the same panel, with the focus on its title', () => {
  const { rerender } = render(<FishPanel id="clown" />);
  const dialog = screen.getByRole('dialog');
  rerender(<FishPanel id="tang" />);
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

it('closes a side panel on Escape after a click on a text in it', async () => {
  const user = userEvent.setup();
  render(<Page Dialog={SidePanel} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByText('Twice a day'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

const rowsBeside = (id?: string) => (
  <>
    {['a', 'b', 'c'].map((row) => (
      <li key={row} data-opens-record={row}>
        <button>{row}</button>
      </li>
    ))}
    {id && (
      <SidePanel title="Edit Fish" recordId={id} onClose={nothing}>
        <input aria-label="Food" />
      </SidePanel>
    )}
  </>
);

it('a side panel returns the focus to the row of the record that it showed last', () => {
  const { rerender } = render(rowsBeside());
  screen.getByRole('button', { name: 'a' }).focus();
  rerender(rowsBeside('a'));
  expect(screen.getByRole('heading', { name: 'Edit Fish' })).toHaveFocus();
  rerender(rowsBeside('c'));
  rerender(rowsBeside());
  expect(screen.getByRole('button', { name: 'c' })).toHaveFocus();
});

it.each([
  ['a', ['b']],
  [undefined, ['closed']],
])('a click on a row beside the panel of %s leads to %s', (recordId, expected) => {
  const done: string[] = [];
  render(
    <>
      <button data-opens-record="b" onClick={() => done.push('b')}>
        Tang
      </button>
      <SidePanel title="Fish" recordId={recordId} onClose={() => done.push('closed')}>
        <input aria-label="Food" />
      </SidePanel>
    </>,
  );
  const backdrop = screen.getByRole('dialog').parentElement as HTMLElement;
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  document.elementsFromPoint = () => [backdrop, screen.getByText('Tang')];
  onTestFinished(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(document, 'elementsFromPoint');
  });
  fireEvent.pointerDown(backdrop);
  fireEvent.click(backdrop);
  expect(done).toEqual(expected);
});

it('takes the focus also without a field, so that Escape closes it and not the one below', async () => {
  const closed: string[] = [];
  const dialogs = (isAsking: boolean) => (
    <>
      <Modal title="Saves" onClose={() => closed.push('Saves')}>
        <input aria-label="Search" />
      </Modal>
      {isAsking && (
        <Modal title="Really?" onClose={() => closed.push('Really?')}>
          <p>They are gone for good.</p>
        </Modal>
      )}
    </>
  );
  const { rerender } = render(dialogs(false));
  rerender(dialogs(true));
  expect(screen.getByRole('heading', { name: 'Really?' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('{Escape}');
  expect(closed).toEqual(['Really?', 'Really?']);
});
