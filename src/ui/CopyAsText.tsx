import { useState } from 'react';
import { Button } from './Button.tsx';

type CopyAsTextProps = {
  /** What is copied, at the moment of the click. */
  readonly text: () => string;
  /** The name of the text where it is shown. */
  readonly label: string;
};

/** Copies a text for whoever helps; where the browser denies that, the text appears, to be copied by hand. */
export function CopyAsText({ text, label }: CopyAsTextProps) {
  /** What could not be copied; blank once it was. */
  const [shown, setShown] = useState<string>();

  async function copy(): Promise<void> {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
      setShown('');
    } catch {
      // Denied, or the page is not served over HTTPS.
      setShown(copied);
    }
  }

  return (
    <>
      <Button tall onClick={() => void copy()}>
        Copy as text
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {shown ? 'Copy it by hand.' : shown === '' && 'Copied'}
      </p>
      {shown && (
        <textarea
          ref={select}
          readOnly
          rows={10}
          aria-label={label}
          value={shown}
          className="w-full max-w-3xl rounded-md border border-edge bg-well px-3 py-2 text-sm"
        />
      )}
    </>
  );
}

function select(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
