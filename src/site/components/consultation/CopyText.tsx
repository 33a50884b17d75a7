import { useEffect, useRef, useState } from 'react';

type CopyTextProps = {
  readonly text: string;
  readonly labels: {
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly wholeText: string;
  };
  /** Classes of the button. */
  readonly className: string;
  /** Called when the text was copied, by the button or by hand. */
  readonly onCopy?: (() => void) | undefined;
};

/** A button that copies a text; where the browser denies that, the text appears selected, to be copied by hand. */
export function CopyText({ text, labels, className, onCopy }: CopyTextProps) {
  const [attempt, setAttempt] = useState<{ readonly isCopied: boolean } | null>(null);
  const wholeText = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    wholeText.current?.focus();
    wholeText.current?.select();
  }, [attempt]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setAttempt({ isCopied: true });
      onCopy?.();
    } catch {
      // Denied, or the page is not served over HTTPS.
      setAttempt({ isCopied: false });
    }
  }

  return (
    <>
      <button type="button" onClick={() => void copy()} className={className}>
        {labels.copy}
      </button>
      <p role="status" className="min-h-6 basis-full text-[0.9375rem] text-slate">
        {attempt && (attempt.isCopied ? labels.copied : labels.copyByHand)}
      </p>
      {attempt?.isCopied === false && (
        <textarea
          ref={wholeText}
          readOnly
          dir="auto"
          rows={8}
          aria-label={labels.wholeText}
          value={text}
          onCopy={onCopy}
          className="w-full rounded-xs border border-slate bg-[#fbf9f4] px-4 py-3 text-[0.9375rem]"
        />
      )}
    </>
  );
}
