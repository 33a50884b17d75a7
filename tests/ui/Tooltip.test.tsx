import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { KpiCard } from '../../src/features/figures/KpiCard.tsx';

const TEXT = 'The sum of all invoices with the status Paid.';

function show() {
  render(
    <dl>
      <KpiCard label="Revenue" value="$1.2M" explanation={TEXT} />
    </dl>,
  );
  return {
    user: userEvent.setup(),
    button: screen.getByRole('button', { name: 'How Revenue is computed' }),
    text: screen.getByText(TEXT),
  };
}

it('is hidden at first, but describes the button to screen readers', () => {
  const { button, text } = show();
  expect(text).not.toBeVisible();
  expect(button).toHaveAccessibleDescription(TEXT);
});

it('appears on hover and disappears when the pointer leaves', async () => {
  const { user, button, text } = show();
  await user.hover(button);
  expect(text).toBeVisible();
  await user.hover(text);
  expect(text).toBeVisible();
  await user.unhover(text);
  expect(text).not.toBeVisible();
});

it('appears on focus and disappears on Escape or blur', async () => {
  const { user, button, text } = show();
  await user.tab();
  expect(button).toHaveFocus();
  expect(text).toBeVisible();
  await user.keyboard('{Escape}');
  expect(text).not.toBeVisible();
  await user.keyboard('{Enter}');
  expect(text).toBeVisible();
  await user.tab();
  expect(text).not.toBeVisible();
});

it('appears when its card is hovered and disappears on Escape, wherever the focus is', async () => {
  const { user, text } = show();
  await user.hover(screen.getByText('$1.2M'));
  expect(text).toBeVisible();
  await user.keyboard('{Escape}');
  expect(text).not.toBeVisible();
});

it('stays while the button has the focus, wherever the pointer is', async () => {
  const { user, text } = show();
  await user.tab();
  await user.hover(screen.getByText('$1.2M'));
  await user.unhover(screen.getByText('$1.2M'));
  expect(text).toBeVisible();
});

it('does not appear under a touch that scrolls', () => {
  const { text } = show();
  fireEvent.pointerOver(screen.getByText('$1.2M'), { pointerType: 'touch' });
  expect(text).not.toBeVisible();
});
