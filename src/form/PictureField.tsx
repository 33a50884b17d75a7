import { useId, useRef, type ReactNode } from 'react';
import { MAX_PHOTO_BYTES, PHOTO_FORMATS } from '../model/accounts/photo.ts';
import { explain } from '../store/write/explain.ts';
import { save } from '../store/write/save.ts';
import { Button } from '../ui/Button.tsx';
import { ActionMessage, useAction } from '../ui/useAction.tsx';

/** The largest file that is opened, in megabytes: photos of telephones have a few. */
const MAX_FILE_MB = 20;

/** The sides of the square, in pixels, and the qualities, from the best to what fits in any case. */
const SIDES = [128, 96, 64] as const;
const QUALITIES = [0.9, 0.75, 0.6, 0.4] as const;

type PictureFieldProps = {
  /** What the picture is, in the middle of a sentence. */
  readonly noun: 'photo' | 'logo';
  /** The stored picture; null if there is none. */
  readonly picture: string | null;
  /** Where it is stored. */
  readonly path: string;
  /** Whose save it is. */
  readonly owner: string;
  readonly hint: string;
  /** Shows the picture, or that there is none. */
  readonly children: ReactNode;
};

/** A small picture that is stored as a data URL, with buttons that choose another one and remove it. */
export function PictureField({ noun, picture, path, owner, hint, children }: PictureFieldProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, failure, notice, run } = useAction((error) =>
    error instanceof UnusablePicture ? error.message : explain(error, { path, fields: [noun] }),
  );
  const the = noun === 'photo' ? 'Your photo' : 'The logo';
  const store = (next: string | null): Promise<void> =>
    save(() => ({ values: { [path]: next } }), { owner, needsAnswer: true });

  const choose = (file: File): void =>
    void run(async () => {
      await store(await scalePicture(file, noun === 'photo' ? square : whole));
      return `${the} is saved.`;
    });

  const remove = (): void =>
    void run(async () => {
      await store(null);
      button.current?.focus();
      return `${the} is removed.`;
    });

  return (
    <div
      role="group"
      aria-label={noun === 'photo' ? 'Photo' : 'Logo'}
      aria-busy={isBusy}
      className="flex flex-wrap gap-4"
    >
      {children}
      <div className="min-w-0 grow basis-56">
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={`${noun === 'photo' ? 'Photo' : 'Logo'} file`}
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
            {picture === null ? `Choose a ${noun}…` : `Choose another ${noun}…`}
          </Button>
          {picture !== null && (
            <Button variant="quiet" aria-disabled={isBusy} onClick={remove}>
              {`Remove ${noun}`}
            </Button>
          )}
        </div>
        <p id={hintId} className="mt-1.5 text-sm text-pretty text-muted">
          {hint}
        </p>
        <ActionMessage failure={failure} notice={isBusy ? 'Saving…' : notice} />
      </div>
    </div>
  );
}

/** A file that cannot be used as a picture; the message says why, and what can. */
class UnusablePicture extends Error {}

/** Draws a picture in one of the sizes, the largest of which is tried first. */
type Draw = (picture: ImageBitmap, side: number) => HTMLCanvasElement;

/** Scales a picture down until it is small enough to store. Resolves to a data URL; rejects with `UnusablePicture`. */
async function scalePicture(file: File, draw: Draw): Promise<string> {
  if (file.type !== '' && !file.type.startsWith('image/'))
    throw new UnusablePicture('This file is no picture. Choose one such as a JPEG or PNG file.');
  if (file.size > MAX_FILE_MB * 1_024 * 1_024)
    throw new UnusablePicture(
      `This picture is larger than ${MAX_FILE_MB} MB. Choose a smaller one.`,
    );
  const picture = await open(file);
  try {
    for (const side of SIDES) {
      const canvas = draw(picture, side);
      for (const quality of QUALITIES) {
        const encoded = encode(canvas, quality);
        if (encoded !== null) return encoded;
      }
    }
  } finally {
    picture.close();
  }
  throw new UnusablePicture('This picture could not be made small enough. Choose another one.');
}

async function open(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new UnusablePicture(
      'This picture cannot be opened: it may be damaged, or of a kind that this browser does not know. Choose a JPEG or PNG file.',
    );
  }
}

/** The largest square in the middle of a picture. */
const square: Draw = (picture, side) => {
  const { width, height } = picture;
  const cut = Math.min(width, height);
  const from = [(width - cut) / 2, (height - cut) / 2, cut, cut] as const;
  return drawn(picture, from, [side, side]);
};

/** The whole picture, in a box that is wide enough for the name of a company. */
const whole: Draw = (picture, side) => {
  const { width, height } = picture;
  const scale = Math.min((side * 4) / width, (side * 1.5) / height, 1);
  const size = [Math.ceil(width * scale), Math.ceil(height * scale)] as const;
  return drawn(picture, [0, 0, width, height], size);
};

/** A part of a picture in another size. White where it is transparent, as the paper is. */
function drawn(
  picture: ImageBitmap,
  from: readonly [number, number, number, number],
  [width, height]: readonly [number, number],
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new UnusablePicture('This browser cannot scale pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, ...from, 0, 0, width, height);
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
