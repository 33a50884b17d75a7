import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { MenuItem } from '../../src/ui/Menu.tsx';
import { MenuButton } from '../../src/ui/MenuButton.tsx';

const LABELS = ['Draft', 'Sent', 'Paid', 'Postponed'];

const itemOf = (
  label: string,
  current: string | undefined,
  onSelect: (label: string) => void,
): MenuItem => ({
  label,
  onSelect: () => onSelect(label),
  ...(current !== undefined && { isCurrent: label === current }),
});

function show(current?: string) {
  const onSelect = vi.fn<(label: string) => void>();
  const onKey = vi.fn<() => void>();
  render(
    <div onKeyDown={onKey} role="presentation">
      <MenuButton label="Status" items={LABELS.map((label) => itemOf(label, current, onSelect))}>
        Choose
      </MenuButton>
    </div>,
  );
  return { onSelect, onKey, user: userEvent.setup() };
}

it('opens at the current item, moves with the arrow keys in a circle, and returns the focus', async () => {
  const { onSelect, user } = show('Sent');
  const button = screen.getByRole('button', { name: 'Status' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitemradio', { name: 'Sent' })).toHaveFocus();
  expect(screen.getByRole('menuitemradio', { name: 'Sent' })).toBeChecked();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'Draft' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitemradio', { name: 'Postponed' })).toHaveFocus();
  await user.keyboard('{Home}{End}{Enter}');
  expect(onSelect.mock.calls).toEqual([['Postponed']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

it('goes to the items with a first letter, one after the other', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Status' }));
  expect(screen.getByRole('menuitem', { name: 'Draft' })).toHaveFocus();
  await user.keyboard('p');
  expect(screen.getByRole('menuitem', { name: 'Paid' })).toHaveFocus();
  await user.keyboard('p');
  expect(screen.getByRole('menuitem', { name: 'Postponed' })).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByRole('menuitem', { name: 'Postponed' })).toHaveFocus();
});

it.each(['{Escape}', '{Tab}'])(
  'closes on %s without a choice, and the page hears of no key',
  async (key) => {
    const { onSelect, onKey, user } = show();
    await user.click(screen.getByRole('button', { name: 'Status' }));
    await user.keyboard(key);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Status' })).toHaveFocus();
    expect(onSelect).not.toHaveBeenCalled();
    expect(onKey).not.toHaveBeenCalled();
  },
);
