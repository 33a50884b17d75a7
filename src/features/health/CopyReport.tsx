import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

/** Copies a report of the checks, for whoever helps; where the browser denies that, the text appears, to be copied by hand. */
export function CopyReport({ report }: { readonly report: () => string }) {
  const [result, setResult] = useState<{ readonly text: string; readonly isCopied: boolean }>();
  const text = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    text.current?.focus();
    text.current?.select();
  }, [result]);

  async function copy(): Promise<void> {
    const written = report();
    try {
      await navigator.clipboard.writeText(written);
      setResult({ text: written, isCopied: true });
    } catch {
      // Denied, or the page is not served over HTTPS.
      setResult({ text: written, isCopied: false });
    }
  }

  return (
    <div className="grid gap-2 px-4 pb-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button className="pointer-coarse:min-h-11" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          Copy as text
        </Button>
        <p role="status" className="text-sm text-muted">
          {result?.isCopied && 'Copied. It names no person and no record.'}
          {result?.isCopied === false && 'The browser does not allow copying. Copy the text below.'}
        </p>
      </div>
      {result?.isCopied === false && (
        <textarea
          ref={text}
          readOnly
          rows={10}
          aria-label="System health as text"
          value={result.text}
          className="w-full max-w-3xl rounded-md border border-edge bg-well px-3 py-2 text-sm"
        />
      )}
    </div>
  );
}
