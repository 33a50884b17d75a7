import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/createStore.ts';

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
