import { useEffect } from 'react';
import { withCode } from '../../../lib/withCode.ts';
import { useAuth } from '../../../session/useAuth.ts';

/** Sends the changes of the signed-in person whenever there is a connection, but none of somebody without access. */
export function useSender(isDenied = false): void {
  const { user, isSigningOut } = useAuth();
  const uid = isSigningOut || isDenied ? undefined : user?.uid;
  const signedInAt = user?.signedInAt ?? 0;
  useEffect(() => {
    if (uid === undefined) return undefined;
    return withCode(
      () => import('./startSender.ts'),
      ({ startSender }) => startSender(uid, signedInAt),
    );
  }, [uid, signedInAt]);
}
