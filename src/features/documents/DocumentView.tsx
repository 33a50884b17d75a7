import { useEffectEvent, useId, useLayoutEffect, useState, type ComponentProps } from 'react';
import { useAuth } from '../../session/useAuth.ts';
import {
  messageOf,
  type EInvoiceFile,
  type FillIn,
  type Flaw,
  type PrintedDocument,
} from './printedDocument.ts';
import { nounInTitle, type Entity } from '../../records/model/entity.ts';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { draftScope, loadDrafts } from '../../records/form/useEdits.ts';
import { createAddress, recordAddress } from '../../records/page/address/addresses.ts';
import { hasPreviousPage } from '../../records/page/address/useAddress.ts';
import { PageHeader, Loaded } from '../../records/page/PageHeader.tsx';
import { BankChangeNotice } from './BankChangeNotice.tsx';
import { Paper } from './Paper.tsx';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../ui/Alert.tsx';
import { ArrowLeft, Download } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ActionMessage, useAction } from '../../ui/useAction.tsx';
import { downloadFile } from '../../lib/downloadFile.ts';
import { PrintButton, SendLinks, SentOffer } from './paperTools.tsx';
import { NUMBERED, SharePdf, useOnceNumbered, type Numbering } from './SharePdf.tsx';

type Kind = Pick<Entity, 'path' | 'noun'>;

type DocumentViewProps = {
  readonly entity: Kind;
  readonly id: string;
  /** The kind of the other party, its record if there is one, and its name. */
  readonly parties: Kind;
  readonly party: { readonly id: string; readonly name: string } | null;
  readonly partyName: string;
  readonly sources: readonly { readonly status: SubscriptionStatus }[];
  /** Undefined if its record is not among those that have been loaded. */
  readonly document: PrintedDocument | undefined;
  /** Marks as sent what is not, once it was printed or passed on; undefined for what is. */
  readonly onSent?: (() => void) | undefined;
  readonly sentLabel?: string;
  /** Where it is issued, which sends it; undefined for what is not. */
  readonly issueAddress?: string | undefined;
  /** Of a document that is given its number when it is printed or sent. */
  readonly numbering?: Numbering;
  /** Makes the e-invoice of what is issued; undefined for what has none. */
  readonly makeEInvoice?: (() => Promise<EInvoiceFile>) | undefined;
};

/** A document on screen: what can be done with it, what it lacks, and the sheet of paper. */
export function DocumentView(props: DocumentViewProps) {
  const { entity, id, parties, party, partyName, sources, document: printed } = props;
  const uid = useAuth().user?.uid ?? '';
  const { numbering = NUMBERED, sentLabel = 'Mark Sent', onSent } = props;
  const [isPassedOn, setPassedOn] = useState(false);
  const passOn = (): void => {
    numbering.give();
    setPassedOn(true);
  };
  const fileName = printed === undefined ? null : `${printed.title.en} ${printed.number}`;
  useFileName(fileName, passOn);
  const [records, ...others] = sources;
  const hasFailed = sources.some(({ status }) => status === 'failed');
  const isUnknown = printed === undefined && records !== undefined && isComplete(records.status);
  if (isUnknown && !hasFailed) return <UnknownDocument />;
  if (printed === undefined || !others.every(({ status }) => isComplete(status))) {
    return (
      <>
        <PageHeader title="Print or send" />
        <Loaded sources={sources} what="The document appears" />
      </>
    );
  }
  const addresses: Readonly<Record<FillIn, string>> = {
    company: '/dashboard/company',
    record: recordAddress(entity, id),
    party: party ? recordAddress(parties, party.id) : createAddress(parties, { name: partyName }),
  };
  const hasDraft = loadDrafts(draftScope(uid, entity.path, id)).length > 0;
  return (
    <>
      <PageHeader title={`${printed.title.en} ${printed.number}`}>
        <DocumentToolbar
          back={addresses.record}
          recipient={{
            of: parties.noun.one === 'supplier' ? 'suppliers' : 'customers',
            to: printed.to,
            keptName: party?.name,
            message: messageOf(printed),
          }}
          issueAddress={props.issueAddress}
          numbering={numbering}
          fileName={fileName ?? ''}
          onPassedOn={passOn}
        />
      </PageHeader>
      <BankChangeNotice />
      {isPassedOn && onSent && (
        <SentOffer label={sentLabel} onSent={onSent} className="mx-4 mb-4 sm:mx-6" />
      )}
      {!numbering.isGiven && (
        <p className="px-4 pb-4 text-sm text-muted sm:px-6 print:hidden">
          It is given this number once it is printed or sent.
        </p>
      )}
      <Checklist entity={entity} document={printed} addresses={addresses} hasDraft={hasDraft} />
      {props.makeEInvoice && (
        <EInvoiceOffer entity={entity} make={props.makeEInvoice} addresses={addresses} />
      )}
      <div className="document-desk">
        <Paper document={printed} />
      </div>
    </>
  );
}

/** Browsers propose the title of the page as the name of the file it is printed to. `onPrint` is called however it is printed. */
function useFileName(name: string | null, onPrint: () => void): void {
  const print = useEffectEvent(onPrint);
  // Before it is on screen, from when on it may be printed.
  useLayoutEffect(() => {
    if (name === null) return undefined;
    let title = document.title;
    const start = (): void => {
      title = document.title;
      document.title = name;
      print();
    };
    const end = (): void => {
      document.title = title;
    };
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, [name]);
}

type Addresses = Readonly<Record<FillIn, string>>;

type ChecklistProps = {
  readonly entity: Kind;
  readonly document: PrintedDocument;
  /** Where each kind of flaw is filled in. */
  readonly addresses: Addresses;
  readonly hasDraft: boolean;
};

/** What looks wrong in a document, and what it lacks to be one of tax: on screen only, never on paper. */
function Checklist({ entity, document, addresses, hasDraft }: ChecklistProps) {
  const titleId = useId();
  const { warnings = [], missing = null } = document;
  return (
    <div className="grid gap-3 px-4 pb-4 empty:hidden sm:px-6 print:hidden">
      {hasDraft && (
        <Alert kind="status">
          Text that was typed into the form and not saved is not on this document.{' '}
          <TextLink to={addresses.record} className="font-semibold underline">
            Open the form
          </TextLink>
        </Alert>
      )}
      {warnings.map((warning) => (
        <Alert key={warning.text} kind="alert">
          {warning.text}{' '}
          <TextLink to={addresses[warning.where]} className="font-semibold underline">
            Correct it
          </TextLink>
        </Alert>
      ))}
      {missing !== null && missing.length > 0 && (
        <section aria-labelledby={titleId} className={BOX_CLASS}>
          <h2 id={titleId} className="font-semibold">
            Missing for a tax {entity.noun.one}
          </h2>
          <MissingParts entity={entity} missing={missing} addresses={addresses} />
        </section>
      )}
    </div>
  );
}

const BOX_CLASS = 'max-w-4xl rounded-md border border-line bg-sunken px-4 py-3 text-sm';

type EInvoiceOfferProps = {
  readonly entity: Kind;
  readonly make: () => Promise<EInvoiceFile>;
  readonly addresses: Addresses;
};

function EInvoiceOffer({ entity, make, addresses }: EInvoiceOfferProps) {
  const titleId = useId();
  const [missing, setMissing] = useState<readonly Flaw[]>([]);
  const { isBusy, failure, notice, run } = useAction(() => 'The e-invoice could not be made.');

  const download = (): void =>
    void run(async () => {
      const file = await make();
      setMissing('missing' in file ? file.missing : []);
      if ('missing' in file) return 'Missing for the e-invoice:';
      if ('reason' in file) return file.reason;
      downloadFile(file.name, new Blob([file.xml], { type: 'application/xml' }));
      return `${file.name} was made. It has not been sent: pass it on to your accredited provider.`;
    });

  return (
    <section aria-labelledby={titleId} className="px-4 pb-4 sm:px-6 print:hidden">
      <div className={BOX_CLASS}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 grow basis-72">
            <h2 id={titleId} className="font-semibold">
              E-invoice
            </h2>
            <p className="text-muted">
              A file for your accredited provider, who sends it. Nothing is sent from here.
            </p>
          </div>
          <Button tall aria-disabled={isBusy} onClick={download}>
            <Download aria-hidden="true" className="size-4" />
            Download e-invoice (XML)
          </Button>
        </div>
        <ActionMessage failure={failure} notice={notice} />
        {missing.length > 0 && (
          <MissingParts entity={entity} missing={missing} addresses={addresses} />
        )}
      </div>
    </section>
  );
}

type MissingPartsProps = {
  readonly entity: Kind;
  readonly missing: readonly Flaw[];
  readonly addresses: Addresses;
};

const MissingParts = ({ entity, missing, addresses }: MissingPartsProps) => (
  <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
    {missing.map(({ text, where }) => (
      <li
        key={text}
        className="flex items-baseline justify-between gap-3 border-t border-line py-1.5 max-sm:first:border-t-0 sm:nth-[-n+2]:border-t-0"
      >
        <span className="min-w-0">{text}</span>
        <TextLink to={addresses[where]} className="shrink-0 font-semibold">
          {where === 'record' ? nounInTitle(entity) : ACTIONS[where]}
          <span className="sr-only">: {text}</span>
        </TextLink>
      </li>
    ))}
  </ul>
);

const ACTIONS: Readonly<Record<Exclude<FillIn, 'record'>, string>> = {
  company: 'Company',
  party: 'Customer',
};

type DocumentToolbarProps = {
  readonly fileName: string;
  readonly onPassedOn: () => void;
  /** Where it leads if the person has come from nowhere in the app. */
  readonly back: string;
  readonly recipient: ComponentProps<typeof SendLinks>;
} & Pick<DocumentViewProps, 'issueAddress'> &
  Required<Pick<DocumentViewProps, 'numbering'>>;

/** What can be done with a document. Chats and e-mails get a text; the file is attached by hand. */
function DocumentToolbar(props: DocumentToolbarProps) {
  const { back, recipient, numbering, fileName, onPassedOn } = props;
  const print = useOnceNumbered(numbering, () => window.print());
  const navigate = useNavigate();
  return (
    <>
      <ButtonLink
        to={back}
        onClick={(event) => {
          const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
          if (!isPlain || !hasPreviousPage()) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        Back
      </ButtonLink>
      <SendLinks {...recipient} onOpen={onPassedOn} />
      {props.issueAddress && <ButtonLink to={props.issueAddress}>Issue and send</ButtonLink>}
      <SharePdf fileName={fileName} numbering={numbering} onShared={onPassedOn} />
      <PrintButton onClick={print} />
    </>
  );
}

/** When there is no record of the address. */
export function UnknownDocument() {
  return (
    <>
      <PageHeader title="Print or send" />
      <Alert kind="alert" className="mx-4 sm:mx-6">
        <p>This record does not exist. It may have been removed, or the link is not complete.</p>
        <p className="mt-1">
          <TextLink to="/dashboard/finance">All invoices</TextLink>
        </p>
      </Alert>
    </>
  );
}
