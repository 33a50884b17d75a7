import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { copyLink, linkTo } from '../../lib/copyLink.ts';

/** The address where colleagues create their account, with a button that copies it. */
export function SignUpLink({ onCopy }: { readonly onCopy: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');

  async function copy(): Promise<void> {
    input.current?.select();
    if (await copyLink('/login')) {
      setMessage('The link is copied.');
      onCopy();
      // The browser may forbid it; the address is selected.
    } else setMessage('Press Ctrl+C to copy the link.');
  }

  return (
    <div className="w-full ps-7.5 @3xl:w-80 @3xl:ps-0">
      <div className="flex gap-2">
        <input
          ref={input}
          readOnly
          aria-label="Sign-up address"
          dir="ltr"
          value={ADDRESS}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="h-9 min-w-0 grow rounded-md border border-edge bg-surface px-3 text-sm"
        />
        <Button onClick={() => void copy()}>Copy link</Button>
      </div>
      <p role="status" className="pt-1 text-xs text-muted empty:hidden">
        {message}
      </p>
    </div>
  );
}

const ADDRESS = linkTo('/login');
