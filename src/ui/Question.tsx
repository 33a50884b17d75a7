import { useId, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { takeFocus } from './focus.ts';

type QuestionProps = {
  readonly text: string;
  readonly details?: ReactNode;
  readonly yes: string;
  /** What `yes` says while it is being done; it is not then. */
  readonly busy?: string | false;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Tells what something means that cannot simply be taken back, and asks for a confirmation, which has the focus. */
export function Question({ text, details, yes, busy = false, onYes, onNo }: QuestionProps) {
  const id = useId();
  return (
    <div role="group" aria-describedby={id} className="mt-2 rounded-md bg-sunken p-3">
      <p id={id}>{text}</p>
      {details}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          ref={takeFocus}
          variant="primary"
          tall
          aria-disabled={busy !== false}
          onClick={onYes}
        >
          {busy === false ? yes : busy}
        </Button>
        {busy === false && (
          <Button tall onClick={onNo}>
            Not now
          </Button>
        )}
      </div>
    </div>
  );
}
