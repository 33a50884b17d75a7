import { useEffect } from 'react';
import { createStore, useStore } from './createStore.ts';

/** The state of a record with changes that the server has not stored. */
export type Unsaved = {
  /** `waiting` is sent as soon as possible; `blocked` needs the user. */
  readonly state: 'waiting' | 'blocked';
  /** When the oldest of the changes was saved, in milliseconds since 1970. */
  readonly since: number;
};

/** The number of open forms with text that has not been saved. */
const unsaved = createStore(0);

/** Whether any open form has text that has not been saved. */
export const useUnsavedInput = (): boolean => useStore(unsaved) > 0;

/** Counts a form while it has text that has not been saved. */
export function useReportUnsavedInput(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved.set(unsaved.get() + 1);
    return () => unsaved.set(unsaved.get() - 1);
  }, [isUnsaved]);
}
