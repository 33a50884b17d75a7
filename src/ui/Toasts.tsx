import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../lib/createStore.ts';
import { pageHeading } from './focus.ts';
import { PAGE_KEYS } from './pageKeys.ts';
import { dismissToast, toasts, type Toast } from './showToast.ts';

/** The toasts on screen, announced to screen readers. Rendered once. */
export function Toasts() {
  const shown = useStore(toasts);
  return (
    // Many are scrolled, with the newest in sight.
    <div className="toasts pointer-events-none fixed inset-x-0 bottom-0 z-40 flex max-h-[50dvh] flex-col-reverse overflow-y-auto p-4 max-lg:bottom-14 print:hidden">
      <div role="status" className="grid justify-items-center gap-2">
        {shown.map((toast) => (
          <ToastCard key={toast.key} toast={toast} />
        ))}
      </div>
    </div>
  );
}

/** How long a toast is shown, in milliseconds. */
const SHOWN_FOR_MS = 10_000;

/** Stays as long as it is hovered or holds the focus, which goes back where it came from. */
function ToastCard({ toast }: { readonly toast: Toast }) {
  const { key, message, actions } = toast;
  const [isHeld, setHeld] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(toast.key), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  function giveFocusBack(): void {
    const { current: before } = cameFrom;
    const next = before instanceof HTMLElement && before.isConnected ? before : pageHeading();
    next?.focus({ preventScroll: true });
  }

  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setHeld(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
      className="toast pointer-events-auto flex min-h-11 max-w-full items-center gap-2.5 rounded-lg bg-abyss py-1.5 ps-4 pe-2 text-sm text-pearl shadow-lifted dark:border dark:border-line"
    >
      <Check aria-hidden="true" className="size-4 shrink-0 text-mist" />
      <bdi className="min-w-0 pe-2 wrap-anywhere">{message}</bdi>
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          aria-keyshortcuts={action.label === 'Undo' ? PAGE_KEYS.undo : undefined}
          onClick={({ currentTarget }) => {
            // The last one, Undo, is still offered after what leads elsewhere.
            if (action === actions.at(-1)) {
              if (document.activeElement === currentTarget) giveFocusBack();
              dismissToast(key);
            }
            action.run();
          }}
          className="min-h-8 rounded-md bg-brass/15 px-3 font-semibold text-brass outline-brass hover:bg-brass/25 pointer-coarse:min-h-11"
        >
          {action.label}
        </button>
      ))}
    </div>
  );
}
