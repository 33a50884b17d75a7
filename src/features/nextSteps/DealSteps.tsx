import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { inCurrency } from '../../lib/exact.ts';
import { moneyFromText } from '../../lib/money.ts';
import { parseNumber } from '../../lib/parseNumber.ts';
import { createAddress, recordAddress } from '../../records/page/address/addresses.ts';
import { ListItems } from '../../records/page/ListItems.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { useNamed } from '../../records/store/read/useRecordsNaming.ts';
import { onEnter } from '../../ui/Form.tsx';
import { useIdle } from '../../ui/useIdle.ts';
import { invoice, type Invoice } from '../finance/invoice.entity.ts';
import { installation } from '../installations/installation.entity.ts';
import { customer } from '../sales/customer.entity.ts';
import { isWon, type Deal } from '../sales/deal.entity.ts';
import { lead, leadName } from '../sales/lead.entity.ts';
import { invoicedOf, sharesIn, type Share } from './dealShares.ts';
import { installationSteps, stepOfShare, stepsOfDeal, type NextStep } from './nextSteps.ts';
import { StepActs, StepLink, StepLinks, StepSection } from './StepSection.tsx';

/** A won deal is invoiced and built; every one shows what it came from. */
export function DealSteps({ record }: { readonly record: Deal }) {
  const isWanted = isWon(record);
  const isIdle = useIdle(true);
  const today = useToday();
  const { record: kept } = useNamed(customer, record.customer, { isWanted });
  const customers = kept === null ? [] : [kept];
  const ranges = useMemo(() => [{ child: 'deal', from: record.id, to: record.id }], [record.id]);
  const { records: leads } = useRecordsBy(lead, ranges, { isWanted: isIdle, withArchived: true });
  const { records: invoices } = useRecordsBy(invoice, ranges, {
    isWanted: isWanted || isIdle,
    withArchived: 'counted',
  });
  const own = invoices.filter((one) => one.deal === record.id);
  const { records: installations } = useRecordsBy(installation, ranges, {
    isWanted: isWanted && isIdle,
  });
  const built = installations.filter((one) => one.deal === record.id);
  const steps = stepsOfDeal(record, own, customers, today);
  return (
    <>
      <StepActs steps={[...steps, ...installationSteps(record, built)]} />
      {(isWanted || own.length > 0) && (
        <DealInvoices
          record={record}
          invoices={own}
          later={steps.slice(1)}
          stepOf={(share) => stepOfShare(record, share, own, customers, today)}
        />
      )}
      <StepLinks
        title="Related"
        links={[
          ...leads
            .filter((one) => one.deal === record.id)
            .map((one) => ({
              to: recordAddress(lead, one.id),
              text: 'The lead that it was:',
              name: leadName(one),
            })),
          ...built.map(({ id, name }) => ({
            to: recordAddress(installation, id),
            text: 'The installation:',
            name,
          })),
        ]}
      />
    </>
  );
}

type DealInvoicesProps = {
  readonly record: Deal;
  readonly invoices: readonly Invoice[];
  /** What is invoiced after the next invoice. */
  readonly later: readonly NextStep[];
  readonly stepOf: (share: Share) => NextStep | null;
};

/** What of a deal is invoiced, its invoices with what of them is paid, and what is left to invoice. */
function DealInvoices({ record, invoices, later, stepOf }: DealInvoicesProps) {
  const { total, invoiced, rest } = invoicedOf(record, invoices);
  return (
    <StepSection
      title="Invoices"
      actions={
        invoices.length > 0 && (
          <p className="text-[0.8125rem] text-muted tabular-nums">
            <span className="font-semibold text-ink">{inCurrency(invoiced)}</span> of{' '}
            {inCurrency(total)} invoiced{rest > 0n && `, ${inCurrency(rest)} left`}
          </p>
        )
      }
    >
      {invoices.length > 0 && (
        <li className="-mx-4 sm:-mx-6">
          <ListItems entity={invoice} records={invoices} without={record.customer} />
        </li>
      )}
      {later.map(({ label, entity, texts }) => (
        <li key={label} className="flex justify-between gap-4">
          <StepLink to={createAddress(entity, texts)} data-command={label}>
            {label}
          </StepLink>
          <span className="text-muted tabular-nums">{moneyFromText(texts['amount'] ?? '')}</span>
        </li>
      ))}
      {rest > 0n && sharesIn(record.terms).length === 0 && (
        <ShareStep rest={rest} stepOf={stepOf} />
      )}
    </StepSection>
  );
}

type ShareStepProps = {
  /** What is left to invoice, in cents. */
  readonly rest: bigint;
  readonly stepOf: (share: Share) => NextStep | null;
};

/** A share of a deal to invoice, in percent. */
function ShareStep({ rest, stepOf }: ShareStepProps) {
  const [typed, setTyped] = useState('');
  const percent = parseNumber(typed) ?? 0;
  const step = percent > 0 && percent <= 100 ? stepOf({ percent, label: `${percent} %` }) : null;
  const address = step && createAddress(step.entity, step.texts);
  const navigate = useNavigate();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label className="flex items-center gap-2">
        A share of it, in %
        <input
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => onEnter(event, () => address && void navigate(address))}
          className="control h-8 w-18 px-2 text-right tabular-nums pointer-coarse:h-11"
        />
      </label>
      {address && <StepLink to={address}>{step.label}</StepLink>}
      <span role="status" className="empty:hidden">
        {percent > 0 && !step && `Only ${inCurrency(rest)} is left to invoice.`}
      </span>
    </li>
  );
}
