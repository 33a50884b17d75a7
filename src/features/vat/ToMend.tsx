import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { formatCents } from '../../lib/exact.ts';
import { money } from '../../lib/money.ts';
import { sum, wholeSum } from '../../lib/sum.ts';
import { keptRecords } from '../../records/model/recordsNaming.ts';
import { createAddress, recordAddress } from '../../records/page/address/addresses.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { Fold } from '../../ui/Fold.tsx';
import { ItemLine } from '../../ui/ItemLine.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { creditNote } from '../creditNotes/creditNote.entity.ts';
import { obstacleToCredit, textsOfCreditNote } from '../creditNotes/crediting.ts';
import { AED_PER_USD, standardVatOn, VAT_NOT_STATED } from '../documents/pricedFields.ts';
import { invoice, ISSUE_AND_SEND, issueAddress } from '../finance/invoice.entity.ts';
import { customer } from '../sales/customer.entity.ts';
import {
  isNote,
  itemName,
  missingVat,
  taxPoint,
  type Dated,
  type VatReturn,
  type VatSources,
  type VatWarning,
} from './vatReturn.ts';

const MAX_SHOWN = 8;

type ToMendProps = { readonly declared: VatReturn; readonly sources: VatSources };

/** Whether a period is ready to be filed, and what keeps it from that. */
export function Readiness({ declared: { warnings, vat }, sources }: ToMendProps) {
  const titleId = useId();
  const count = sum(warnings, ({ items }) => items.length);
  const uncounted = warnings.filter(isUncounted).flatMap(({ items }) => items);
  const unissued = uncounted.flatMap(({ record }) =>
    record.taxNumber === '' && !isNote(record) ? [record.id] : [],
  );
  const Icon = count === 0 ? CircleCheck : TriangleAlert;
  return (
    <section aria-labelledby={titleId} className="border-b border-line">
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 px-4 py-2 text-[0.8125rem] text-muted sm:px-6">
        <h2
          id={titleId}
          className={`flex items-center gap-3 text-sm font-semibold ${count === 0 ? 'text-tone-green-ink' : 'text-tone-red-ink'}`}
        >
          <Icon aria-hidden="true" className="size-4" />
          {count === 0 ? 'Ready: nothing is left out' : `Not ready: ${count} to mend`}
        </h2>
        {uncounted.length > 0 && (
          <span className="tabular-nums sm:ms-auto">
            VAT on sales with all of it: AED {formatCents(vat + wholeSum(uncounted, missingVat))}
          </span>
        )}
        {unissued.length > 1 && (
          <TextLink to={issueAddress(unissued)}>
            {ISSUE_AND_SEND} {unissued.length}
          </TextLink>
        )}
      </div>
      <Lines warnings={warnings} sources={sources} />
    </section>
  );
}

/** What of a period that is to be closed is neither numbered nor taxed, and what is not issued. */
export function Unfinished({ declared: { warnings, drafts }, sources }: ToMendProps) {
  const unissued: VatWarning = { noun: 'document', why: 'not issued', items: drafts };
  const shown = [unissued, ...warnings.filter(isUncounted)];
  return shown.every(({ items }) => items.length === 0) ? (
    <p className="mt-2">Nothing that is dated in it is unfinished.</p>
  ) : (
    <Lines warnings={shown} sources={sources} />
  );
}

/** Whether a warning names documents, which count for nothing until they are mended. */
const isUncounted = ({ noun }: VatWarning): boolean => noun === 'document' || noun === 'invoice';

type LinesProps = Pick<ToMendProps, 'sources'> & { readonly warnings: readonly VatWarning[] };

function Lines({ warnings, sources }: LinesProps) {
  const lines = warnings.flatMap((warning) =>
    warning.items.map((item) => (
      <Line key={item.record.id} warning={warning} item={item} sources={sources} />
    )),
  );
  return (
    <div className="@container text-[0.8125rem]">
      <ul>{lines.slice(0, MAX_SHOWN)}</ul>
      {lines.length > MAX_SHOWN && (
        <Fold title={`${lines.length - MAX_SHOWN} more`}>
          <ul>{lines.slice(MAX_SHOWN)}</ul>
        </Fold>
      )}
    </div>
  );
}

type LineProps = Pick<ToMendProps, 'sources'> & {
  readonly warning: VatWarning;
  readonly item: Dated;
};

/** What is to mend, with what mends it and what that adds to the VAT. */
function Line(props: LineProps) {
  const { warning, item } = props;
  const name = itemName(warning, item);
  const isCounted = !isUncounted(warning);
  const [why = ''] = warning.why.split(',');
  const vat = missingVat(item);
  const adds = `${vat < 0n ? '−' : '+'}\u00a0AED\u00a0${formatCents(vat < 0n ? -vat : vat)}\u00a0VAT`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-t border-line px-4 py-2 [grid-template-areas:'title_amount'_'details_status'] sm:px-6 @3xl:min-h-11 @3xl:grid-cols-[8rem_minmax(0,1fr)_6.5rem_8rem] @3xl:py-1 @3xl:[grid-template-areas:'title_details_amount_status']">
      <ItemLine
        title={isCounted ? name : <TextLink to={addressOf(item)}>{name}</TextLink>}
        details={isCounted ? [warning.noun, why] : [item.record.customer, why, adds]}
        amount={!isCounted && money(item.record.amount)}
        wraps="everywhere"
      >
        <span className="block text-end">
          <Cure {...props} />
        </span>
      </ItemLine>
    </li>
  );
}

/** The record of a document. */
export const addressOf = ({ record }: Pick<Dated, 'record'>): string =>
  recordAddress(isNote(record) ? creditNote : invoice, record.id);

/** What has a number stays as the customer has it: it is taken back as a whole, and a right one issued for it. */
function Cure({ warning: { noun }, item, sources }: LineProps) {
  const { record } = item;
  const today = useToday();
  if (noun === 'office') return <TextLink to="/dashboard/company">State it</TextLink>;
  if (noun === 'customer') {
    const name = record.customer.trim();
    const kept = keptRecords(sources.customers)(name);
    const to = kept ? recordAddress(customer, kept.id) : createAddress(customer, { name });
    return <TextLink to={to}>State it</TextLink>;
  }
  if (record.taxNumber === '') {
    const to = isNote(record) ? addressOf(item) : issueAddress([record.id]);
    return <TextLink to={to}>Issue</TextLink>;
  }
  const wrong = isNote(record) ? sources.invoices.find(({ id }) => id === record.invoice) : record;
  if (wrong === undefined || obstacleToCredit(wrong) !== null)
    return <TextLink to={addressOf(item)}>Look at it</TextLink>;
  const { customer: name, vatRate, rate, amount, lines } = wrong;
  const notes = sources.creditNotes.filter((note) => note.invoice === wrong.id);
  const reason = `${wrong.idNum} is issued again, with its VAT in dirhams.`;
  const right = {
    customer: name,
    amount: String(amount),
    lines,
    vatRate: vatRate === VAT_NOT_STATED ? standardVatOn(taxPoint(wrong)) : vatRate,
    rate: rate || AED_PER_USD,
  };
  return (
    <>
      <TextLink
        to={createAddress(creditNote, { ...textsOfCreditNote(wrong, notes, today), reason })}
      >
        Credit
      </TextLink>{' '}
      and <TextLink to={createAddress(invoice, right)}>issue again</TextLink>
    </>
  );
}
