import { useCallback, useMemo } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import type { Entity, Fields } from '../../model/entity.ts';
import {
  ASSIGNEES_PATH,
  DEFAULT_ASSIGNEES,
  parseAssignees,
  ticketWith,
  type Assignees,
} from './assignees.ts';
import { ticket } from './ticket.entity.ts';
import { watchValue } from '../../store/firebase/queries.ts';
import { createStore, useStore } from '../../lib/createStore.ts';
import { watchWithCopy } from '../../store/read/keptCopy.ts';
import { useCopy } from '../../store/read/useCopy.ts';
import { useSubscription } from '../../store/read/useSubscription.ts';

/** The list as this page has seen it last, and by whose account. */
const lastSeen = createStore({ uid: '', assignees: DEFAULT_ASSIGNEES });

/**
 * Subscribes to the list of assignees while it is wanted. Until it arrives, and without a connection, it is the one that was
 * seen last on this page or kept on this device, or else the default.
 */
export function useAssignees(isWanted = true): Assignees {
  const uid = useAuth().user?.uid ?? '';
  const copy = useCopy(ASSIGNEES_PATH, parseAssignees);
  const subscribe = useCallback(
    () =>
      watchWithCopy({
        copy,
        onKept: (_, { records: [kept] }) => {
          if (kept !== undefined && lastSeen.get().uid !== uid)
            lastSeen.set({ uid, assignees: kept });
        },
        watch: (_, keep) =>
          watchValue(
            ASSIGNEES_PATH,
            (stored) => {
              const assignees = parseAssignees(stored);
              lastSeen.set({ uid, assignees });
              keep([assignees]);
            },
            (error) => console.error(`Reading ${ASSIGNEES_PATH} failed`, error),
          ),
      }),
    [uid, copy],
  );
  useSubscription(isWanted ? subscribe : doNothing);
  const seen = useStore(lastSeen);
  return seen.uid === uid ? seen.assignees : DEFAULT_ASSIGNEES;
}

const doNothing = (): (() => void) => () => undefined;

/** The entity as its form shows it: that of tickets offers the company's own assignees. */
export function useFormEntity<F extends Fields>(entity: Entity<F>): Entity<F> {
  const isTicket = entity.path === ticket.path;
  const assignees = useAssignees(isTicket);
  return useMemo(
    () => (isTicket ? (ticketWith(assignees) as unknown as Entity<F>) : entity),
    [isTicket, assignees, entity],
  );
}
