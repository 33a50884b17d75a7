import { useEffect } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import { messageOf } from './message.ts';
import type { FillIn, PrintedDocument } from './printedDocument.ts';
import type { Entity } from '../../model/entity.ts';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { draftScope, loadDrafts } from '../../form/draftStorage.ts';
import { COMPANY_PAGE, createAddress, recordAddress } from '../../shell/address/addresses.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { BankChangeNotice } from './BankChangeNotice.tsx';
import { Checklist } from './Checklist.tsx';
import { DocumentToolbar } from './DocumentToolbar.tsx';
import { FailedDocument, LoadingDocument, UnknownDocument } from './DocumentStates.tsx';
import { Sheet } from './Sheet.tsx';

type Kind = Pick<Entity, 'path'>;

type DocumentViewProps = {
  readonly entity: Kind;
  readonly id: string;
  /** The kind of the other party, its record if there is one, and its name. */
  readonly parties: Kind;
  readonly party: { readonly id: string } | null;
  readonly partyName: string;
  /** What the document is made of. */
  readonly sources: readonly { readonly status: SubscriptionStatus }[];
  /** Undefined if its record is not among those that have been loaded. */
  readonly document: PrintedDocument | undefined;
};

/** A document on screen: what can be done with it, what it lacks, and the sheet of paper. */
export function DocumentView(props: DocumentViewProps) {
  const { entity, id, parties, party, partyName, sources, document: printed } = props;
  const uid = useAuth().user?.uid ?? '';
  useFileName(printed === undefined ? null : `${printed.title.en} ${printed.number}`);
  if (sources.some(({ status }) => status === 'failed')) return <FailedDocument />;
  const [records, ...others] = sources;
  if (printed === undefined) {
    return records && isComplete(records.status) ? <UnknownDocument /> : <LoadingDocument />;
  }
  if (!others.every(({ status }) => isComplete(status))) return <LoadingDocument />;

  const addresses: Readonly<Record<FillIn, string>> = {
    company: `/dashboard/${COMPANY_PAGE}`,
    record: recordAddress(entity, id),
    party: party ? recordAddress(parties, party.id) : createAddress(parties, { name: partyName }),
  };
  const hasDraft = loadDrafts(draftScope(uid, entity.path, id)).length > 0;
  return (
    <>
      <PageHeader title={`${printed.title.en} ${printed.number}`}>
        <DocumentToolbar
          back={addresses.record}
          phone={printed.to.phone}
          email={printed.to.email}
          message={messageOf(printed)}
        />
      </PageHeader>
      <BankChangeNotice />
      <Checklist document={printed} addresses={addresses} hasDraft={hasDraft} />
      <div className="sheet-desk">
        <Sheet document={printed} />
      </div>
    </>
  );
}

/** Browsers propose the title of the page as the name of the file when it is printed to one. */
function useFileName(name: string | null): void {
  useEffect(() => {
    if (name === null) return undefined;
    let title = document.title;
    const start = (): void => {
      title = document.title;
      document.title = name;
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
