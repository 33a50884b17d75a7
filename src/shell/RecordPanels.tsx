import type { ReactNode } from 'react';
import { createTitle, type Entity, type RecordOf, type Fields } from '../model/entity.ts';
import { RecordPanel } from '../form/RecordPanel.tsx';
import { useRecordForm, type RecordForm } from '../form/useRecordForm.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { CreateButton, PageHeader } from './PageHeader.tsx';
import { LazyNextSteps } from './LazyNextSteps.tsx';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import { RECORD, DOCUMENT_PAGE, nameInAddress } from './address/addresses.ts';
import { markSent, useAddress, useGoToRecord } from './address/useAddress.ts';
import type { OpenRecord } from './address/useOpenRecord.ts';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { orUntitled } from '../lib/orUntitled.ts';
import type { Intent } from '../store/write/intent.ts';
import { showToast } from '../ui/showToast.ts';
import { useScrollToPart } from '../ui/ScrollPlaces.tsx';

/** A list of the page, of which a record may be open. */
export type OpenList = {
  readonly entity: Entity;
  readonly records: readonly RecordOf<Entity>[];
  readonly opened: OpenRecord | null;
  readonly close: () => void;
  /** Opens the record after the open one, or with -1 that before it. */
  readonly openNeighbor: (by: 1 | -1) => void;
  readonly isUnknown: boolean;
  /** What the form shows below its fields. */
  readonly details?: (form: RecordForm) => ReactNode;
};

type RecordsHeaderProps = {
  readonly title: string;
  /** Parts of the page that its header links to. */
  readonly parts?: readonly PagePart[];
  /** The main list of the page first: the key for a new record presses the button of that. */
  readonly lists: readonly [OpenList & { readonly create: () => void }, ...OpenList[]];
  /** Buttons before that one. */
  readonly actions?: ReactNode;
};

/** The header of a page of lists, with the button that adds a record to the main one, and the panel of the open record. */
export function RecordsHeader({ title, parts, lists, actions }: RecordsHeaderProps) {
  const [{ entity, create }] = lists;
  return (
    <>
      <PageHeader title={title} parts={parts && <PageParts parts={parts} />}>
        {actions}
        <CreateButton onClick={create}>{createTitle(entity)}</CreateButton>
      </PageHeader>
      <RecordPanels lists={lists} />
    </>
  );
}

/** A part of a long page: the element with that id. */
type PagePart = {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** Whether there are more than that. */
  readonly hasMore?: boolean;
};

function PageParts({ parts }: { readonly parts: readonly PagePart[] }) {
  useScrollToPart();
  return (
    <nav
      aria-label="Parts of this page"
      className="-ms-2.5 flex flex-wrap gap-0.5 max-sm:order-last max-sm:w-full print:hidden"
    >
      {parts.map(({ id, label, count, hasMore = false }) => (
        <Link
          key={id}
          to={{ search: `?part=${id}` }}
          replace
          className="flex min-h-8 items-center gap-1.5 rounded-md px-2.5 text-[0.8125rem] font-medium text-muted hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
        >
          {label}
          <span className="text-xs font-normal tabular-nums">
            {`${count.toLocaleString('en-US')}${hasMore ? '+' : ''}`}
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** The panel of the open record, or a message that the record of the address is in none of the lists. */
export function RecordPanels({ lists }: { readonly lists: readonly OpenList[] }) {
  return (
    <>
      {lists.map(
        ({ opened, ...list }) => opened && <OpenPanel key={opened.key} opened={opened} {...list} />,
      )}
      {lists.every(({ isUnknown }) => isUnknown) && <UnknownRecord />}
    </>
  );
}

type OpenPanelProps = Omit<OpenList, 'isUnknown'> & { readonly opened: OpenRecord };

/** Mounted by the name of the record in the address. */
function OpenPanel({ entity, records, opened, close, openNeighbor, details }: OpenPanelProps) {
  const onCreated = useCreatedToast(entity);
  const form = useRecordForm(entity, records, {
    start: opened,
    onClose: close,
    onSend: markSent,
    onCreated,
  });
  const { record } = form;
  return (
    <RecordPanel
      form={form}
      onNeighbor={openNeighbor}
      actions={
        <>
          {record && <DocumentLink entity={entity} id={record.id} />}
          <CopyLinkButton />
        </>
      }
      details={
        <>
          {details?.(form)}
          {record && <LazyNextSteps entity={entity} record={record} />}
        </>
      }
    />
  );
}

function UnknownRecord() {
  const { write } = useAddress();
  return (
    <div className="px-4 pt-4 sm:px-6">
      <Alert kind="alert">
        <p>This record does not exist. It may have been removed, or the link is not complete.</p>
        <Button className="mt-2" onClick={() => write({ [RECORD]: null })}>
          Show all records
        </Button>
      </Alert>
    </div>
  );
}

type DocumentLinkProps = { readonly entity: Pick<Entity, 'path'>; readonly id: string };

/** Leads from the panel of an invoice or order to its printed form; nothing for other records. */
function DocumentLink({ entity, id }: DocumentLinkProps) {
  const address = documentAddress(entity, id);
  return (
    address !== null && (
      <Link
        to={address}
        className="inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-md px-2 text-sm font-semibold whitespace-nowrap text-accent hover:bg-accent/10 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <Printer aria-hidden="true" className="size-4.5" />
        <span className="max-sm:sr-only">Print or send</span>
      </Link>
    )
  );
}

/** The kinds of records that are printed, by path. */
const PRINTED: ReadonlySet<string> = new Set(['finance/invoices', 'procurement/purchaseOrders']);

/** The address of the page that prints and sends a record; null if there is none for its kind. */
const documentAddress = (entity: Pick<Entity, 'path'>, id: string): string | null =>
  PRINTED.has(entity.path)
    ? `/dashboard/${DOCUMENT_PAGE}?${new URLSearchParams({ [nameInAddress(entity)]: id }).toString()}`
    : null;

/** Returns a function that says that a record was created and opens it, unless its row is on screen. */
function useCreatedToast<F extends Fields>(entity: Entity<F>): (created: Intent) => void {
  const goToRecord = useGoToRecord();
  return ({ id, title }) =>
    ifOffScreen(id, () =>
      showToast(`${orUntitled(title)} created`, {
        label: 'Open',
        run: () => goToRecord(entity, id),
      }),
    );
}

/** The bars above and below the lists, which cover rows. */
const BARS = { rootMargin: '-104px 0px -56px' };

function ifOffScreen(id: string, say: () => void): void {
  // Once the form has closed and the row is rendered.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const row = document.querySelector(`[data-opens-record="${CSS.escape(id)}"]`);
      if (row === null) return say();
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        if (entry?.isIntersecting === false) say();
      }, BARS);
      return observer.observe(row);
    }),
  );
}
