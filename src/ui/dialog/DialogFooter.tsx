import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';

type DialogFooterProps = {
  readonly onClose: () => void;
  readonly closeLabel?: string;
  /** What the dialog is for; missing where it can only be closed. */
  readonly action?: string | false;
  readonly isUnavailable?: boolean;
  /** Without it, the button submits the form around it. */
  readonly onAction?: () => void;
  readonly children?: ReactNode;
};

/** The foot of a dialog, with the button that leaves it and the one it is for. */
export function DialogFooter(props: DialogFooterProps) {
  const { onClose, action = false, isUnavailable = false, onAction } = props;
  const { closeLabel = action === false ? 'Close' : 'Cancel' } = props;
  return (
    <footer className="grid gap-3 border-t border-line px-6 py-4">
      {props.children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button tall onClick={onClose}>
          {closeLabel}
        </Button>
        {action !== false && (
          <Button
            type={onAction ? 'button' : 'submit'}
            variant="primary"
            tall
            data-action=""
            aria-disabled={isUnavailable}
            onClick={() => !isUnavailable && onAction?.()}
          >
            {action}
          </Button>
        )}
      </div>
    </footer>
  );
}
