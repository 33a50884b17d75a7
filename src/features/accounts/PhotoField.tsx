import { CircleUserRound } from 'lucide-react';
import { useId, useRef } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import {
  MAX_PHOTO_BYTES,
  PHOTO_FORMATS,
  photoPath,
  PROFILES_PATH,
} from '../../model/accounts/photo.ts';
import { explain } from '../../store/write/explain.ts';
import { save } from '../../store/write/save.ts';
import { Button } from '../../ui/Button.tsx';
import { ActionMessage, useAction } from '../../ui/useAction.tsx';
import { useChosenPhoto } from './OwnPhoto.tsx';

/** The largest file that is opened, in megabytes: photos of telephones have a few. */
const MAX_FILE_MB = 20;

/** The sides of the square, in pixels, and the qualities, from the best to what fits in any case. */
const SIDES = [128, 96, 64] as const;
const QUALITIES = [0.9, 0.75, 0.6, 0.4] as const;

/** The user's photo, with buttons that choose another one and remove it. */
export function PhotoField() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const chosen = useChosenPhoto();
  const photo = chosen ?? user?.photo ?? null;
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, failure, notice, run } = useAction(messageOf);

  const choose = (file: File): void =>
    void run(async () => {
      await savePhoto(uid, await scalePhoto(file));
      return 'Your photo is saved.';
    });

  const remove = (): void =>
    void run(async () => {
      await savePhoto(uid, null);
      button.current?.focus();
      return 'Your photo is removed.';
    });

  return (
    <div role="group" aria-label="Photo" aria-busy={isBusy} className="flex gap-4">
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
      <div className="min-w-0 grow">
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Photo file"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again.
            target.value = '';
            if (file) choose(file);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            ref={button}
            aria-describedby={hintId}
            aria-disabled={isBusy}
            onClick={() => !isBusy && input.current?.click()}
          >
            {chosen === null ? 'Choose a photo…' : 'Choose another photo…'}
          </Button>
          {chosen !== null && (
            <Button variant="quiet" aria-disabled={isBusy} onClick={remove}>
              Remove photo
            </Button>
          )}
        </div>
        <p id={hintId} className="mt-1.5 text-sm text-pretty text-muted">
          Its middle is shown as a circle, to you alone. A small copy is stored.
        </p>
        <ActionMessage failure={failure} notice={isBusy ? 'Saving…' : notice} />
      </div>
    </div>
  );
}

/** Stores the photo of a user, or removes it. */
const savePhoto = (uid: string, photo: string | null): Promise<void> =>
  save(() => ({ values: { [photoPath(uid)]: photo } }), { owner: uid, needsAnswer: true });

const messageOf = (error: unknown): string =>
  error instanceof UnusablePhoto
    ? error.message
    : explain(error, { path: PROFILES_PATH, fields: ['photo'] });

/** A file that cannot be used as a photo; the message says why, and what can. */
class UnusablePhoto extends Error {}

/**
 * Cuts the largest square out of the middle of a picture and scales it down until it is small enough to store. Resolves to a
 * data URL; rejects with `UnusablePhoto`.
 */
async function scalePhoto(file: File): Promise<string> {
  if (file.type !== '' && !file.type.startsWith('image/'))
    throw new UnusablePhoto('This file is no picture. Choose a photo, such as a JPEG or PNG file.');
  if (file.size > MAX_FILE_MB * 1_024 * 1_024)
    throw new UnusablePhoto(`This picture is larger than ${MAX_FILE_MB} MB. Choose a smaller one.`);
  const picture = await open(file);
  try {
    for (const side of SIDES) {
      const canvas = square(picture, side);
      for (const quality of QUALITIES) {
        const photo = encode(canvas, quality);
        if (photo !== null) return photo;
      }
    }
  } finally {
    picture.close();
  }
  throw new UnusablePhoto('This picture could not be made small enough. Choose another one.');
}

async function open(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new UnusablePhoto(
      'This picture cannot be opened: it may be damaged, or of a kind that this browser does not know. Choose a JPEG or PNG file.',
    );
  }
}

/** The middle of a picture. White where it is transparent, since a photo has no background of its own. */
function square(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new UnusablePhoto('This browser cannot scale pictures.');
  const { width, height } = picture;
  const cut = Math.min(width, height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
  return canvas;
}

/** The picture in the first format in which it is small enough; null if there is none. */
function encode(canvas: HTMLCanvasElement, quality: number): string | null {
  for (const format of PHOTO_FORMATS) {
    const prefix = `data:image/${format};base64,`;
    // A browser that cannot write the format writes PNG.
    const url = canvas.toDataURL(`image/${format}`, quality);
    const bytes = ((url.length - prefix.length) * 3) / 4;
    if (url.startsWith(prefix) && bytes <= MAX_PHOTO_BYTES) return url;
  }
  return null;
}
