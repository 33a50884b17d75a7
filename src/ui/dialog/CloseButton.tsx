import { X } from 'lucide-react';

/** The button in the header of a dialog. */
export function CloseButton({ onClose }: { readonly onClose: () => void }) {
  return (
    <button
      type="button"
      onClick={onClose}
      aria-label="Close"
      className="-me-2 grid size-9 place-items-center rounded-md opacity-70 hover:opacity-100"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}
