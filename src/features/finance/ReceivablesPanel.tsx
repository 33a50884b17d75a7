import { memo, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { sum } from '../../lib/sum.ts';
import { money } from '../../lib/money.ts';
import { filteredAddress } from '../../records/page/address/addresses.ts';
import { partyAddress } from '../contacts/partyAddress.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TotalsRow } from '../figures/TotalsRow.tsx';
import { invoice, MARK_OVERDUE, type Invoice } from './invoice.entity.ts';
import {
  AGES,
  receivablesByAge,
  receivablesByCustomer,
  sentAndPastDue,
  type Debtor,
} from './receivables.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { statementAddress } from '../sales/customer.entity.ts';
import { inFigures } from '../../lib/words.ts';

/** The part of the page that holds the invoices. */
export const INVOICES_PART = 'invoices';

type ReceivablesPanelProps = {
  readonly invoices: readonly Invoice[];
  /** Whether these are all; until then nothing is added up. */
  readonly areAll: boolean;
  /** Stable. */
  readonly onStatus: (invoices: readonly Invoice[], status: Invoice['status']) => void;
};

/** Who owes since when: the unpaid invoices by age and by customer, and those to mark as overdue. Memoized, since there may be thousands. */
export const ReceivablesPanel = memo(function ReceivablesPanel(props: ReceivablesPanelProps) {
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
                sort: ['due' satisfies keyof Invoice],
                part: [INVOICES_PART],
              })}
              className="underline-offset-4 hover:underline"
            >
              Sent and past due: {inFigures(late.length)}
            </Link>
            <Button data-command={MARK_OVERDUE} onClick={() => onStatus(late, 'Overdue')}>
              {MARK_OVERDUE}
            </Button>
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
          <TotalsRow noun={invoice.noun} totals={ages} areAll={areAll} />
          {areAll && <Debtors debtors={debtors} />}
        </>
      )}
    </Panel>
  );
});

const MAX_LISTED = 8;

const CELL = 'py-2 ps-4 text-end tabular-nums whitespace-nowrap last:pe-4 sm:last:pe-6';

/** Who owes how much, the most late first; by how long it has been due where there is room for the ages. */
function Debtors({ debtors }: { readonly debtors: readonly Debtor[] }) {
  const [areAllShown, setAllShown] = useState(false);
  const sorted = useMemo(
    () => debtors.toSorted((a, b) => b.late - a.late || b.total - a.total),
    [debtors],
  );
  const shown = areAllShown ? sorted : sorted.slice(0, MAX_LISTED);
  const shownAges = AGES.filter((age) => debtors.some(({ ages }) => ages[age] !== undefined));
  return (
    <div className="@container pb-6">
      <table className="w-full text-[0.8125rem]">
        <caption className="sr-only">Receivables by customer</caption>
        <thead className="text-xs text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 ps-4 text-start font-medium sm:ps-6">
              Customer
            </th>
            {[...shownAges, 'Late', 'Total'].map((heading, at) => (
              <th
                key={heading}
                scope="col"
                className={`${CELL} font-medium ${at < shownAges.length ? '@max-4xl:hidden' : ''}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, ages, late, total, reminder }) => (
            <tr key={name} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 ps-4 text-start font-medium wrap-anywhere sm:ps-6">
                {name === '' ? (
                  <span className="text-muted">No customer</span>
                ) : (
                  <Link
                    to={partyAddress('customers', name)}
                    className="inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
                  >
                    <bdi>{name}</bdi>
                  </Link>
                )}
                {name !== '' && (
                  <TextLink
                    to={statementAddress(name, late > 0 ? { part: 'reminder' } : {})}
                    className="ms-3 min-h-6 text-xs font-normal"
                  >
                    {late > 0 ? 'Remind' : 'Statement'}
                    <span className="sr-only">: {name}</span>
                  </TextLink>
                )}
                <span className="block text-xs font-normal text-muted empty:hidden">
                  {reminder}
                </span>
              </th>
              {shownAges.map((age) => (
                <td key={age} className={`${CELL} text-muted @max-4xl:hidden`}>
                  {ages[age] === undefined ? '–' : money(ages[age])}
                </td>
              ))}
              <td className={`${CELL} ${late === 0 ? 'text-muted' : 'font-semibold'}`}>
                {late === 0 ? '–' : money(late)}
              </td>
              <td className={`${CELL} font-semibold`}>{money(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {debtors.length > MAX_LISTED && (
        <Button
          variant="quiet"
          className="ms-2 mt-1 px-2! sm:ms-4 pointer-coarse:min-h-11"
          aria-expanded={areAllShown}
          onClick={() => setAllShown(!areAllShown)}
        >
          {areAllShown ? 'Show fewer' : `Show all ${inFigures(debtors.length)} customers`}
        </Button>
      )}
    </div>
  );
}
