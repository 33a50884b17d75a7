import { Mail, MessageCircle, Printer, TriangleAlert } from 'lucide-react';
import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { inCurrency } from '../../lib/exact.ts';
import { mailHref } from '../../lib/messageLinks.ts';
import { whatsappHref } from '../../lib/contacts.ts';
import { companyCurrency, money } from '../../lib/money.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { sum } from '../../lib/sum.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { countText, orUntitled, plural } from '../../lib/words.ts';
import { useStore } from '../../lib/createStore.ts';
import type { Texts } from '../../records/model/draft.ts';
import { readLines } from '../../records/model/lines.ts';
import { keptRecords } from '../../records/model/recordsNaming.ts';
import { documentAddress, recordAddress } from '../../records/page/address/addresses.ts';
import { useConnection, useToday } from '../../records/store/connection/useConnection.ts';
import { useRecords, useSingle } from '../../records/store/read/useRecords.ts';
import { useStoredValue } from '../../records/store/read/useStored.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/ButtonLink.tsx';
import { Input, Select, Tick } from '../../ui/controls.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { Form, onEnter } from '../../ui/Form.tsx';
import { useMoveFocus } from '../../ui/focus.ts';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { closedUntil } from '../closing/closedMonth.ts';
import { usePeopleOf } from '../contacts/usePeopleOf.ts';
import { company, type Company } from '../documents/company.ts';
import { documentAmounts } from '../documents/documentAmounts.ts';
import { Paper } from '../documents/Paper.tsx';
import { findRecipients, type Recipient } from '../documents/paperTools.tsx';
import { customerAsParty } from '../documents/pricedDocument.ts';
import { messageOf } from '../documents/printedDocument.ts';
import { AED_PER_USD, PRICED_COLUMNS, VAT_NOT_STATED, VAT_RATES } from '../documents/pricing.ts';
import { SharePdf } from '../documents/SharePdf.tsx';
import {
  customer,
  NOT_REGISTERED,
  termsText,
  type Customer,
  type PaymentTerms,
} from '../sales/customer.entity.ts';
import { usualTerms } from './invoiceDates.tsx';
import { invoice, ISSUE_AND_SEND, TAX_INVOICE_COUNTER, type Invoice } from './invoice.entity.ts';
import { invoiceDocument } from './invoiceDocument.ts';
import { explainFailure, obstacleTo } from './IssueTaxNumber.tsx';
import { asIssued, gapsOf, issueInvoice, WHAT, type Gap } from './issuing.ts';

export type IssueAndSendProps = {
  /** Those to issue, in the order of their numbers. */
  readonly ids: readonly string[];
  readonly onClose: () => void;
};

/** How an invoice leaves: by the person's own mail or WhatsApp, or on paper. */
const WAYS = {
  email: { label: 'E-mail', icon: Mail, hint: 'name@company.com' },
  phone: { label: 'WhatsApp', icon: MessageCircle, hint: '+971 50 123 4567' },
  print: { label: 'Print only', icon: Printer, hint: '' },
} as const;

type Way = keyof typeof WAYS;

/** An invoice to issue, with what is filled in for it. */
type Row = {
  readonly record: Invoice;
  readonly kept: Customer | undefined;
  readonly agreed: PaymentTerms;
  readonly filled: Texts;
  /** What it lacks as it is stored, for which there are fields, and what of that is missing still. */
  readonly gaps: readonly Gap[];
  readonly missing: readonly Gap[];
  /** Why no number can be taken; null if one can. */
  readonly obstacle: string | null;
  /** As it will be. */
  readonly issued: Invoice;
  readonly buyer: Customer;
  /** Who can be reached in the chosen way, whom one chooses among them, and the address. */
  readonly recipients: readonly Recipient[];
  readonly chosen: string;
  readonly to: string;
};

/** Stands for an address that is typed. */
const ANOTHER = 'another';

const readCounter = (stored: unknown): number => (typeof stored === 'number' ? stored : 0);

/** Issues invoices, one after the other, and opens the mail or chat by which each is sent. */
export default function IssueAndSend({ ids, onClose }: IssueAndSendProps) {
  const [way, setWay] = useState<Way>('email');
  const [typed, setTyped] = useState<Readonly<Record<string, Texts>>>({});
  const { rows, details, isReady } = useRows(ids, way, typed);
  const last = useStoredValue(`counters/${TAX_INVOICE_COUNTER}/last`, readCounter);
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
  const isMany = ids.length > 1;
  const drafts = rows.filter(({ record }) => record.taxNumber === '');
  const issued = rows.filter(({ record }) => record.taxNumber !== '');
  const ready = drafts.filter((row) => row.obstacle === null && stopOf(row, isMany, way) === '');
  const next = issued.find(({ record: { id } }) => way !== 'print' && !opened.includes(id));
  const noteOpened = (id: string): void => setOpened((before) => [...before, id]);

  async function issue(some: readonly Row[]): Promise<void> {
    if (issuing !== '') return;
    setFailures({});
    for (const row of some) {
      const { record, kept, filled, agreed } = row;
      setIssuing(record.id);
      try {
        const taxNumber = await issueInvoice(record, kept, filled, { agreed, today });
        moveFocus(() => document.querySelector<HTMLElement>('[data-close]'));
        if (isMany) continue;
        if (way === 'print') return void navigate(documentAddress(invoice, record.id));
        noteOpened(record.id);
        openLink(hrefOf({ ...row, issued: { ...row.issued, taxNumber } }, way, details));
      } catch (error) {
        setFailures((all) => ({ ...all, [record.id]: explainFailure(error, invoice) }));
      }
    }
    setIssuing('');
  }

  /** Issues what is ready. Where nothing is, it leads to what is missing, or says why no number can be taken. */
  function press(): void {
    const row = ready[0] ?? drafts[0];
    if (row === undefined) return;
    const { record, missing, obstacle } = row;
    if (obstacle !== null) return setFailures({ [record.id]: obstacle });
    const stop = stopOf(row, isMany, way);
    const field = stop || (isMany || isWarned ? '' : missing[0]?.field);
    if (!field) return void issue(ready);
    setWarned(stop === '');
    document.querySelector<HTMLElement>(`[data-gap="${record.id} ${field}"]`)?.focus();
  }

  if (!isReady || only === undefined) return null;
  const name = isMany ? countText(ids.length, 'invoice') : only.record.idNum;
  const parts = {
    way,
    details,
    fill: (id: string, texts: Texts): void => {
      setTyped((before) => ({ ...before, [id]: { ...before[id], ...texts } }));
      setFailures({});
    },
  };
  const choice = <WayChoice way={way} onWay={setWay} />;
  return (
    <Modal
      variant={isMany || drafts.length === 0 ? 'list' : 'form'}
      title={drafts.length > 0 ? `${ISSUE_AND_SEND} ${name}` : `${name}: issued`}
      onClose={onClose}
    >
      <Form
        onSubmit={press}
        isBusy={issuing !== ''}
        className="flex min-h-0 grow flex-col text-[0.8125rem]"
      >
        <div
          role="presentation"
          className="min-h-0 grow overflow-y-auto *:[section]:px-6"
          onKeyDown={leadOn}
        >
          {!isMany && drafts.length > 0 ? (
            <OneInvoice {...parts} row={only} choice={choice}>
              {only.obstacle ??
                (isWarned &&
                  only.missing.length > 0 &&
                  `Press ${ISSUE_AND_SEND} again to go without.`)}
            </OneInvoice>
          ) : (
            <>
              {drafts.length > 0 && (
                <div className="flex flex-wrap items-center justify-between gap-2 px-6 pb-3">
                  <p role="status" className="tabular-nums">
                    <b>{ready.length} ready</b>
                    {drafts.length > ready.length &&
                      ` · ${drafts.length - ready.length} ${plural(drafts.length - ready.length, 'stays a draft', 'stay drafts')} until what is missing is filled in`}
                  </p>
                  {choice}
                </div>
              )}
              <ul className="border-t border-line">
                {rows.map((row) => (
                  <RowLine
                    key={row.record.id}
                    {...parts}
                    row={row}
                    standing={
                      issuing === row.record.id
                        ? 'issuing…'
                        : ready.includes(row) && last !== undefined
                          ? `no. ${last + 1 + ready.indexOf(row)}`
                          : 'waits'
                    }
                    isOpened={opened.includes(row.record.id)}
                    onOpen={() => noteOpened(row.record.id)}
                  />
                ))}
              </ul>
            </>
          )}
          {drafts.map(
            (row) =>
              failures[row.record.id] && (
                <Alert key={row.record.id} kind="alert" className="mx-6 my-3">
                  {row.record.idNum}: {failures[row.record.id]}{' '}
                  <Button onClick={() => void issue([row])}>Retry</Button>
                </Alert>
              ),
          )}
        </div>
        <footer className="grid gap-3 border-t border-line px-6 py-4">
          {ready.length > 0 && last !== undefined && (
            <p className="tabular-nums">
              {isMany
                ? `${ready.length} for ${money(sum(ready, ({ record }) => record.amount))} ${plural(ready.length, 'becomes tax invoice', 'become tax invoices')} `
                : 'Becomes tax invoice '}
              <b className="text-base">
                no. {last + 1}
                {ready.length > 1 && ` to ${last + ready.length}`}
              </b>
              . <span className="text-muted">Once issued, only a credit note can correct it.</span>
            </p>
          )}
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
            {!isMany && drafts.length === 0 && (
              <>
                <div hidden>
                  <Paper document={invoiceDocument(only.record, details, only.buyer)} />
                </div>
                <SharePdf
                  fileName={`Tax Invoice ${name}`}
                  onShared={() => noteOpened(only.record.id)}
                />
              </>
            )}
            {next && issuing === '' && ready.length === 0 && (
              <SendLink row={next} {...parts} onOpen={() => noteOpened(next.record.id)}>
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

/** What cannot be taken back is not begun by Enter in a field: it leads to the next one that is to be filled in, or to the button. */
function leadOn(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: body, ctrlKey, metaKey } = event;
  if (!(target instanceof HTMLInputElement) || ctrlKey || metaKey) return;
  const places = [
    ...body.querySelectorAll<HTMLElement>('[data-gap]'),
    ...(body.parentElement?.querySelectorAll<HTMLElement>('[type=submit]') ?? []),
  ];
  onEnter(event, () => places[places.indexOf(target) + 1]?.focus());
}

/** The invoices with what is known of their customers, as far as they are there. */
function useRows(ids: readonly string[], way: Way, typed: Readonly<Record<string, Texts>>) {
  const invoices = useRecords(invoice);
  const customers = useRecords(customer);
  const details = useSingle(company);
  const today = useToday();
  const isConnected = useConnection();
  const areSomeClosed = useStore(closedUntil) !== '';
  const keptFor = useMemo(() => keptRecords(customers.records), [customers.records]);
  const found = ids.flatMap((id) => invoices.records.find((one) => one.id === id) ?? []);
  const names = found.flatMap((one) => [one.customer, keptFor(one.customer)?.name ?? '']);
  const { people } = usePeopleOf('customers', ...names);
  const rows = found.map((record): Row => {
    const kept = keptFor(record.customer);
    const filled = { ...startOf(record), ...typed[record.id] };
    const agreed = kept ?? usualTerms(details.value);
    const stored = asIssued(record, kept, startOf(record), { agreed, today });
    const now = asIssued(record, kept, filled, { agreed, today });
    const own = people.filter(({ customer: name }) =>
      [record.customer, kept?.name ?? ''].some((one) => nameKey(one) === nameKey(name)),
    );
    const party = customerAsParty(record.customer, kept ?? null);
    const recipients =
      way === 'print' ? [] : findRecipients(party, own).filter((one) => one[way] !== '');
    const accounts = recipients.findIndex((one) => ACCOUNTS.test(one.name));
    const chosen = filled[`${way} to`] ?? (recipients[0] ? String(Math.max(0, accounts)) : ANOTHER);
    return {
      record,
      kept,
      agreed,
      filled,
      gaps: gapsOf(stored.record, stored.buyer, details.value),
      missing: gapsOf(now.record, now.buyer, details.value),
      obstacle: obstacleTo(
        { entity: invoice, record, obstacle: null },
        { isConnected, areSomeClosed },
      ),
      issued: now.record,
      buyer: now.buyer,
      recipients,
      chosen,
      to: way === 'print' ? '' : (recipients[Number(chosen)]?.[way] ?? filled[way] ?? ''),
    };
  });
  const isReady = [invoices, customers, details].every(({ status }) => isComplete(status));
  return { rows, details: details.value, isReady };
}

/** Whoever has such a role pays the bills. */
const ACCOUNTS = /account|financ|billing|payable/i;

/** What is filled in to begin with: the dirham is pegged to the dollar. */
const startOf = ({ rate }: Invoice): Texts =>
  companyCurrency() === 'USD' && rate.trim() === '' ? { rate: AED_PER_USD } : {};

/** The field without which an invoice stays a draft; blank if there is none. Among several, each needs somebody to go to. */
function stopOf({ missing, to }: Row, isMany: boolean, way: Way): string {
  const needed = missing.find(({ isNeeded }) => isNeeded)?.field;
  return needed ?? (isMany && way !== 'print' && to.trim() === '' ? way : '');
}

/** The link that opens the person's own mail or chat with the text of an issued invoice. */
function hrefOf({ issued, buyer, to }: Row, way: Way, details: Company): string {
  const message = messageOf(invoiceDocument({ ...issued, status: 'Sent' }, details, buyer));
  return way === 'phone' ? whatsappHref(to, message.body) : mailHref(to, message);
}

function openLink(href: string): void {
  const link = document.createElement('a');
  Object.assign(link, {
    href,
    rel: 'noopener noreferrer',
    target: href.startsWith('http') ? '_blank' : '',
  });
  link.click();
}

type WayChoiceProps = { readonly way: Way; readonly onWay: (way: Way) => void };

function WayChoice({ way: chosen, onWay }: WayChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex rounded-md border border-edge/50 p-0.5 font-medium">
      <legend className="sr-only">How it is sent</legend>
      {(Object.keys(WAYS) as Way[]).map((way) => {
        const { icon: Icon, label } = WAYS[way];
        return (
          <label
            key={way}
            className="flex min-h-7 cursor-pointer items-center gap-1.5 rounded-[0.3rem] px-2.5 whitespace-nowrap text-muted hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={way === chosen}
              onChange={() => onWay(way)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-3.5" />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}

type PartsProps = {
  readonly row: Row;
  readonly way: Way;
  readonly details: Company;
  readonly fill: (id: string, texts: Texts) => void;
};

type OneInvoiceProps = PartsProps & { readonly choice: ReactNode; readonly children: ReactNode };

/** What one invoice lacks, with the fields for it, and to whom it goes. */
function OneInvoice({ choice, children, ...parts }: OneInvoiceProps) {
  const { record, issued } = parts.row;
  return (
    <>
      <p className="px-6 pb-4 text-muted tabular-nums">
        <bdi>{record.customer}</bdi> · {money(record.amount)}
        {issued.due && ` · due ${formatDate(issued.due)}`}
      </p>
      <Section title="Before it goes out">
        <div className="mt-2">
          <Gaps {...parts} />
        </div>
        <p className="mt-1 text-muted">{inOrder(parts.row)}</p>
        <p role="status" className="mt-1 font-medium text-tone-yellow-ink empty:hidden">
          {children}
        </p>
      </Section>
      <Section title="Send to" actions={choice}>
        <div className="mt-2">
          {parts.way === 'print' ? (
            <p className="text-muted">Its page opens, where it is printed or saved as a PDF.</p>
          ) : (
            <SendTo {...parts} way={parts.way} />
          )}
        </div>
      </Section>
    </>
  );
}

/** What is right of an invoice, in one line. */
function inOrder({ issued, gaps, agreed }: Row): string {
  const lines = readLines(PRICED_COLUMNS, issued.lines);
  const { total, taxation } = documentAmounts(issued);
  return [
    ...(lines.length > 0 ? [countText(lines.length, 'line')] : []),
    ...(taxation.percent === null
      ? []
      : [`net ${inCurrency(total.net)}, VAT ${taxation.percent} % ${inCurrency(total.vat)}`]),
    ...(issued.date ? [`issued ${formatDate(issued.date)}`] : []),
    ...(issued.due ? [`due ${formatDate(issued.due)} (${termsText(agreed)})`] : []),
    ...(gaps.some(({ where }) => where === 'company') ? [] : ['your own details']),
  ].join(' · ');
}

type SendToProps = PartsProps & { readonly way: Exclude<Way, 'print'> };

/** To whom an invoice goes: one of those who are known, or an address that is typed. */
function SendTo({ row, way, fill }: SendToProps) {
  const { record, recipients, chosen, filled } = row;
  const label = `${WAYS[way].label} of ${orUntitled(record.customer)}`;
  return (
    <div className="flex flex-wrap gap-2">
      {recipients.length > 0 && (
        <Select
          aria-label={label}
          value={chosen}
          options={[
            ...recipients.map((one, at) => {
              const isOwn = nameKey(one.name) === nameKey(record.customer);
              return [String(at), `${one[way]}${isOwn ? '' : ` · ${one.name}`}`] as const;
            }),
            [ANOTHER, 'Another address…'],
          ]}
          onChoice={(one) => fill(record.id, { [`${way} to`]: one })}
          className="min-w-0 grow basis-48"
        />
      )}
      {chosen === ANOTHER && (
        <Input
          aria-label={recipients.length > 0 ? 'Another address' : label}
          data-gap={`${record.id} ${way}`}
          type={way === 'email' ? 'email' : 'tel'}
          placeholder={WAYS[way].hint}
          value={filled[way] ?? ''}
          onText={(text) => fill(record.id, { [way]: text })}
          className="min-w-0 grow basis-48"
        />
      )}
    </div>
  );
}

/** What an invoice lacks, each with its field, or with a link to where it is filled in. */
function Gaps({ row, fill }: Pick<PartsProps, 'row' | 'fill'>) {
  const { record, gaps, missing, filled } = row;
  const id = useId();
  return gaps.map((gap) => {
    const { field, text, where } = gap;
    const isMissing = missing.some((one) => one.field === field);
    const control = {
      id: `${id}-${field}`,
      'data-gap': `${record.id} ${field}`,
      value: filled[field] ?? '',
    };
    const onText = (typed: string): void => fill(record.id, { [field]: typed });
    const label = LABELS[field];
    return (
      <div
        key={field}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 gap-y-1 py-1 sm:grid-cols-[auto_9rem_minmax(0,1fr)]"
      >
        <TriangleAlert
          aria-hidden="true"
          className={`size-4 ${isMissing ? 'text-tone-yellow-ink' : 'invisible'}`}
        />
        {label === undefined ? (
          <span className="sm:col-span-2">
            {text}{' '}
            <TextLink
              data-gap={control['data-gap']}
              to={where === 'company' ? '/dashboard/company' : recordAddress(invoice, record.id)}
            >
              {where === 'company' ? 'Company details' : 'Open the invoice'}
            </TextLink>
          </span>
        ) : (
          <>
            <label htmlFor={control.id} className="font-medium">
              {label}
            </label>
            <div className="flex flex-wrap items-center gap-x-3 max-sm:col-start-2">
              {field === 'vatRate' ? (
                <Select
                  {...control}
                  value={
                    record.vatRate === VAT_NOT_STATED
                      ? (filled[field] ?? VAT_NOT_STATED)
                      : record.vatRate
                  }
                  options={VAT_RATES}
                  onChoice={onText}
                  className="w-full"
                />
              ) : (
                <Input
                  {...control}
                  placeholder={HINTS[field]}
                  onText={onText}
                  className="min-w-0 grow basis-40"
                />
              )}
              {field === 'trn' && (
                <Tick
                  checked={filled['vatRegistration'] === NOT_REGISTERED}
                  onTick={(isOn) =>
                    fill(record.id, { trn: '', vatRegistration: isOn ? NOT_REGISTERED : '' })
                  }
                >
                  Not registered for VAT
                </Tick>
              )}
            </div>
          </>
        )}
      </div>
    );
  });
}

/** What the fields are called that fill a gap. */
const LABELS: Texts = {
  address: 'Customer’s address',
  trn: 'Customer’s TRN',
  vatRate: 'VAT',
  rate: 'AED per USD',
  [WHAT]: 'What it is for',
};

const HINTS: Texts = { trn: '15 digits', address: 'Building, area, emirate' };

type RowLineProps = PartsProps & {
  /** The number that it takes as things stand, or that it waits. */
  readonly standing: string;
  readonly isOpened: boolean;
  readonly onOpen: () => void;
};

/** One of several invoices: to whom it goes and what number it takes, or has; below, what it lacks. */
function RowLine({ standing, isOpened, onOpen, ...parts }: RowLineProps) {
  const { row, way } = parts;
  const { record, to, gaps, missing, obstacle } = row;
  const isIssued = record.taxNumber !== '';
  const isStopped = gaps.some(({ isNeeded }) => isNeeded);
  const without = isIssued || isStopped ? [] : missing.map(({ text }) => text.split(',')[0]);
  const isWaiting = !isIssued && standing === 'waits';
  const [what] = readLines(PRICED_COLUMNS, record.lines);
  return (
    <li
      className={`border-b border-line px-6 py-2 last:border-b-0 ${isWaiting ? 'bg-tone-yellow/40' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 grow basis-32 wrap-anywhere sm:basis-60">
          <bdi className="font-medium">{orUntitled(record.customer)}</bdi>
          <span className="block text-xs text-muted">
            {record.idNum}
            {what && ' · '}
            <bdi>{what?.['description']}</bdi>
            {!isIssued && obstacle !== null && ` · ${obstacle}`}
            {without.length > 0 && ` · Without: ${without.join(', ')}`}
          </span>
        </span>
        {way !== 'print' && (
          <span className="min-w-0 grow basis-56 text-muted wrap-anywhere max-sm:order-1 max-sm:basis-full">
            {isIssued ? <bdi>{to}</bdi> : <SendTo {...parts} way={way} />}
          </span>
        )}
        <span
          className={`min-w-14 text-end tabular-nums ${isIssued ? 'font-semibold' : isWaiting ? 'text-tone-yellow-ink' : 'text-muted'}`}
        >
          {isIssued ? `no. ${record.taxNumber}` : standing}
        </span>
        <span className="min-w-24 text-end font-medium tabular-nums">{money(record.amount)}</span>
        {isIssued && way !== 'print' && (
          <SendLink {...parts} variant="plain" onOpen={onOpen}>
            {WAYS[way].label}
            {isOpened && ' opened'}
            <span className="sr-only">: {record.idNum}</span>
          </SendLink>
        )}
      </div>
      {!isIssued && isStopped && (
        <div className="grid gap-x-6 lg:grid-cols-2">
          <Gaps {...parts} />
        </div>
      )}
    </li>
  );
}

type SendLinkProps = Omit<PartsProps, 'fill'> & {
  readonly variant?: 'plain' | 'primary';
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** Opens the mail or chat by which an issued invoice is sent. */
function SendLink({ row, way, details, variant = 'primary', onOpen, children }: SendLinkProps) {
  const { icon: Icon } = WAYS[way];
  return (
    <ButtonAnchor
      variant={variant}
      href={hrefOf(row, way, details)}
      {...(way === 'phone' && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={onOpen}
    >
      <Icon aria-hidden="true" className="size-4" />
      {children}
    </ButtonAnchor>
  );
}
