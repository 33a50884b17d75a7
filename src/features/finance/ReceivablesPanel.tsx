import { memo, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { sum } from '../../lib/sum.ts';
import { dollarsAndCents } from '../../model/money.ts';
import { filteredAddress, slug } from '../../page/address/listAddresses.ts';
import { partyAddress } from '../../page/address/partyAddress.ts';
import { useToday } from '../../page/useToday.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Toggle } from '../../ui/table/column.ts';
import { AgeTotals } from './AgeTotals.tsx';
import { MARK_OVERDUE, invoice, type Invoice } from './invoice.entity.ts';
import {
  AGES,
  ageOfDebt,
  receivablesByAge,
  receivablesByCustomer,
  sentAndPastDue,
  type Age,
  type Debtor,
} from './receivables.ts';

/** The name of an age in addresses: "31–60 days" is `due-31-60`. */
const nameOf = (age: Age): string =>
  age === 'Not due'
    ? 'due-later'
    : `due-${age.replace('Over ', 'over-').replace('–', '-').replace(' days', '')}`;

/** The names of the toggles of the ages, for the address. */
export const AGE_TOGGLES: readonly string[] = AGES.map(nameOf);

/** The part of the page that holds the invoices. */
export const INVOICES_PART = 'invoices';

/** The order in which those that are due first are on top. */
const BY_DUE_DATE = [slug(invoice.fields.due.label)];

/** The address of the unpaid invoices of an age, those that are due first on top. */
const ageAddress = (age: Age): string =>
  filteredAddress(invoice, { [nameOf(age)]: ['1'], sort: BY_DUE_DATE, part: [INVOICES_PART] });

/** The toggles of the ages that are on; the others are chosen in the section of receivables, beside their totals. */
export const chosenAges = (on: readonly string[], today: string): readonly Toggle<Invoice>[] =>
  AGES.filter((age) => on.includes(nameOf(age))).map((age) => ({
    name: nameOf(age),
    label: age === 'Not due' ? age : `Due for ${age.toLowerCase()}`,
    matches: (row) => ageOfDebt(row, today) === age,
  }));

type ReceivablesPanelProps = {
  readonly invoices: readonly Invoice[];
  /** Whether these are all; until then nothing is added up. */
  readonly areAll: boolean;
  /** Stable. */
  readonly onStatus: (invoices: readonly Invoice[], status: string) => void;
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
                sort: BY_DUE_DATE,
                part: [INVOICES_PART],
              })}
              className="underline-offset-4 hover:underline"
            >
              Sent and past due: {late.length.toLocaleString('en-US')}
            </Link>
            <Button onClick={() => onStatus(late, 'Overdue')}>{MARK_OVERDUE}</Button>
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

/** The most customers that are listed at once. */
const MAX_LISTED = 8;

const CELL = 'py-2 ps-4 text-end tabular-nums whitespace-nowrap';

/** Who owes how much, by how long it has been due; beside the total only what is late where there is no room for the ages. */
function Debtors({ debtors }: { readonly debtors: readonly Debtor[] }) {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? debtors : debtors.slice(0, MAX_LISTED);
  return (
    <div className="@container px-4 pb-6 sm:px-6">
      <table className="w-full text-[0.8125rem]">
        <caption className="sr-only">Receivables by customer</caption>
        <thead className="text-xs text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 text-start font-medium">
              Customer
            </th>
            {AGES.map((age) => (
              <th key={age} scope="col" className={`${CELL} font-medium @max-3xl:hidden`}>
                {age}
              </th>
            ))}
            <th scope="col" className={`${CELL} font-medium @3xl:hidden`}>
              Late
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, ages, late, total }) => (
            <tr key={name} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 text-start font-medium wrap-anywhere">
                {name === '' ? (
                  <span className="text-muted">No customer</span>
                ) : (
                  <Link
                    to={partyAddress('customers', name)}
                    className="inline-flex items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
                  >
                    <bdi>{name}</bdi>
                  </Link>
                )}
              </th>
              {AGES.map((age) => (
                <td key={age} className={`${CELL} text-muted @max-3xl:hidden`}>
                  {ages[age] === undefined ? '–' : dollarsAndCents(ages[age])}
                </td>
              ))}
              <td className={`${CELL} text-muted @3xl:hidden`}>
                {late === 0 ? '–' : dollarsAndCents(late)}
              </td>
              <td className={`${CELL} font-semibold`}>{dollarsAndCents(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {debtors.length > MAX_LISTED && (
        <Button
          variant="quiet"
          className="mt-1 -ms-2 px-2! pointer-coarse:min-h-11"
          aria-expanded={areAllShown}
          onClick={() => setAllShown(!areAllShown)}
        >
          {areAllShown
            ? 'Show fewer'
            : `Show all ${debtors.length.toLocaleString('en-US')} customers`}
        </Button>
      )}
    </div>
  );
}
