import { Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { whatsappHref } from '../../lib/contacts.ts';
import { mailHref } from '../../lib/messageLinks.ts';
import type { Texts } from '../../records/model/draft.ts';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { Input, Select } from '../../ui/controls.tsx';
import type { Company } from '../documents/company.ts';
import { messageOf } from '../documents/printedDocument.ts';
import { invoiceDocument } from './invoiceDocument.ts';
import type { InvoiceToIssue } from './useInvoicesToIssue.ts';

/** Stand for an address that is typed, and for no address. */
const ANOTHER = 'another';
const PRINT = 'print';

/** Where an invoice is sent: by the person's own mail or WhatsApp, to a blank address if none is known; null if it is only printed. */
export function targetOf({ recipients, filled }: InvoiceToIssue) {
  const { to = recipients[0]?.address, email = '', phone = '' } = filled;
  if (to === PRINT) return null;
  const known = recipients.find(({ address }) => address === to);
  return known ?? { isMail: phone === '', address: (email || phone).trim() };
}

/** The link that opens the person's own mail or chat with the text of an issued invoice. */
export function hrefOf(row: InvoiceToIssue, details: Company): string {
  const { isMail = true, address = '' } = targetOf(row) ?? {};
  const { buyer, issued } = row;
  const message = messageOf(invoiceDocument({ ...issued, status: 'Sent' }, details, buyer));
  return isMail ? mailHref(address, message) : whatsappHref(address, message.body);
}

type SendToProps = { readonly row: InvoiceToIssue; readonly fill: (texts: Texts) => void };

/** To whom an invoice goes, and how: one of the addresses that are known, or one that is typed. */
export function SendTo({ row, fill }: SendToProps) {
  const { record, recipients, filled } = row;
  const { to = recipients[0]?.address ?? ANOTHER, email = '', phone = '' } = filled;
  return (
    <div className="flex min-w-0 grow flex-wrap gap-2">
      <Select
        aria-label={`Send ${record.idNum} to`}
        value={to}
        options={[
          ...recipients.map(({ address, text }) => [address, text] as const),
          [ANOTHER, 'Another address…'],
          [PRINT, 'Nobody: print only'],
        ]}
        onChoice={(chosen) => fill({ to: chosen, email: '', phone: '' })}
        className="min-w-0 grow basis-40"
      />
      {to === ANOTHER && (
        <Input
          aria-label="E-mail or phone"
          name="to"
          placeholder="E-mail or phone"
          value={email || phone}
          onText={(text) =>
            fill(text.includes('@') ? { email: text, phone: '' } : { email: '', phone: text })
          }
          className="min-w-0 grow basis-40"
        />
      )}
    </div>
  );
}

type SendLinkProps = {
  readonly row: InvoiceToIssue;
  readonly details: Company;
  readonly variant: 'plain' | 'primary';
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** Opens the mail or chat by which an issued invoice is sent. */
export function SendLink({ row, details, children, variant, onOpen }: SendLinkProps) {
  const isMail = targetOf(row)?.isMail ?? true;
  const Icon = isMail ? Mail : MessageCircle;
  return (
    <ButtonAnchor
      variant={variant}
      href={hrefOf(row, details)}
      {...(!isMail && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={(event) => {
        // Before the link leads to the next one, which it does once this is noted.
        event.preventDefault();
        openLink(event.currentTarget.href);
        onOpen();
      }}
    >
      <Icon aria-hidden="true" className="size-4" />
      {children}
    </ButtonAnchor>
  );
}

/** Opens a mail in the person's own program, or a chat beside the page. */
export function openLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener noreferrer';
  link.target = href.startsWith('http') ? '_blank' : '';
  link.click();
}
