import type { ReactNode } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { inCurrency } from '../../lib/exact.ts';
import { money } from '../../lib/money.ts';
import { orUntitled } from '../../lib/words.ts';
import { RecordField } from '../../records/form/RecordField.tsx';
import type { Texts } from '../../records/model/draft.ts';
import { text, type Field } from '../../records/model/field.ts';
import { readLines } from '../../records/model/lines.ts';
import { recordAddress } from '../../records/page/address/addresses.ts';
import { Tick } from '../../ui/controls.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { documentAmounts } from '../documents/documentAmounts.ts';
import { PRICED_COLUMNS } from '../documents/pricedFields.ts';
import { NOT_REGISTERED, termsText } from '../sales/customer.entity.ts';
import { invoice } from './invoice.entity.ts';
import { WHAT } from './issuing.ts';
import { SendTo, targetOf } from './SendTo.tsx';
import type { InvoiceToIssue } from './useInvoicesToIssue.ts';

type InvoiceLineProps = {
  readonly row: InvoiceToIssue;
  /** The number that it takes or has, or that it waits. */
  readonly standing: string;
  /** Whether it asks for all that it lacks, and not only for that without which no number is taken. */
  readonly asksForAll: boolean;
  readonly fill: (texts: Texts) => void;
  /** What is done with it once it is issued, or why it was not. */
  readonly children: ReactNode;
};

/** An invoice to issue: to whom it goes and what number it takes, or has; below, what it lacks. */
export function InvoiceLine({ row, standing, asksForAll, fill, children }: InvoiceLineProps) {
  const { record, issued, agreed, gaps, missing, obstacle } = row;
  const isIssued = record.taxNumber !== '';
  const hasFields = !isIssued && gaps.some(({ isNeeded }) => isNeeded || asksForAll);
  const { total, taxation } = documentAmounts(issued);
  const without = missing.map((gap) => gap.text.split(',')[0]).join(', ');
  const facts = [
    record.idNum,
    readLines(PRICED_COLUMNS, issued.lines)[0]?.['description'],
    taxation.percent !== null && `VAT ${taxation.percent} % ${inCurrency(total.vat)}`,
    issued.due && `due ${formatDate(issued.due)} (${termsText(agreed)})`,
    !isIssued && obstacle,
    !isIssued && !hasFields && without && `Without: ${without}`,
  ];
  const sendTo = <SendTo row={row} fill={fill} />;
  return (
    <li
      data-invoice={record.id}
      className={`border-b border-line px-6 py-2 last:border-b-0 ${standing === 'waits' ? 'bg-tone-yellow/40' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 grow basis-full wrap-anywhere sm:basis-60">
          <bdi className="font-medium">{orUntitled(record.customer)}</bdi>
          <bdi className="block text-xs text-muted">{facts.filter(Boolean).join(' · ')}</bdi>
        </span>
        <span className="min-w-0 grow basis-56 text-muted wrap-anywhere empty:hidden max-sm:order-1 max-sm:basis-full">
          {isIssued ? targetOf(row)?.address : !hasFields && sendTo}
        </span>
        <span
          className={`min-w-14 tabular-nums sm:text-end ${isIssued ? 'font-semibold' : 'text-muted'}`}
        >
          {standing}
        </span>
        <span className="ms-auto min-w-24 text-end font-medium tabular-nums">
          {money(record.amount)}
        </span>
        {children}
      </div>
      {hasFields && (
        <div className="mt-2 grid grid-cols-1 gap-x-4 gap-y-2 pb-2 sm:grid-cols-2 lg:grid-cols-3">
          <Gaps row={row} fill={fill} />
          <div className="pointer-fine:[&_.control]:h-10">
            <p className="field-label">Send to</p>
            {sendTo}
          </div>
        </div>
      )}
    </li>
  );
}

/** What an invoice lacks, each with its field, or with a link to where it is filled in. */
const Gaps = ({ row, fill }: Pick<InvoiceLineProps, 'row' | 'fill'>) =>
  row.gaps.map(({ field, where, text: what }) => {
    const { record, filled } = row;
    const declared = FIELDS[field];
    const isOfCompany = where === 'company';
    return declared === undefined ? (
      <p key={field} className="self-center">
        {what}{' '}
        <TextLink
          data-gap={field}
          to={isOfCompany ? '/dashboard/company' : recordAddress(invoice, record.id)}
        >
          {isOfCompany ? 'Company details' : 'Open the invoice'}
        </TextLink>
      </p>
    ) : (
      <RecordField
        key={field}
        name={field}
        field={declared}
        value={filled[field] ?? (field === 'vatRate' ? record.vatRate : '')}
        error={undefined}
        onTextChange={(typed) => fill({ [field]: typed })}
      >
        {field === 'trn' && (
          <Tick
            checked={filled['vatRegistration'] === NOT_REGISTERED}
            onTick={(isOn) => fill({ trn: '', vatRegistration: isOn ? NOT_REGISTERED : '' })}
          >
            Not registered for VAT
          </Tick>
        )}
      </RecordField>
    );
  });

/** The fields that fill a gap. */
const FIELDS: Readonly<Record<string, Field<unknown>>> = {
  address: text('Customer’s address'),
  trn: text('Customer’s TRN'),
  vatRate: invoice.fields.vatRate,
  rate: invoice.fields.rate,
  [WHAT]: text('What it is for'),
};
