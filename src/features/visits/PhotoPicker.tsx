import { Camera, ImagePlus, X } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { scalePicture, UnusablePicture, within } from '../documents/scalePicture.ts';
import { countText } from '../../lib/words.ts';
import {
  MAX_PHOTOS,
  MAX_CAPTION_LENGTH,
  MAX_PHOTO_SIDE,
  MAX_VISIT_PHOTO_BYTES,
  type Photo,
} from './visitPhotos.ts';
import { useAuth } from '../../session/useAuth.ts';
import {
  changePhoto,
  dropPhoto,
  keepPhoto,
  usePickedPhotos,
  type PickedPhoto,
} from './pickedPhotos.ts';
import { Button } from '../../ui/Button.tsx';
import { useMoveFocus } from '../../ui/focus.ts';
import { Input } from '../../ui/controls.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

/** The longest sides, in pixels, and the qualities, from the best to what fits in any case. */
const SIDES = [MAX_PHOTO_SIDE, 1_024, 768, 512, 256] as const;
const QUALITIES = [0.82, 0.68, 0.54, 0.4] as const;

type PhotoPickerProps = {
  /** What the photos are saved with: one form of one person, such as that of a visit to this installation. */
  readonly draft: string;
};

/** Takes and chooses photos, which are kept on this device from then on until `useSaveBatch` saves them with their form. */
export function PhotoPicker({ draft }: PhotoPickerProps) {
  const uid = useAuth().user?.uid ?? '';
  const photos = usePickedPhotos(draft) ?? [];
  const [coming, setComing] = useState(0);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const moveFocus = useMoveFocus();
  const hintId = useId();

  async function keep(file: File, taken: Promise<Photo>): Promise<void> {
    try {
      await keepPhoto(uid, draft, taken);
    } catch (error) {
      if (!(error instanceof UnusablePicture)) console.error('A photo was not kept', error);
      const why = error instanceof UnusablePicture ? error.message : 'It could not be kept.';
      setFailures((current) => [...current, `${file.name}: ${why}`]);
    } finally {
      setComing((count) => count - 1);
    }
  }

  function pick(input: HTMLInputElement): void {
    const all = [...(input.files ?? [])];
    const chosen = all.slice(0, Math.max(0, MAX_PHOTOS - photos.length - coming));
    // The same file can be chosen again.
    input.value = '';
    setFailures(chosen.length < all.length ? [`A visit has at most ${MAX_PHOTOS} photos.`] : []);
    setComing((count) => count + chosen.length);
    let before: Promise<unknown> = Promise.resolve();
    for (const file of chosen) {
      // One after another: an opened picture takes up much memory.
      const taken = before.then(() => take(file));
      before = keep(file, taken);
    }
  }

  const picking: ComponentProps<'input'> = {
    type: 'file',
    accept: 'image/*',
    hidden: true,
    onChange: ({ currentTarget }) => pick(currentTarget),
  };
  return (
    <div role="group" aria-label="Photos" aria-describedby={hintId} aria-busy={coming > 0}>
      <input {...picking} ref={camera} capture="environment" aria-label="Photo from the camera" />
      <input {...picking} ref={files} multiple aria-label="Photo files" />
      <div className="flex flex-wrap gap-2">
        <Button
          className="hidden! min-h-11 pointer-coarse:inline-flex!"
          onClick={() => camera.current?.click()}
        >
          <Camera aria-hidden="true" className="size-4" />
          Take a photo
        </Button>
        <Button ref={button} tall onClick={() => files.current?.click()}>
          <ImagePlus aria-hidden="true" className="size-4" />
          Choose photos…
        </Button>
      </div>
      <p id={hintId} className="mt-1.5 text-[0.8125rem] text-pretty text-muted">
        A small copy of each is stored, without the place where it was taken.
      </p>
      <p role="status" className="mt-2 text-sm font-medium empty:hidden">
        {coming > 0 && `Preparing ${countText(coming, 'photo')}…`}
      </p>
      <div role="alert" className="mt-2 text-sm font-medium text-tone-red-ink empty:hidden">
        {failures.map((failure) => (
          <p key={failure} className="wrap-anywhere">
            {failure}
          </p>
        ))}
      </div>
      <ol className="mt-3 grid gap-2 empty:hidden">
        {photos.map((photo, index) => (
          <PickedPhotoLine
            key={photo.id}
            photo={photo}
            number={index + 1}
            onRemove={() => {
              moveFocus(() => button.current);
              void dropPhoto(photo);
            }}
          />
        ))}
      </ol>
    </div>
  );
}

async function take(file: File): Promise<Photo> {
  const scaled = { fit: within, sides: SIDES, qualities: QUALITIES };
  const data = await scalePicture(file, { ...scaled, maxBytes: MAX_VISIT_PHOTO_BYTES });
  return { data, caption: '' };
}

type PickedPhotoLineProps = {
  readonly photo: PickedPhoto;
  readonly number: number;
  readonly onRemove: () => void;
};

function PickedPhotoLine({ photo, number, onRemove }: PickedPhotoLineProps) {
  const { data } = photo.photo;
  // What is typed is shown at once, and kept a moment later.
  const [caption, setCaption] = useState(photo.photo.caption);
  return (
    <li className="flex items-center gap-2">
      <img
        src={data}
        alt={caption}
        className="size-14 shrink-0 rounded-md bg-sunken object-cover"
      />
      <Input
        aria-label={`Caption of photo ${number}`}
        value={caption}
        maxLength={MAX_CAPTION_LENGTH}
        placeholder="What it shows"
        onText={(text) => {
          setCaption(text);
          void changePhoto(photo, { data, caption: text });
        }}
      />
      <IconButton icon={X} label={`Remove photo ${number}`} title="Remove" onClick={onRemove} />
    </li>
  );
}
