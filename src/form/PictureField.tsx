import { useId, useRef, type ReactNode } from 'react';
import { MAX_PHOTO_BYTES } from '../model/accounts/photo.ts';
import { explain } from '../store/write/explain.ts';
import { save } from '../store/write/save.ts';
import { Button } from '../ui/Button.tsx';
import { ActionMessage, useAction } from '../ui/useAction.tsx';
import { drawPart, scalePicture, UnusablePicture, type Draw } from './scalePicture.ts';

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
    error instanceof UnusablePicture ? error.message : explain(error, path),
  );
  const the = noun === 'photo' ? 'Your photo' : 'The logo';
  const store = (next: string | null): Promise<void> =>
    save(() => ({ values: { [path]: next } }), { owner, needsAnswer: true });

  const choose = (file: File): void =>
    void run(async () => {
      const draw = noun === 'photo' ? square : wide;
      const scaled = { draw, sides: SIDES, qualities: QUALITIES, maxBytes: MAX_PHOTO_BYTES };
      await store(await scalePicture(file, scaled));
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

/** The largest square in the middle of a picture. */
const square: Draw = (picture, side) => {
  const { width, height } = picture;
  const cut = Math.min(width, height);
  const from = [(width - cut) / 2, (height - cut) / 2, cut, cut] as const;
  return drawPart(picture, from, [side, side]);
};

/** The whole picture, in a box that is wide enough for the name of a company. */
const wide: Draw = (picture, side) => {
  const { width, height } = picture;
  const scale = Math.min((side * 4) / width, (side * 1.5) / height, 1);
  const size = [Math.ceil(width * scale), Math.ceil(height * scale)] as const;
  return drawPart(picture, [0, 0, width, height], size);
};
