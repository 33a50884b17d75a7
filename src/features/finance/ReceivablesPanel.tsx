import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { sum } from '../../lib/sum.ts';
import { money } from '../../lib/money.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { filteredAddress, slug } from '../../records/page/address/addresses.ts';
import { partyAddress } from '../contacts/partyAddress.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Toggle } from '../../ui/table/column.ts';
import { AgeTotals } from './AgeTotals.tsx';
import { invoice, MARK_OVERDUE, type Invoice } from './invoice.entity.ts';
import {
  AGES,
  ageOfDebt,
  receivablesByAge,
  receivablesByCustomer,
  remindersByCustomer,
  sentAndPastDue,
  type Age,
  type Debtor,
} from './receivables.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { statementAddress } from '../sales/customer.entity.ts';

/** The name of an age in addresses: "31–60 days" is `due-31-60`. */
const ageName = (age: Age): string =>
  ({ 'Not due': 'due-later', 'No due date': 'no-due-date' } as Partial<Record<Age, string>>)[age] ??
  `due-${age.replace('Over ', 'over-').replace('–', '-').replace(' days', '')}`;

/** The names of the toggles of the ages, for the address. */
export const AGE_TOGGLES: readonly string[] = AGES.map(ageName);

/** The part of the page that holds the invoices. */
export const INVOICES_PART = 'invoices';

/** The order in which those that are due first are on top. */
const BY_DUE_DATE = [slug(invoice.fields.due.label)];

const ageAddress = (age: Age): string =>
  filteredAddress(invoice, { [ageName(age)]: ['1'], sort: BY_DUE_DATE, part: [INVOICES_PART] });

/** The toggles of the ages that are on; the others are chosen in the section of receivables, beside their totals. */
export const chosenAges = (on: readonly string[], today: string): readonly Toggle<Invoice>[] =>
  AGES.filter((age) => on.includes(ageName(age))).map((age) => ({
    name: ageName(age),
    label: age === 'Not due' || age === 'No due date' ? age : `Due for ${age.toLowerCase()}`,
    matches: (row) => ageOfDebt(row, today) === age,
  }));

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
  const reminders = useMemo(() => remindersByCustomer(invoices, today), [invoices, today]);
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
          <AgeTotals ages={ages} areAll={areAll} addressOf={ageAddress} />
          {areAll && <Debtors debtors={debtors} reminders={reminders} />}
        </>
      )}
    </Panel>
  );
});

const MAX_LISTED = 8;

const CELL = 'py-2 ps-4 text-end tabular-nums whitespace-nowrap last:pe-4 sm:last:pe-6';

const ORDERS = {
  Customer: (a: Debtor, b: Debtor) => a.name.localeCompare(b.name),
  Late: (a: Debtor, b: Debtor) => b.late - a.late || b.total - a.total,
  Total: (a: Debtor, b: Debtor) => b.total - a.total || b.late - a.late,
} as const;

type Order = keyof typeof ORDERS;

type DebtorsProps = {
  readonly debtors: readonly Debtor[];
  readonly reminders: ReadonlyMap<string, string>;
};

/** Who owes how much, the most late first; by how long it has been due where there is room for the ages. */
function Debtors({ debtors, reminders }: DebtorsProps) {
  const [areAllShown, setAllShown] = useState(false);
  const [order, setOrder] = useState<Order>('Late');
  const sorted = useMemo(() => debtors.toSorted(ORDERS[order]), [debtors, order]);
  const shown = areAllShown ? sorted : sorted.slice(0, MAX_LISTED);
  const shownAges = AGES.filter((age) => debtors.some(({ ages }) => ages[age] !== undefined));
  const sorting = { order, onOrder: setOrder };
  return (
    <div className="@container pb-6">
      <table className="w-full text-[0.8125rem]">
        <caption className="sr-only">Receivables by customer</caption>
        <thead className="text-xs text-muted">
          <tr className="border-b border-line">
            <SortHeading label="Customer" className="ps-4 text-start sm:ps-6" {...sorting} />
            {shownAges.map((age) => (
              <th key={age} scope="col" className={`${CELL} font-medium @max-4xl:hidden`}>
                {age}
              </th>
            ))}
            <SortHeading label="Late" className="ps-4 text-end" {...sorting} />
            <SortHeading label="Total" className="px-4 text-end sm:pe-6" {...sorting} />
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, ages, late, total }) => (
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
                  {reminders.get(nameKey(name))}
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
          {areAllShown
            ? 'Show fewer'
            : `Show all ${debtors.length.toLocaleString('en-US')} customers`}
        </Button>
      )}
    </div>
  );
}

type SortHeadingProps = {
  readonly label: Order;
  readonly className: string;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
};

function SortHeading({ label, className, order, onOrder }: SortHeadingProps) {
  const direction = label === 'Customer' ? 'ascending' : 'descending';
  const Arrow = label === 'Customer' ? ArrowUp : ArrowDown;
  const isSorted = order === label;
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} className={className}>
      <button
        type="button"
        onClick={() => onOrder(label)}
        className="inline-flex min-h-8 items-center gap-1 rounded-sm font-medium hover:text-ink pointer-coarse:min-h-11"
      >
        {label}
        {isSorted && <Arrow aria-hidden="true" className="size-3" />}
      </button>
    </th>
  );
}
