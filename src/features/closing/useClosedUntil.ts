import { useLayoutEffect } from 'react';
import { CLOSED_UNTIL_PATH, closedUntil } from '../../model/closedMonth.ts';
import { readText } from '../../model/field.ts';
import { useChoice } from '../../store/read/useChoice.ts';

const LAST_CLOSED_DAY = { path: CLOSED_UNTIL_PATH, setting: 'closed-until', parse: readText };

/** Lets forms know the last day of the last closed month, also without a connection, as long as this is mounted somewhere. */
export function useClosedUntil(): void {
  const day = useChoice(LAST_CLOSED_DAY);
  useLayoutEffect(() => closedUntil.set(day), [day]);
}
