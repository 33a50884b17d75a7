import { Check, Link2 } from 'lucide-react';
import { useState } from 'react';
import { copyLink } from '../lib/copyLink.ts';

/** Copies the address of the page, which names the open record. */
export function CopyLinkButton() {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Link2;

  async function copy(): Promise<void> {
    // If the browser refuses it, the address bar has the same link.
    setCopied(await copyLink(window.location.hash.slice(1)));
  }

  return (
    <>
      <button
        type="button"
        aria-label="Copy link"
        title="Copy link"
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
        className="grid size-9 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </button>
      <span role="status" className="sr-only">
        {isCopied && 'Link copied'}
      </span>
    </>
  );
}
