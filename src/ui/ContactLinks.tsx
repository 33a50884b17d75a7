import { Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react';
import { callHref, whatsappHref, whatsappNumber, type Contacts } from '../lib/contacts.ts';
import { mailHref } from '../lib/messageLinks.ts';

type ContactLinksProps = {
  readonly contacts: Contacts;
  /** Whether a number is all that is written out, so that they fit into a line with whom they reach. */
  readonly isShort?: boolean;
};

/** Links that call, write on WhatsApp and write an e-mail; nothing if there is nothing to reach. */
export function ContactLinks({ contacts, isShort = false }: ContactLinksProps) {
  const { phones, emails } = contacts;
  if (phones.length === 0 && emails.length === 0) return null;
  return (
    <ul aria-label="Get in touch" className="flex flex-wrap gap-2">
      {phones.map((phone) => (
        <PhoneItems key={phone} phone={phone} isShort={isShort} />
      ))}
      {emails.map((email) => (
        <ContactItem
          key={email}
          icon={Mail}
          verb="E-mail"
          text={email}
          shown={isShort ? 'icon' : 'text'}
          href={mailHref(email)}
        />
      ))}
    </ul>
  );
}

type PhoneItemsProps = { readonly phone: string; readonly isShort: boolean };

function PhoneItems({ phone, isShort }: PhoneItemsProps) {
  const number = whatsappNumber(phone);
  return (
    <>
      <ContactItem icon={Phone} verb="Call" text={phone} shown="text" href={callHref(phone)} />
      {number !== null && (
        <ContactItem
          icon={MessageCircle}
          verb="WhatsApp"
          text={phone}
          shown={isShort ? 'icon' : 'verb'}
          href={whatsappHref(phone)}
        />
      )}
    </>
  );
}

type ContactItemProps = {
  readonly icon: LucideIcon;
  readonly verb: string;
  /** Whom: the number or address as it is written. */
  readonly text: string;
  /** What is seen, beside the icon. */
  readonly shown: 'icon' | 'verb' | 'text';
  readonly href: string;
};

function ContactItem({ icon: Icon, verb, text, shown, href }: ContactItemProps) {
  const opensTab = href.startsWith('https:');
  return (
    <li className="min-w-0">
      <a
        href={href}
        {...(opensTab && { target: '_blank', rel: 'noreferrer' })}
        title={shown === 'text' ? undefined : `${verb} ${text}`}
        className="inline-flex min-h-8 max-w-full items-center gap-2 rounded-md border border-edge/50 px-2.5 text-[0.8125rem] font-semibold hover:border-edge hover:bg-sunken pointer-coarse:min-h-11"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0 text-accent" strokeWidth={1.75} />
        <span className={shown === 'verb' ? '' : 'sr-only'}>{verb}</span>{' '}
        <bdi
          className={
            shown === 'text' ? 'min-w-0 font-normal wrap-anywhere tabular-nums' : 'sr-only'
          }
        >
          {text}
        </bdi>
      </a>
    </li>
  );
}
