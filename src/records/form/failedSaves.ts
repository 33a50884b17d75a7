import type { Entity } from '../../domain/entity.ts';
import { createStore, useStore } from '../../lib/createStore.ts';
import type { FormState } from './formState.ts';

/** A form whose save failed after the form was closed. */
export type FailedSave = { readonly entity: Entity; readonly form: FormState };

const failedSaves = createStore<readonly FailedSave[]>([]);

/** The failed saves the user has not dealt with yet, oldest first; they outlive their page. */
export const useFailedSaves = (): readonly FailedSave[] => useStore(failedSaves);

/** Adds a failed save; replaces an earlier one of the same form. */
export function addFailedSave(failedSave: FailedSave): void {
  failedSaves.set([...withoutForm(failedSave.form.key), failedSave]);
}

/** Removes the failed save of a form, once it is saved or discarded. */
export function removeFailedSave(key: number): void {
  if (failedSaves.get().some(({ form }) => form.key === key)) failedSaves.set(withoutForm(key));
}

/** Removes all failed saves. */
export function discardFailedSaves(): void {
  failedSaves.set([]);
}

function withoutForm(key: number): readonly FailedSave[] {
  return failedSaves.get().filter(({ form }) => form.key !== key);
}
