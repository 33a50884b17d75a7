import { Download, Mail, MessageCircle, Printer } from 'lucide-react';
import { useState } from 'react';
import { contactsIn, phonesIn, whatsappHref } from '../../lib/contacts.ts';
import { mailHref, type Message } from '../../lib/messageLinks.ts';
import type { Period } from '../../lib/period.ts';
import type { Names } from '../../records/model/field.ts';
import { downloadCsv } from '../../records/page/exportRecords.ts';
import { Alert } from '../../ui/Alert.tsx';
import { showToast } from '../../ui/showToast.ts';
import { Button, type Look } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { Select } from '../../ui/controls.tsx';
import type { Contact } from '../contacts/contact.entity.ts';
import { usePeopleOf } from '../contacts/usePeopleOf.ts';
import { rowsOf, type PrintedDocument } from './printedDocument.ts';

type ExportButtonProps = {
  readonly command: string;
  readonly document: PrintedDocument;
  readonly period: Period;
};

/** Saves what a page prints as a spreadsheet. */
export function ExportButton({ command, document, period: { from, to } }: ExportButtonProps) {
  const title = document.title.en;
  const save = () =>
    downloadCsv({ noun: { one: title, many: title } }, `${from}-${to}`, rowsOf(document));
  return (
    <Button tall data-command={command} onClick={() => showToast(`${title} exported to ${save()}`)}>
      <Download aria-hidden="true" className="size-4" />
      Export
    </Button>
  );
}

const print = (): void => window.print();

type PrintButtonProps = Pick<Look, 'variant'> & { readonly onClick?: () => void };

/** Prints the page. */
export const PrintButton = ({ variant = 'primary', onClick = print }: PrintButtonProps) => (
  <Button variant={variant} tall onClick={onClick}>
    <Printer aria-hidden="true" className="size-4" />
    Print
  </Button>
);

/** Somebody who can be written to. */
export type Recipient = { readonly name: string; readonly phone: string; readonly email: string };

type SendLinksProps = {
  readonly of: Names['of'];
  readonly to: Recipient;
  /** The name of the record that is kept for them. */
  readonly keptName?: string | undefined;
  readonly message: Message;
  readonly onOpen?: () => void;
};

/** Opens a text in a chat or an e-mail to the customer or supplier, or to whom of their people one chooses. */
export function SendLinks({ of, to, keptName = '', message, onOpen }: SendLinksProps) {
  const { people } = usePeopleOf(of, to.name, keptName);
  const recipients = findRecipients(to, people);
  const [chosen, setChosen] = useState(0);
  const { phone, email } = recipients[chosen] ?? recipients[0] ?? to;
  return (
    <>
      {recipients.length > 1 && (
        <Select
          aria-label="Send to"
          value={String(chosen)}
          options={recipients.map((one, index) => [
            String(index),
            [one.name, one.phone, one.email].filter(Boolean).join(' · '),
          ])}
          onChoice={(index) => setChosen(Number(index))}
          className="max-w-48"
        />
      )}
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
}

type SentOfferProps = {
  readonly label: string;
  readonly className: string;
  readonly onSent: () => void;
};

/** Asks, once something was printed or passed on, whether it has been sent: nothing here can know. */
export function SentOffer({ label, className, onSent }: SentOfferProps) {
  return (
    <Alert kind="status" className={`print:hidden ${className}`}>
      Have you sent it?{' '}
      <Button variant="quiet" data-command={label} onClick={onSent}>
        {label}
      </Button>
    </Alert>
  );
}

/** Those who can be reached: first whoever is without a choice, whose blanks the others fill. */
export function findRecipients(to: Recipient, people: readonly Contact[]): readonly Recipient[] {
  const known = [
    to,
    ...people.map((one) => ({ ...one, name: [one.name, one.role].filter(Boolean).join(', ') })),
  ]
    .map(({ name, phone, email }) => ({
      name: name.trim(),
      phone: phonesIn(phone)[0] ?? '',
      email: contactsIn(email).emails[0] ?? '',
    }))
    .filter(({ phone, email }) => phone !== '' || email !== '');
  const phone = known.find((one) => one.phone !== '')?.phone ?? '';
  const email = known.find((one) => one.email !== '')?.email ?? '';
  const first = known.find((one) => one.phone === phone && one.email === email);
  return [first ?? { name: to.name.trim(), phone, email }, ...known.filter((one) => one !== first)];
}
