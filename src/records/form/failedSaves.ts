import { useSyncExternalStore } from 'react';
import type { Entity } from '../../domain/entity.ts';
import type { FormState } from './formState.ts';

/** A form whose save failed when it was no longer on screen. */
export type FailedSave = { readonly entity: Entity; readonly form: FormState };

let failures: readonly FailedSave[] = [];
const listeners = new Set<() => void>();

/** The failed saves nobody has dealt with yet, the oldest first; they outlive the page they came from. */
export function useFailedSaves(): readonly FailedSave[] {
  return useSyncExternalStore(subscribe, () => failures);
}

/** Reports a failed save; one of the same form is replaced. */
export function addFailedSave(failure: FailedSave): void {
  change([...without(failure.form.key), failure]);
}

/** Takes back what was reported of a form, because it was saved after all or given up. */
export function removeFailedSave(key: number): void {
  if (failures.some(({ form }) => form.key === key)) change(without(key));
}

/** Takes back everything that was reported. */
export function discardFailedSaves(): void {
  change([]);
}

function without(key: number): readonly FailedSave[] {
  return failures.filter(({ form }) => form.key !== key);
}

function change(next: readonly FailedSave[]): void {
  failures = next;
  listeners.forEach((tell) => tell());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
