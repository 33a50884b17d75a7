import { MapPin } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { mapHref } from '../../lib/mapHref.ts';
import { countText } from '../../lib/plural.ts';
import { money } from '../../model/money.ts';
import { recordAddress } from '../../page/address/addresses.ts';
import { partyAddress } from '../../page/address/partyAddress.ts';
import { rangeOfId, useRecordsBy } from '../../store/read/useRecordsBy.ts';
import { Panel } from '../../ui/Panel.tsx';
import { daysLate, nextDue } from '../installations/due.ts';
import type { Installation } from '../installations/installation.entity.ts';
import { deal } from '../sales/deal.entity.ts';

type InstallationFactsProps = { readonly record: Installation; readonly today: string };

const LINK =
  'font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:-my-1 pointer-coarse:block pointer-coarse:w-fit pointer-coarse:py-3.25';

/** What is known of an installation: first what somebody needs who stands before its door. */
export function InstallationFacts({ record, today }: InstallationFactsProps) {
  const { customer, address, access, plan, planFrom, assigned, fee, handedOver } = record;
  return (
    <Panel title="Details">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2 px-4 pb-5 text-[0.8125rem] sm:px-6">
        <Fact label="Customer">
          {customer !== '' && (
            <Link to={partyAddress('customers', customer)} className={LINK}>
              <bdi>{customer}</bdi>
            </Link>
          )}
        </Fact>
        <Fact label="Address">
          {address !== '' && (
            <a href={mapHref(address)} target="_blank" rel="noreferrer" className={LINK}>
              <MapPin
                aria-hidden="true"
                className="me-1.5 inline-block size-4 shrink-0 align-text-bottom"
                strokeWidth={1.75}
              />
              <bdi className="whitespace-pre-wrap">{address}</bdi>
              <span className="sr-only"> (opens a map)</span>
            </a>
          )}
        </Fact>
        <Fact label="Access">
          {access !== '' && <bdi className="wrap-anywhere whitespace-pre-wrap">{access}</bdi>}
        </Fact>
        <Fact label="Visits">
          {plan === 'None'
            ? 'None planned'
            : [plan, planFrom && `since ${formatDate(planFrom)}`].filter(Boolean).join(' ')}
        </Fact>
        <Fact label="Next visit">{nextVisitText(record, today)}</Fact>
        <Fact label="Assigned to">{assigned}</Fact>
        <Fact label="Fee">{fee > 0 && `${money(fee)} per month`}</Fact>
        <Fact label="Handed over">{handedOver !== '' && formatDate(handedOver)}</Fact>
        <Fact label="Warranty">{warrantyText(record, today)}</Fact>
        <Fact label="Built for">{record.deal !== '' && <DealLink id={record.deal} />}</Fact>
      </dl>
    </Panel>
  );
}

type FactProps = { readonly label: string; readonly children: ReactNode };

/** One fact; nothing if it is blank. */
const Fact = ({ label, children }: FactProps) =>
  children === '' || children === false || children === null ? null : (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );

/** Leads to the deal that an installation was built for, by its title once that is known. */
function DealLink({ id }: { readonly id: string }) {
  const ranges = useMemo(() => [rangeOfId(id)], [id]);
  const { records } = useRecordsBy(deal, ranges, { isWanted: true, withArchived: true });
  const title = records.find((one) => one.id === id)?.title.trim();
  return (
    <Link to={recordAddress(deal, id)} className={LINK}>
      <bdi>{title || 'Its deal'}</bdi>
    </Link>
  );
}

function nextVisitText(record: Installation, today: string): string {
  const due = nextDue(record);
  const late = daysLate(record, today);
  if (due === null) return '';
  return late > 0 ? `${formatDate(due)}, ${countText(late, 'day')} late` : formatDate(due);
}

function warrantyText({ warrantyUntil }: Installation, today: string): string {
  if (warrantyUntil === '') return '';
  return `${warrantyUntil < today ? 'Ended on' : 'Until'} ${formatDate(warrantyUntil)}`;
}
