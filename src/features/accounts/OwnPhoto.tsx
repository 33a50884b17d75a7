import { useState } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import { parsePhoto, photoPath } from '../../model/accounts/photo.ts';
import { useStoredValue } from '../../store/read/useStored.ts';

/** The photo of the signed-in user, over the icon of the header: the one they have chosen, or that of their Google account. */
export function OwnPhoto() {
  const { user } = useAuth();
  const photo = useChosenPhoto() ?? hostedPhoto(user?.photo);
  const [broken, setBroken] = useState<string | null>(null);
  if (photo === null || photo === broken) return null;
  return (
    <img
      src={photo}
      alt=""
      width={28}
      height={28}
      referrerPolicy="no-referrer"
      onError={() => setBroken(photo)}
      className="absolute inset-0 size-full rounded-full bg-surface object-cover"
    />
  );
}

/** The photo of an account, if it is at an address: only chosen photos, whose format is checked, are in the address itself. */
const hostedPhoto = (photo: string | null | undefined): string | null =>
  photo && !/^\s*data:/i.test(photo) ? photo : null;

/** The photo that the signed-in user has chosen, as a data URL; null if there is none, or until it is known. */
export const useChosenPhoto = (): string | null =>
  useStoredValue(photoPath(useAuth().user?.uid ?? ''), parsePhoto) ?? null;
