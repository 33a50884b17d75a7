import type { Draft, Fields } from '../domain/entity.ts';

/**
 * What was typed into a form that never got saved, kept in this browser tab until it is saved or given up.
 * `place` names the person, the collection and the record.
 */
export function keepDraft(place: string, draft: Draft): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the open form is then the only copy.
  }
}

/** The kept texts of a place by field, or null. */
export function keptDraft<F extends Fields>(place: string): Draft<F> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    return typeof kept === 'object' ? (kept as Draft<F> | null) : null;
  } catch {
    return null;
  }
}

export function forgetDraft(place: string): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
