import { useEffect, useLayoutEffect } from 'react';
import { createStore, useStore } from '../../../lib/createStore.ts';
import { PAGE_KEYS } from '../../../ui/pageKeys.ts';
import { partOnDemand } from '../../../ui/OnDemand.tsx';
import { areSingleKeysOn } from './singleKeysSetting.ts';

const KeyList = partOnDemand(() => import('./KeyList.tsx'));

const isKeyListOpen = createStore(false);

/** Opens the sheet of keys. */
export const openKeyList = (): void => isKeyListOpen.set(true);

/** Makes the keys of the page work, and shows the sheet that lists them. Render it once. */
export function KeyListener() {
  const isListOpen = useStore(isKeyListOpen);
  const areOn = useStore(areSingleKeysOn);
  // From the moment the page is shown, a key must not be lost.
  useLayoutEffect(() => {
    if (!areOn) return undefined;
    document.addEventListener('keydown', pressPageKey);
    return () => document.removeEventListener('keydown', pressPageKey);
  }, [areOn]);
  useEffect(() => () => isKeyListOpen.set(false), []);
  return isListOpen && <KeyList onClose={() => isKeyListOpen.set(false)} />;
}

const DECLARED: ReadonlySet<string> = new Set([...Object.values(PAGE_KEYS), 'Escape']);

/** The part of the page that somebody is in, on a page with several lists. */
const PART = '.scroll-target';

/** Presses the element that declares the key, or moves the focus to the list. Leaves text fields alone, and dialogs but for what undoes. */
function pressPageKey(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
  const above = key === PAGE_KEYS.undo ? '' : 'dialog[open], ';
  if (document.querySelector(`${above}[popover]:popover-open`) !== null) return;
  const element = isTyping(target) ? null : findElement(key, target);
  if (key === PAGE_KEYS.help && !isTyping(target)) openKeyList();
  else if (element !== null) press(element);
  else if (key === 'ArrowDown' && isOutsideLists(target)) firstRow(target)?.focus();
  else return;
  event.preventDefault();
}

function findElement(key: string, target: Element): HTMLElement | null {
  if (!DECLARED.has(key)) return null;
  const declaring = `[aria-keyshortcuts="${key}"]`;
  const own = target.closest(PART)?.querySelector<HTMLElement>(declaring);
  if (own) return own;
  const elements = document.querySelectorAll<HTMLElement>(declaring);
  // The newest toast is the last one, and the main form of the page comes after the menu of all forms.
  const isLast = key === PAGE_KEYS.undo || key === PAGE_KEYS.create;
  return elements[isLast ? elements.length - 1 : 0] ?? null;
}

function press(element: HTMLElement): void {
  if (!(element instanceof HTMLInputElement)) return element.click();
  element.focus();
  element.select();
}

const isTyping = (target: Element): boolean =>
  target.matches('input:not([type=checkbox], [type=radio]), select, textarea');

const isOutsideLists = (target: Element): boolean =>
  target.matches(`body, h1, main, ${PART}, input[type=search]`);

/** The first row of a table or card of the board there: the place where the arrow keys go on from. */
const firstRow = (target: Element): HTMLElement | null =>
  (target.closest(PART) ?? document.querySelector('main'))?.querySelector<HTMLElement>(
    ':is([data-card], tbody tr td) button',
  ) ?? null;
