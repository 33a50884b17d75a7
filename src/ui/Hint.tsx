import { Info } from 'lucide-react';
import { useId, useState } from 'react';

/**
 * A sentence behind a small button: shown on hover and focus, gone on Escape. It hangs from the nearest
 * positioned ancestor and is as wide.
 */
export function Hint({ label, text }: { readonly label: string; readonly text: string }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <span onPointerEnter={() => setShown(true)} onPointerLeave={() => setShown(false)}>
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        onKeyDown={(event) => event.key === 'Escape' && setShown(false)}
        className="grid size-6 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Info aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </button>
      <span
        id={id}
        role="tooltip"
        hidden={!shown}
        className="absolute inset-x-2 top-11 z-5 rounded-md bg-abyss px-3 py-2 text-xs leading-relaxed font-normal text-pearl shadow-lifted"
      >
        {text}
      </span>
    </span>
  );
}
