import type { KeyboardEvent } from 'react';

/** Moves the focus between the rows of a table with the arrow keys; `x` selects the row, `s` opens its status menu. */
export function actOnRow(event: KeyboardEvent<HTMLElement>): void {
  const row = (event.target as Element).closest('tbody tr');
  if (row === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = targetOf(row, event);
  if (target === null) return;
  event.preventDefault();
  if (event.key === 'x' || event.key === 's') target.click();
  else target.focus();
}

function targetOf(row: Element, { key }: KeyboardEvent): HTMLElement | null {
  if (key === 'ArrowDown') return openerIn(row.nextElementSibling);
  if (key === 'ArrowUp') return openerIn(row.previousElementSibling);
  if (key === 'x') return row.querySelector<HTMLElement>('input[type=checkbox]');
  if (key === 's') {
    // While rows are selected, the menu above the table changes all of them.
    const ofSelected = row.closest('section')?.querySelector<HTMLElement>('[aria-keyshortcuts=s]');
    return ofSelected ?? row.querySelector<HTMLElement>('[aria-haspopup=menu]');
  }
  return null;
}

/** The button that opens a row. */
const openerIn = (row: Element | null): HTMLElement | null =>
  row?.querySelector<HTMLElement>('td button') ?? null;
