import { ArrowLeft, Mail, MessageCircle, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Message } from './message.ts';
import { waLink } from '../../lib/waLink.ts';
import { Button } from '../../ui/Button.tsx';

type DocumentToolbarProps = {
  /** Where the document comes from. */
  readonly back: string;
  /** Those of the other party; blank if unknown. */
  readonly phone: string;
  readonly email: string;
  readonly message: Message;
};

const LINK_CLASS =
  'inline-flex min-h-9 items-center justify-center gap-2 rounded-md border border-edge/50 bg-surface px-3.5 text-sm font-semibold whitespace-nowrap text-ink hover:border-edge hover:bg-sunken pointer-coarse:min-h-11';

/** What can be done with a document. Chats and e-mails get a text; the file is attached by hand. */
export function DocumentToolbar({ back, phone, email, message }: DocumentToolbarProps) {
  const query = `subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(message.body.replaceAll('\n', '\r\n'))}`;
  return (
    <>
      <Link to={back} className={LINK_CLASS}>
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        Back
      </Link>
      <a
        href={waLink(phone, message.body)}
        target="_blank"
        rel="noopener noreferrer"
        className={LINK_CLASS}
      >
        <MessageCircle aria-hidden="true" className="size-4" />
        WhatsApp
        <span className="sr-only">(opens in a new tab)</span>
      </a>
      <a href={`mailto:${encodeURIComponent(email.trim())}?${query}`} className={LINK_CLASS}>
        <Mail aria-hidden="true" className="size-4" />
        E-mail
      </a>
      <Button variant="primary" className="pointer-coarse:min-h-11" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print
      </Button>
    </>
  );
}
