import { CircleUserRound } from 'lucide-react';
import { PictureField } from '../../form/PictureField.tsx';
import { photoPath } from '../../model/accounts/photo.ts';
import { useAuth } from '../../store/session/useAuth.ts';
import { useChosenPhoto } from './OwnPhoto.tsx';

/** The user's photo, which they choose and remove. */
export function PhotoField() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const chosen = useChosenPhoto();
  const photo = chosen ?? user?.photo ?? null;
  return (
    <PictureField
      noun="photo"
      picture={chosen}
      path={photoPath(uid)}
      owner={uid}
      hint="Its middle is shown as a circle, to you alone. A small copy is stored."
    >
      {photo === null ? (
        <CircleUserRound
          aria-hidden="true"
          className="size-16 shrink-0 text-muted"
          strokeWidth={1}
        />
      ) : (
        <img
          src={photo}
          alt="You, as the header shows you"
          width={64}
          height={64}
          referrerPolicy="no-referrer"
          className="size-16 shrink-0 rounded-full bg-sunken object-cover"
        />
      )}
    </PictureField>
  );
}
