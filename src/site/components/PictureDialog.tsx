import { MoveRight, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fallbackSource, pictureInfo } from '../../company/pictures.ts';
import { LARGE_PICTURE } from '../../company/site/largePicture.ts';
import type { Illustration } from '../../company/site/types.ts';
import type { Opened } from './Enlarge.tsx';
import { ConceptCaption, DrawingFigures, Picture } from './Picture.tsx';

const BUTTON = 'grid size-12 shrink-0 place-items-center text-pearl hover:text-brass';

const ARROWS = [
  { label: LARGE_PICTURE.previous, step: -1, className: '-scale-x-100 rtl:scale-x-100' },
  { label: LARGE_PICTURE.next, step: 1, className: 'rtl:-scale-x-100' },
];

/** The picture of the page that is open: as large as the window, or larger where that is upright, so that it scrolls sideways. */
export function EnlargedPicture() {
  const { state } = useLocation() as { readonly state: Opened };
  return state?.enlarged && <PictureDialog illustration={state.enlarged} />;
}

function PictureDialog({ illustration }: { readonly illustration: Illustration }) {
  const { picture, alt, caption } = illustration;
  const { width, height } = pictureInfo(picture);
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [links] = useState(() => [
    ...document.querySelectorAll<HTMLElement>('main .enlarge:not([inert] *)'),
  ]);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const place = links.findIndex((link) => link.getAttribute('href') === fallbackSource(picture));

  const show = (step: number): void => links.at((place + step) % links.length)?.click();

  /** The focus goes to the picture that was seen last. */
  function leave(): void {
    // Not where Back has closed it, and this is gone.
    if (dialog.current?.open !== false) return;
    links[place]?.focus();
    void navigate(-1);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={caption ?? alt}
      onClose={leave}
      onKeyDown={({ key, currentTarget, target }) => {
        // What scrolls sideways has the arrow keys for itself.
        if ((target as Element).matches('.picture-view')) return;
        const step = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
        if (step !== 0) show(currentTarget.matches(':dir(rtl)') ? -step : step);
      }}
      className="picture-dialog bg-abyss text-pearl"
    >
      <div className="picture-view">
        <div style={{ '--ratio': width / height, '--width': `${width}px` } as CSSProperties}>
          <Picture picture={picture} alt={alt} sizes="2400px" priority className="size-full" />
          <DrawingFigures picture={picture} />
        </div>
      </div>
      <div className="flex items-center gap-1 ps-4">
        <p className="grow text-sm">
          <ConceptCaption text={caption} />
        </p>
        {links.length > 1 &&
          ARROWS.map(({ label, step, className }) => (
            <button
              key={step}
              type="button"
              aria-label={label}
              onClick={() => show(step)}
              className={BUTTON}
            >
              <MoveRight aria-hidden="true" strokeWidth={1.5} className={className} />
            </button>
          ))}
        <form method="dialog">
          <button aria-label={LARGE_PICTURE.close} className={BUTTON}>
            <X aria-hidden="true" strokeWidth={1.5} />
          </button>
        </form>
      </div>
    </dialog>
  );
}
