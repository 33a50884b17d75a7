import { formatCents } from '../../lib/exact.ts';
import { money } from '../../lib/money.ts';
import { keptRecords } from '../../records/model/recordsNaming.ts';
import { createAddress, recordAddress } from '../../records/page/address/addresses.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { Fold } from '../../ui/Fold.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { creditNote } from '../creditNotes/creditNote.entity.ts';
import { obstacleToCredit, textsOfCreditNote } from '../creditNotes/crediting.ts';
import { AED_PER_USD, standardVatOn, VAT_NOT_STATED } from '../documents/pricing.ts';
import { invoice, issueAddress } from '../finance/invoice.entity.ts';
import { customer } from '../sales/customer.entity.ts';
import {
  itemName,
  missingVat,
  taxPoint,
  type Dated,
  type VatSources,
  type VatWarning,
} from './vatReturn.ts';

const MAX_SHOWN = 8;

type ToMendProps = { readonly warnings: readonly VatWarning[]; readonly sources: VatSources };

/** What keeps a period from being ready, each with what mends it and what that adds to the VAT. */
export function ToMend({ warnings, sources }: ToMendProps) {
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

type LineProps = {
  readonly warning: VatWarning;
  readonly item: Dated;
  readonly sources: VatSources;
};

function Line(props: LineProps) {
  const { warning, item } = props;
  const { record } = item;
  const isDocument = !['office', 'customer'].includes(warning.noun);
  const vat = missingVat(item);
  const name = itemName(warning, item);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 sm:px-6 @3xl:grid @3xl:min-h-11 @3xl:grid-cols-[8rem_minmax(0,1fr)_7rem_minmax(0,1.2fr)_10rem_8rem] @3xl:py-1">
      {isDocument ? (
        <TextLink to={addressOf(item)} className="-my-2 font-medium">
          <bdi>{name}</bdi>
        </TextLink>
      ) : (
        <span className="capitalize">{warning.noun}</span>
      )}
      <bdi className="w-fit max-w-full min-w-0 font-medium wrap-anywhere">
        {isDocument ? record.customer : name}
      </bdi>
      <span className="font-semibold tabular-nums empty:hidden max-sm:ms-auto @3xl:text-end @3xl:empty:block">
        {isDocument && money(record.amount)}
      </span>
      <span className="text-muted first-letter:uppercase max-sm:w-full">
        {warning.why.split(',')[0]}
      </span>
      <span className="@3xl:text-end">
        <Cure {...props} />
      </span>
      <span className="ms-auto whitespace-nowrap text-muted tabular-nums">
        {isDocument && `${vat < 0n ? '−' : '+'} ${formatCents(vat < 0n ? -vat : vat)} VAT`}
      </span>
    </li>
  );
}

/** The record of a document. */
export const addressOf = ({ record }: Pick<Dated, 'record'>): string =>
  recordAddress('reason' in record ? creditNote : invoice, record.id);

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
    const to = 'reason' in record ? addressOf(item) : issueAddress([record.id]);
    return <TextLink to={to}>Issue</TextLink>;
  }
  const wrong =
    'reason' in record ? sources.invoices.find(({ id }) => id === record.invoice) : record;
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
