import { useCallback } from 'react';
import { useAuth } from '../../auth/useAuth.ts';
import {
  ASSIGNEES_PATH,
  DEFAULT_ASSIGNEES,
  parseAssignees,
  type Assignees,
} from '../../domain/settings/assignees.ts';
import { watchValue } from '../../firebase/queries.ts';
import { createStore, useStore } from '../../lib/createStore.ts';
import { watchWithCopy } from '../keptCopy.ts';
import { useCopy } from '../useCopy.ts';
import { useSubscription } from '../useSubscription.ts';

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
