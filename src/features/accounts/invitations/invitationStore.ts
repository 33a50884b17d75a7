import { useCallback, useState } from 'react';
import { useAuth } from '../../../store/session/useAuth.ts';
import {
  INVITATIONS_PATH,
  newCode,
  parseInvitation,
  type Invitation,
} from '../../../model/accounts/invitation.ts';
import { SERVER_TIMESTAMP } from '../../../store/firebase/database.ts';
import { watchChildrenWith } from '../../../store/firebase/queries.ts';
import { save } from '../../../store/write/save.ts';
import { useSubscription } from '../../../store/read/useSubscription.ts';

/** How many of one's own invitations are listed. */
const COUNT = 30;

/** One's own invitations, newest first. */
export type OwnInvitations = {
  readonly status: 'loading' | 'live' | 'failed';
  readonly invitations: readonly Invitation[];
};

const LOADING: OwnInvitations = { status: 'loading', invitations: [] };

/** Subscribes to the invitations of the signed-in user while the component is mounted. */
export function useOwnInvitations(): OwnInvitations {
  const uid = useAuth().user?.uid ?? '';
  const [state, setState] = useState(LOADING);
  const subscribe = useCallback(
    () =>
      watchChildrenWith(
        INVITATIONS_PATH,
        { child: 'by', value: uid, count: COUNT },
        parseInvitation,
        (stored) =>
          setState({
            status: 'live',
            invitations: stored.toSorted((a, b) => b.createdAt - a.createdAt),
          }),
        (error) => {
          console.error('Reading the invitations failed', error);
          setState({ status: 'failed', invitations: [] });
        },
      ),
    [uid],
  );
  useSubscription(subscribe);
  return state;
}

/**
 * Creates an invitation and resolves to its code. `invited`: the name of whom it is for, or blank. `address`: that of the only
 * account that can accept it, or blank. Rejects as `save` does, and without a connection.
 */
export async function createInvitation(
  uid: string,
  invited: string,
  address: string,
): Promise<string> {
  const code = newCode();
  const path = `${INVITATIONS_PATH}/${code}`;
  await save(
    ({ signed }) => ({
      entry: path,
      values: {
        [path]: {
          by: uid,
          // The rules compare the name with that in the token.
          name: signed.user,
          created: SERVER_TIMESTAMP,
          ...(invited !== '' && { for: invited }),
          ...(address !== '' && { email: address.toLowerCase() }),
        },
      },
    }),
    { owner: uid, needsAnswer: true },
  );
  return code;
}

/** Withdraws an invitation. Rejects as `createInvitation` does. */
export const withdrawInvitation = ({ code }: Invitation): Promise<void> =>
  save(() => ({ values: { [`${INVITATIONS_PATH}/${code}/withdrawn`]: SERVER_TIMESTAMP } }), {
    needsAnswer: true,
  });
