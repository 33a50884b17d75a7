import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from '../../src/ui/Toasts.tsx';
import { addToast, dismissToast, rewordToast, showToast, toasts } from '../../src/ui/showToast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  toasts.set([]);
});

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it('announces a message and offers its action for ten seconds', () => {
  const run = vi.fn<() => void>();
  render(
    <>
      <input />
      <Toasts />
    </>,
  );
  act(() => showToast('Moved to Won', { label: 'Undo', run }));
  expect(screen.getByRole('status')).toHaveTextContent('Moved to Won');
  pass(9_900);
  act(() => screen.getByRole('textbox').focus());
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  // Back where it came from: the button is gone.
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  act(() => showToast('Undone'));
  pass(10_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('stays while it is hovered or has the focus', () => {
  render(<Toasts />);
  act(() => showToast('Moved to Won', { label: 'Undo', run: () => undefined }));
  const message = screen.getByText('Moved to Won');
  fireEvent.pointerEnter(message.parentElement as HTMLElement);
  pass(60_000);
  expect(message).toBeVisible();
  fireEvent.pointerLeave(message.parentElement as HTMLElement);
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  pass(60_000);
  expect(message).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  pass(10_000);
  expect(message).not.toBeInTheDocument();
});

it('gives way when there are more than three, unless it offers something', () => {
  render(<Toasts />);
  act(() => {
    showToast('Moved to Won', { label: 'Undo', run: () => undefined });
    ['One', 'Two', 'Three', 'Four'].forEach((message) => showToast(message));
  });
  expect(screen.queryByText('One')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Moved to WonUndoTwoThreeFour');
  act(() => {
    ['Five', 'Six', 'Seven'].forEach((message) =>
      showToast(message, { label: 'Undo', run: () => undefined }),
    );
  });
  pass(9_900);
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(4);
  pass(100);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('takes only what undoes for the key Z', () => {
  render(<Toasts />);
  act(() => showToast('Moved to Won', { label: 'Undo', run: () => undefined }));
  act(() => showToast('Palm created', { label: 'Open', run: () => undefined }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-keyshortcuts', 'z');
  expect(screen.getByRole('button', { name: 'Open' })).not.toHaveAttribute('aria-keyshortcuts');
});

it('is not taken for one that is gone', () => {
  render(<Toasts />);
  const gone = addToast('Waits to be saved: Palm created', []);
  dismissToast(gone);
  act(() => showToast('Undone'));
  expect(rewordToast(gone, 'Palm created')).toBe(false);
  act(() => dismissToast(gone));
  expect(screen.getByRole('status')).toHaveTextContent('Undone');
});
