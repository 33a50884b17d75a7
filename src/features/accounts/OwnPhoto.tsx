import { useState } from 'react';
import { useAuth } from '../../session/useAuth.ts';

/** The photo of the signed-in user's Google account, over the icon of the header. */
export function OwnPhoto() {
  const { user } = useAuth();
  const photo = user?.photo ?? '';
  const [broken, setBroken] = useState('');
  if (!photo.startsWith('https:') || photo === broken) return null;
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
