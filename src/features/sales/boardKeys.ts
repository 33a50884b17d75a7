import type { KeyboardEvent } from 'react';
import { STAGES, type Stage } from './deal.entity.ts';

/**
 * The keys of a focused card: arrows move the focus, Shift with a sideways arrow moves the card to the next stage, `x` selects
 * it and `m` opens its menu.
 */
export function actOnCard(
  event: KeyboardEvent<HTMLElement>,
  onMove: (id: string, stage: Stage) => void,
): void {
  const card = (event.target as Element).closest<HTMLElement>('[data-deal]');
  if (card === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, shiftKey } = event;
  const by = sideways(event.currentTarget, key);
  if (shiftKey && by !== 0) move(card, by, onMove);
  else if (by !== 0) cardBeside(card, by)?.focus();
  else if (key === 'ArrowDown') buttonIn(card.nextElementSibling)?.focus();
  else if (key === 'ArrowUp') buttonIn(card.previousElementSibling)?.focus();
  else if (key === 'x') click(buttonIn(card), { ctrlKey: true });
  else if (key === 'm') click(card.querySelector('[aria-haspopup=menu]'));
  else return;
  event.preventDefault();
}

/** Focuses a card. Returns whether it is there. */
export function focusCard(board: HTMLElement | null, id: string): boolean {
  const button = buttonIn(board?.querySelector(`[data-deal="${CSS.escape(id)}"]`) ?? null);
  button?.focus();
  return button !== null;
}

/** 1 towards the later stages, -1 towards the earlier ones, 0 for other keys. */
function sideways(board: HTMLElement, key: string): 1 | -1 | 0 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const isForward = (key === 'ArrowRight') !== (getComputedStyle(board).direction === 'rtl');
  return isForward ? 1 : -1;
}

function move(card: HTMLElement, by: 1 | -1, onMove: (id: string, stage: Stage) => void): void {
  const stage = card.closest<HTMLElement>('[data-stage]')?.dataset['stage'];
  const next = STAGES[STAGES.findIndex((other) => other === stage) + by];
  if (next !== undefined) onMove(card.dataset['deal'] ?? '', next);
}

/** The card at the same height in the next column that has any. */
function cardBeside(card: HTMLElement, by: 1 | -1): HTMLElement | null {
  const index = [...(card.parentElement?.children ?? [])].indexOf(card);
  let column = card.closest('[data-stage]');
  while (column !== null) {
    column = by === 1 ? column.nextElementSibling : column.previousElementSibling;
    const cards = [...(column?.querySelectorAll('[data-deal]') ?? [])];
    const beside = buttonIn(cards[index] ?? cards.at(-1) ?? null);
    if (beside !== null) return beside;
  }
  return null;
}

const buttonIn = (card: Element | null): HTMLElement | null =>
  card?.querySelector<HTMLElement>('button') ?? null;

function click(element: Element | null, how: MouseEventInit = {}): void {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}
