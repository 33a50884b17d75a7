import { Download, Mail, MessageCircle, Printer } from 'lucide-react';
import { whatsappHref } from '../../lib/contacts.ts';
import { mailHref, type Message } from '../../lib/messageLinks.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';

type ExportButtonProps = { readonly command: string; readonly onClick: () => void };

/** Saves what a page shows as a spreadsheet. */
export const ExportButton = ({ command, onClick }: ExportButtonProps) => (
  <Button tall data-command={command} onClick={onClick}>
    <Download aria-hidden="true" className="size-4" />
    Export
  </Button>
);

const print = (): void => window.print();

/** Prints the page. */
export const PrintButton = ({ onClick = print }: { readonly onClick?: () => void }) => (
  <Button variant="primary" tall onClick={onClick}>
    <Printer aria-hidden="true" className="size-4" />
    Print
  </Button>
);

type SendLinksProps = {
  /** Those of whom it goes to; blank if unknown. */
  readonly phone: string;
  readonly email: string;
  readonly message: Message;
  readonly onOpen?: () => void;
};

/** Opens a text in a chat or an e-mail, from where it is sent. */
export const SendLinks = ({ phone, email, message, onOpen }: SendLinksProps) => (
  <>
    <ButtonAnchor
      href={whatsappHref(phone, message.body)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
    >
      <MessageCircle aria-hidden="true" className="size-4" />
      WhatsApp
      <span className="sr-only">(opens in a new tab)</span>
    </ButtonAnchor>
    <ButtonAnchor href={mailHref(email, message)} onClick={onOpen}>
      <Mail aria-hidden="true" className="size-4" />
      E-mail
    </ButtonAnchor>
  </>
);
