import { useId, useRef } from 'react';
import { explain } from '../../records/store/write/save.ts';
import { Button } from '../../ui/Button.tsx';
import { ActionMessage, useAction } from '../../ui/useAction.tsx';
import { scalePicture, UnusablePicture, type Fit } from './scalePicture.ts';
import { saveDetails } from './saveDetails.ts';
import { LOGO, LOGO_PATH, MAX_LOGO_BYTES } from './company.ts';

/** The sides of the square, in pixels, and the qualities, from the best to what fits in any case. */
const SIDES = [128, 96, 64] as const;
const QUALITIES = [0.9, 0.75, 0.6, 0.4] as const;

type LogoFieldProps = {
  /** The stored logo; blank if there is none. */
  readonly logo: string;
  readonly owner: string;
};

/** The company's logo, a small picture that is stored as a data URL, with buttons that choose another one and remove it. */
export function LogoField({ logo, owner }: LogoFieldProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, failure, notice, run } = useAction((error) =>
    error instanceof UnusablePicture ? error.message : explain(error, LOGO_PATH),
  );
  const store = (picture: string): Promise<void> =>
    saveDetails({ [LOGO]: picture }, { owner, needsAnswer: true });

  const choose = (file: File): void =>
    void run(async () => {
      const scaled = { fit: wide, sides: SIDES, qualities: QUALITIES, maxBytes: MAX_LOGO_BYTES };
      await store(await scalePicture(file, scaled));
      return 'The logo is saved.';
    });

  const remove = (): void =>
    void run(async () => {
      await store('');
      button.current?.focus();
      return 'The logo is removed.';
    });

  return (
    <div role="group" aria-label="Logo" aria-busy={isBusy} className="flex flex-wrap gap-4">
      {logo !== '' && (
        <img
          src={logo}
          alt="Your company’s logo"
          className="max-h-16 max-w-48 rounded-sm border border-line object-contain"
        />
      )}
      <div className="min-w-0 grow basis-56">
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Logo file"
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
            {logo === '' ? 'Choose a logo…' : 'Choose another logo…'}
          </Button>
          {logo !== '' && (
            <Button variant="quiet" aria-disabled={isBusy} onClick={remove}>
              Remove logo
            </Button>
          )}
        </div>
        <p id={hintId} className="mt-1.5 text-sm text-pretty text-muted">
          Stands at the top of printed documents. A small copy on white is stored.
        </p>
        <ActionMessage failure={failure} notice={isBusy ? 'Saving…' : notice} />
      </div>
    </div>
  );
}

/** In a box that is wide enough for the name of a company. */
const wide: Fit = ({ width, height }, side) => {
  const scale = Math.min((side * 4) / width, (side * 1.5) / height, 1);
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
};
