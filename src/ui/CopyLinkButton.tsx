import { Check, Link2 } from 'lucide-react';
import { useState } from 'react';
import { copyLink } from '../lib/copyLink.ts';
import { IconButton } from './IconButton.tsx';

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
      <IconButton
        icon={Icon}
        label="Copy link"
        title="Copy link"
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
        iconSize="size-4.5"
      />
      <span role="status" className="sr-only">
        {isCopied && 'Link copied'}
      </span>
    </>
  );
}
