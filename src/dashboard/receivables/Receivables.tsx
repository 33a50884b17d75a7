import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { invoice, type Invoice } from '../../domain/invoice.ts';
import {
  receivablesByAge,
  sentAndPastDue,
  type AgedReceivables,
} from '../../domain/figures/receivables.ts';
import { dollarsAndCents } from '../../domain/money.ts';
import { sum } from '../../lib/sum.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { filteredAddress } from '../address/listAddresses.ts';
import { useToday } from '../useToday.ts';

type ReceivablesProps = {
  readonly invoices: readonly Invoice[];
  /** Whether these are all; until then nothing is added up. */
  readonly areAll: boolean;
  /** Stable. */
  readonly onStatus: (invoices: readonly Invoice[], status: string) => void;
};

/** Who owes since when: the unpaid invoices by age, and those to mark as overdue. Memoized, since there may be thousands. */
export const Receivables = memo(function Receivables(props: ReceivablesProps) {
  const { invoices, areAll, onStatus } = props;
  const today = useToday();
  const ages = useMemo(() => receivablesByAge(invoices, today), [invoices, today]);
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
              to={filteredAddress(invoice, { status: ['Sent'], sort: ['due-date'] })}
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
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-4 pb-6 sm:grid-cols-5 sm:px-6">
          {ages.map((age) => (
            <AgeColumn key={age.age} {...age} areAll={areAll} share={shareOf(age, ages)} />
          ))}
        </dl>
      )}
    </Panel>
  );
});

type AgeColumnProps = AgedReceivables & {
  readonly areAll: boolean;
  /** Of all that is owed, from 0 to 1. */
  readonly share: number;
};

function AgeColumn({ age, count, total, areAll, share }: AgeColumnProps) {
  return (
    <div className={count === 0 ? 'text-muted' : ''}>
      <dt className="text-xs text-muted">{age}</dt>
      <dd className="mt-0.5 text-sm font-semibold wrap-anywhere tabular-nums">
        {areAll ? dollarsAndCents(total) : '–'}{' '}
        <span className="text-xs font-normal whitespace-nowrap text-muted">
          {areAll ? countText(count) : 'Loading'}
        </span>
      </dd>
      <dd aria-hidden="true" className="mt-2 h-1 rounded-full bg-line">
        <div
          className={`h-full rounded-full forced-color-adjust-none ${age === 'Not due' ? 'bg-accent' : 'bg-brass'}`}
          style={{ width: areAll ? `${share * 100}%` : 0 }}
        />
      </dd>
    </div>
  );
}

const countText = (count: number): string =>
  count === 1 ? '1 invoice' : `${count.toLocaleString('en-US')} invoices`;

/** Negative amounts, as of credit notes, take no share. */
function shareOf({ total }: AgedReceivables, ages: readonly AgedReceivables[]): number {
  const all = sum(ages, (age) => Math.max(0, age.total));
  return all === 0 ? 0 : Math.max(0, total) / all;
}
