import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { invoice, type Invoice } from './invoice.entity.ts';
import { receivablesByAge, receivablesByCustomer, sentAndPastDue } from './receivables.ts';
import { sum } from '../../lib/sum.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { filteredAddress } from '../../shell/address/listAddresses.ts';
import { useToday } from '../../shell/useToday.ts';
import { ageAddress, INVOICES_PART } from './ageToggles.ts';
import { AgeTotals } from './AgeTotals.tsx';
import { Debtors } from './Debtors.tsx';

type ReceivablesProps = {
  readonly invoices: readonly Invoice[];
  /** Whether these are all; until then nothing is added up. */
  readonly areAll: boolean;
  /** Stable. */
  readonly onStatus: (invoices: readonly Invoice[], status: string) => void;
};

/** Who owes since when: the unpaid invoices by age and by customer, and those to mark as overdue. Memoized, since there may be thousands. */
export const Receivables = memo(function Receivables(props: ReceivablesProps) {
  const { invoices, areAll, onStatus } = props;
  const today = useToday();
  const ages = useMemo(() => receivablesByAge(invoices, today), [invoices, today]);
  const debtors = useMemo(() => receivablesByCustomer(invoices, today), [invoices, today]);
  const late = useMemo(() => sentAndPastDue(invoices, today), [invoices, today]);
  const count = sum(ages, (age) => age.count);
  return (
    <Panel
      title="Receivables"
      {...(areAll && { count })}
      actions={
        areAll &&
        late.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-3 text-[0.8125rem]">
            <Link
              to={filteredAddress(invoice, {
                status: ['Sent'],
                sort: ['due-date'],
                part: [INVOICES_PART],
              })}
              className="underline-offset-4 hover:underline"
            >
              Sent and past due: {late.length.toLocaleString('en-US')}
            </Link>
            <Button onClick={() => onStatus(late, 'Overdue')}>Mark Overdue</Button>
          </p>
        )
      }
    >
      {areAll && count === 0 ? (
        <p className="px-4 pb-6 text-[0.8125rem] text-muted sm:px-6">
          Nobody owes anything: no invoice is Sent or Overdue.
        </p>
      ) : (
        <>
          <AgeTotals ages={ages} areAll={areAll} addressOf={ageAddress} />
          {areAll && <Debtors debtors={debtors} />}
        </>
      )}
    </Panel>
  );
});
