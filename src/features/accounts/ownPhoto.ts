import { useCallback, useState } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import { parsePhoto, photoPath } from '../../model/accounts/photo.ts';
import { watchValue } from '../../store/firebase/queries.ts';
import { useSubscription } from '../../store/read/useSubscription.ts';

/** The photo that the signed-in user has chosen, as a data URL; null if there is none, or until it is known. */
export function useChosenPhoto(): string | null {
  const uid = useAuth().user?.uid ?? '';
  const [photo, setPhoto] = useState<string | null>(null);
  const subscribe = useCallback(
    () =>
      watchValue(
        photoPath(uid),
        (stored) => setPhoto(parsePhoto(stored)),
        // The page says elsewhere that the access has ended.
        () => setPhoto(null),
      ),
    [uid],
  );
  useSubscription(subscribe);
  return photo;
}
