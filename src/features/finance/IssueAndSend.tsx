import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { money } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { countText, orUntitled, plural } from '../../lib/words.ts';
import type { Texts } from '../../records/model/draft.ts';
import { documentAddress } from '../../records/page/address/addresses.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useStoredValue } from '../../records/store/read/useStored.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { Form, onEnter } from '../../ui/Form.tsx';
import { useMoveFocus } from '../../ui/focus.ts';
import { Paper } from '../documents/Paper.tsx';
import { SharePdf } from '../documents/SharePdf.tsx';
import { invoice, ISSUE_AND_SEND, TAX_INVOICE_COUNTER } from './invoice.entity.ts';
import { invoiceDocument } from './invoiceDocument.ts';
import { InvoiceLine } from './InvoiceLine.tsx';
import { issueInvoice } from './issuing.ts';
import { explainFailure } from './obstacleToIssue.ts';
import { hrefOf, openLink, SendLink, targetOf } from './SendTo.tsx';
import { useInvoicesToIssue, type InvoiceToIssue } from './useInvoicesToIssue.ts';

type IssueAndSendProps = {
  readonly ids: readonly string[];
  readonly onClose: () => void;
};

/** Issues invoices, one after the other, and opens the mail or chat by which each is sent. */
export default function IssueAndSend({ ids, onClose }: IssueAndSendProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, Texts>>>({});
  const { rows, details, isReady } = useInvoicesToIssue(ids, typed);
  const last = useStoredValue(
    `counters/${TAX_INVOICE_COUNTER}/last`,
    (stored) => Number(stored) || 0,
  );
  const today = useToday();
  const [issuing, setIssuing] = useState('');
  /** Why an invoice was not issued, by its id. */
  const [failures, setFailures] = useState<Texts>({});
  const [opened, setOpened] = useState<readonly string[]>([]);
  /** Whether it was said that something is missing that may be. */
  const [isWarned, setWarned] = useState(false);
  const navigate = useNavigate();
  const moveFocus = useMoveFocus();
  const [only] = rows;
  if (!isReady || only === undefined) return null;
  const isMany = ids.length > 1;
  const drafts = rows.filter(({ record }) => record.taxNumber === '');
  const issued = rows.filter(({ record }) => record.taxNumber !== '');
  const ready = drafts.filter((row) => row.obstacle === null && stopOf(row) === '');
  const next = issued.find((row) => targetOf(row) !== null && !opened.includes(row.record.id));
  const noteOpened = (id: string): void => setOpened((before) => [...before, id]);
  /** The one whose PDF is passed on. */
  const current = isMany ? (ready.length === 0 ? next : undefined) : issued[0];

  /** The field without which an invoice stays a draft; blank if there is none. Among several, each needs somebody to go to. */
  function stopOf(row: InvoiceToIssue): string {
    const needed = row.missing.find(({ isNeeded }) => isNeeded)?.field;
    return needed ?? (isMany && targetOf(row)?.address === '' ? 'to' : '');
  }

  async function issue(some: readonly InvoiceToIssue[]): Promise<void> {
    if (issuing !== '') return;
    setFailures({});
    for (const row of some) {
      const { id } = row.record;
      setIssuing(id);
      try {
        const taxNumber = await issueInvoice(row, today);
        moveFocus(closeButton);
        if (isMany) continue;
        if (targetOf(row) === null) return void navigate(documentAddress(invoice, id));
        noteOpened(id);
        openLink(hrefOf({ ...row, issued: { ...row.issued, taxNumber } }, details));
      } catch (error) {
        setFailures((all) => ({ ...all, [id]: explainFailure(error, invoice) }));
      }
    }
    setIssuing('');
    // Enter opens one after the other.
    if (isMany) moveFocus(nextLink, { isAlways: true });
  }

  /** Issues what is ready. Where nothing is, it leads to what is missing, or says why no number can be taken. */
  function press(): void {
    const row = ready[0] ?? drafts[0];
    if (row === undefined) return;
    const { record, missing, obstacle } = row;
    if (obstacle !== null) return setFailures({ [record.id]: obstacle });
    const stop = stopOf(row);
    const field = stop || (isMany || isWarned ? '' : missing[0]?.field);
    if (!field) return void issue(ready);
    setWarned(stop === '');
    document
      .querySelector<HTMLElement>(
        `[data-invoice="${record.id}"] :is([name="${field}"], [data-gap="${field}"])`,
      )
      ?.focus();
  }

  function standingOf({ record: { id, taxNumber } }: InvoiceToIssue): string {
    if (taxNumber !== '') return `no. ${taxNumber}`;
    if (id === issuing) return 'issuing…';
    const at = ready.findIndex(({ record }) => record.id === id);
    return at < 0 || last === undefined ? 'waits' : `no. ${last + 1 + at}`;
  }

  const name = isMany ? countText(ids.length, 'invoice') : only.record.idNum;
  const waiting = drafts.length - ready.length;
  return (
    <Modal
      variant="list"
      title={drafts.length > 0 ? `${ISSUE_AND_SEND} ${name}` : `${name}: issued`}
      onClose={onClose}
    >
      <Form
        onSubmit={press}
        isBusy={issuing !== ''}
        className="flex min-h-0 grow flex-col text-[0.8125rem]"
      >
        <ul className="min-h-0 grow overflow-y-auto border-t border-line" onKeyDown={leadOn}>
          {rows.map((row) => {
            const { id, idNum } = row.record;
            return (
              <InvoiceLine
                key={id}
                row={row}
                standing={standingOf(row)}
                asksForAll={!isMany}
                fill={(texts) => {
                  setTyped((before) => ({ ...before, [id]: { ...before[id], ...texts } }));
                  setFailures({});
                }}
              >
                {issued.includes(row) && targetOf(row) !== null && (
                  <SendLink
                    row={row}
                    details={details}
                    variant="plain"
                    onOpen={() => noteOpened(id)}
                  >
                    {targetOf(row)?.isMail ? 'E-mail' : 'WhatsApp'}
                    {opened.includes(id) && ' opened'}
                    <span className="sr-only">: {idNum}</span>
                  </SendLink>
                )}
                {drafts.includes(row) && failures[id] && (
                  <Alert kind="alert" className="order-last my-1 basis-full">
                    {failures[id]} <Button onClick={() => void issue([row])}>Retry</Button>
                  </Alert>
                )}
              </InvoiceLine>
            );
          })}
        </ul>
        <footer className="grid gap-3 border-t border-line px-6 py-4">
          <p role="status" className="tabular-nums empty:hidden">
            {ready.length > 0 && last !== undefined && (
              <>
                {isMany
                  ? `${ready.length} for ${money(sum(ready, ({ record }) => record.amount))} ${plural(ready.length, 'becomes', 'become')}`
                  : 'Becomes'}{' '}
                {plural(ready.length, 'tax invoice', 'tax invoices')}{' '}
                <b className="text-base">
                  no. {last + 1}
                  {ready.length > 1 && ` to ${last + ready.length}`}
                </b>
                .{' '}
                <span className="text-muted">Once issued, only a credit note can correct it.</span>
              </>
            )}
            {isMany &&
              waiting > 0 &&
              ` ${waiting} ${plural(waiting, 'stays a draft', 'stay drafts')} until what is missing is filled in.`}
            {isWarned && only.missing.length > 0 && (
              <b className="block text-tone-yellow-ink">
                Press {ISSUE_AND_SEND} again to go without.
              </b>
            )}
          </p>
          <div className="flex flex-wrap items-center justify-end gap-2">
            <ButtonLink
              variant="quiet"
              className="me-auto px-0!"
              to={documentAddress(
                invoice,
                (issued.length > 0 ? issued : rows).map(({ record }) => record.id).join(','),
              )}
            >
              {issued.length > 0 ? 'Print or save as PDF' : 'Preview'}
            </ButtonLink>
            <Button tall data-close="" onClick={onClose}>
              {issued.length > 0 ? 'Done' : 'Cancel'}
            </Button>
            {current && (
              <>
                <div hidden>
                  <Paper document={invoiceDocument(current.record, details, current.buyer)} />
                </div>
                <SharePdf
                  fileName={`Tax Invoice ${current.record.idNum}`}
                  onShared={() => noteOpened(current.record.id)}
                />
              </>
            )}
            {next && issuing === '' && ready.length === 0 && (
              <SendLink
                row={next}
                details={details}
                variant="primary"
                onOpen={() => {
                  noteOpened(next.record.id);
                  moveFocus(closeButton);
                }}
              >
                Next: <bdi>{orUntitled(next.record.customer)}</bdi>
              </SendLink>
            )}
            {drafts.length > 0 && (
              <Button
                type="submit"
                variant={next && ready.length === 0 ? 'plain' : 'primary'}
                tall
                aria-disabled={issuing !== ''}
                aria-keyshortcuts="Control+Enter"
              >
                {issuing === '' ? ISSUE_AND_SEND : 'Taking the number…'}
                {isMany && issuing === '' && ready.length > 0 && ` ${ready.length}`}
              </Button>
            )}
          </div>
        </footer>
      </Form>
    </Modal>
  );
}

const closeButton = () => document.querySelector<HTMLElement>('[data-close]');

/** Opens the mail or chat of the next invoice. */
const nextLink = () => document.querySelector<HTMLElement>('[data-close] ~ a');

/** What cannot be taken back is not begun by Enter in a field: it leads to the next one that is to be filled in, or to the button. */
function leadOn(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: body, ctrlKey, metaKey } = event;
  if (!(target instanceof HTMLInputElement) || ctrlKey || metaKey) return;
  const places = [
    ...body.querySelectorAll<HTMLElement>('[name], [data-gap]'),
    ...(body.parentElement?.querySelectorAll<HTMLElement>('[type=submit]') ?? []),
  ];
  onEnter(event, () => places[places.indexOf(target) + 1]?.focus());
}
