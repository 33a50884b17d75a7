import { createStore, useStore } from '../../lib/createStore.ts';
import { deviceStorage } from '../../lib/storage.ts';
import { copyChoice, copyChoiceKey, type CopyChoice } from './copyChoice.ts';

/** Counts the changes, in this tab and others, after which the stored choice is read again. */
const changes = createStore(0, () => {
  window.addEventListener('storage', countChange);
  return () => window.removeEventListener('storage', countChange);
});

const countChange = (): void => changes.set(changes.get() + 1);

/** Stores the choice of a person in this browser. */
export function chooseCopy(uid: string, choice: CopyChoice): void {
  if (deviceStorage.set(copyChoiceKey(uid), choice)) countChange();
}

/** The choice of a person; the component renders again when it changes. */
export function useCopyChoice(uid: string): CopyChoice {
  useStore(changes);
  return copyChoice(uid);
}
