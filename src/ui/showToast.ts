import { createStore } from '../lib/createStore.ts';

/** What can be done about what just happened. */
type Action = { readonly label: string; run(this: void): void };

/** A short message about what just happened, with actions that are offered as long as it is shown. */
export type Toast = {
  /** Distinguishes it from all others. */
  readonly key: number;
  readonly message: string;
  readonly actions: readonly Action[];
};

/** The toasts on screen, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);

/** The toast that was shown last. No key is given again: somebody may hold that of a toast that is gone. */
const last = { key: 0 };

/** How many are on screen at once; older ones give way, unless they offer something. */
const MAX_TOASTS = 3;

/** Shows a message for as long as `Toasts` says, which renders it. */
export const showToast = (message: string, ...actions: readonly Action[]): void =>
  void addToast(message, actions);

/** Shows a message as `showToast` does. Returns the key of its toast. */
export function addToast(message: string, actions: readonly Action[]): number {
  const shown = toasts.get();
  const key = (last.key += 1);
  const kept = shown.filter(
    (one, index) => one.actions.length > 0 || index > shown.length - MAX_TOASTS,
  );
  toasts.set([...kept, { key, message, actions }]);
  return key;
}

/** Says something else in a toast. Returns whether it is still on screen. */
export function rewordToast(key: number, message: string): boolean {
  const reworded = (toast: Toast): Toast => ({ ...toast, message });
  const before = toasts.get();
  toasts.set(before.map((toast) => (toast.key === key ? reworded(toast) : toast)));
  return before.some((toast) => toast.key === key);
}

/** Removes a toast. */
export function dismissToast(key: number): void {
  toasts.set(toasts.get().filter((toast) => toast.key !== key));
}
