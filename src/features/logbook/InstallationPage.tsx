import { Printer, MapPin } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { orUntitled, countText, inFigures } from '../../lib/words.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { archivedOn } from '../../records/model/archive.ts';
import { createTitle, editTitle } from '../../records/model/entity.ts';
import {
  createAddress,
  documentAddress,
  pageOf,
  recordAddress,
} from '../../records/page/address/addresses.ts';
import { useOpenRecord } from '../../records/page/address/useOpenRecord.ts';
import { CopyLinkButton } from '../../ui/CopyLinkButton.tsx';
import type { OpenList } from '../../records/page/OpenPanel.tsx';
import { PageHeader } from '../../records/page/PageHeader.tsx';
import { RecordPanels } from '../../records/page/RecordPanels.tsx';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useRecord, useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { PAGE_KEYS } from '../../ui/pageKeys.ts';
import { Fact } from '../../ui/Fact.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useOwnTitle } from '../../ui/useOwnTitle.ts';
import { RecordParty } from '../nextSteps/RecordParty.tsx';
import { PartyContacts } from '../contacts/PartyContacts.tsx';
import {
  installation,
  rangesOf,
  type Installation,
  INSTALLATION,
  visitFormAddress,
} from '../installations/installation.entity.ts';
import { Notes } from '../notes/Notes.tsx';
import { ticket, isOpen } from '../service/ticket.entity.ts';
import { useRecordTopic } from '../tasks/topic.ts';
import { Tasks } from '../tasks/Tasks.tsx';
import { useVisits } from '../visits/useVisits.ts';
import { visit, type Visit } from '../visits/visit.entity.ts';
import { EquipmentPanel } from './EquipmentPanel.tsx';
import { InstallationFigures } from './InstallationFigures.tsx';
import { ReadingCharts } from './ReadingCharts.tsx';
import { VisitList } from './VisitList.tsx';
import { ListItems } from '../../records/page/ListItems.tsx';
import { mapHref } from '../../lib/mapHref.ts';
import { daysLate, nextDue } from '../installations/due.ts';
import { deal } from '../sales/deal.entity.ts';
import { isSeen } from '../../session/sight.ts';
import { useFee } from '../installations/useFee.ts';

/** Everything about the installation whose id is in the address. */
export default function InstallationPage() {
  const [params] = useSearchParams();
  const id = params.get(INSTALLATION) ?? '';
  return <OneInstallation key={id} id={id} />;
}

/** How many visits are listed at first, and how many more each time that older ones are asked for: with one more that is read, a year of weekly ones, whose parts are counted. */
const VISITS_AT_ONCE = 52;

function OneInstallation({ id }: { readonly id: string }) {
  const { status, record } = useRecord(installation, id);
  const own = useMemo(() => (record ? [record] : []), [record]);
  const [count, setCount] = useState(VISITS_AT_ONCE);
  const visits = useVisits(id, count);

  const ofInstallation = useOpenRecord(installation, { status, records: own });
  const ofVisits = useOpenRecord(visit, visits);
  const panels: readonly OpenList[] = [
    { entity: installation, records: own, ...ofInstallation, openNeighbor: () => undefined },
    {
      entity: visit,
      records: visits.records,
      ...ofVisits,
      openNeighbor: (by) => ofVisits.openNeighborIn(visits.records, by),
    },
  ];
  useOwnTitle(record?.name || 'Installation');
  const showOlder = useCallback(() => setCount((now) => now + VISITS_AT_ONCE), []);

  if (record === undefined) {
    return (
      <>
        <PageHeader title="Installation" />
        <RecordPanels lists={panels} />
        {isComplete(status) || id === '' ? (
          <UnknownInstallation />
        ) : (
          <ListPlaceholder status={status} label="The installation" empty="" />
        )}
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={orUntitled(record.name)}
        parts={
          <div className="flex items-center gap-2 text-[0.8125rem] text-muted">
            {kindText(record)}
            <CopyLinkButton />
          </div>
        }
      >
        <ButtonLink
          variant="primary"
          to={visitFormAddress(id)}
          aria-keyshortcuts={PAGE_KEYS.create}
          data-command="Record visit"
        >
          Record visit
        </ButtonLink>
        {visits.records[0] && (
          <ButtonLink
            to={documentAddress(visit, visits.records[0].id)}
            data-command="Print or send the last report"
          >
            <Printer aria-hidden="true" className="size-4" />
            Print or send
            <span className="sr-only"> the report of the last visit</span>
          </ButtonLink>
        )}
        <ButtonLink
          to={createAddress(ticket, {
            customer: record.customer,
            site: record.address,
            installation: id,
          })}
        >
          {createTitle(ticket)}
        </ButtonLink>
        <Button
          tall
          data-command={editTitle(installation)}
          onClick={() => ofInstallation.open(record)}
        >
          Edit
        </Button>
      </PageHeader>
      <RecordPanels lists={panels} />
      <InstallationView
        record={record}
        visits={visits}
        onOpen={ofVisits.open}
        onOlder={showOlder}
      />
    </>
  );
}

const kindText = ({ kind, litres }: Installation): string =>
  [kind, litres > 0 && `${inFigures(litres)} L`].filter(Boolean).join(' · ');

type InstallationViewProps = {
  readonly record: Installation;
  readonly visits: ReturnType<typeof useVisits>;
  readonly onOpen: (record: Visit) => void;
  readonly onOlder: () => void;
};

function InstallationView({ record, visits, onOpen, onOlder }: InstallationViewProps) {
  const today = useToday();
  const { kind, targets } = record;
  const ranges = useMemo(() => rangesOf({ kind, targets }), [kind, targets]);
  const topic = useRecordTopic(installation, record);
  const archived = archivedOn(record);
  return (
    <>
      {archived !== '' && (
        <p className="px-4 pb-3 text-[0.8125rem] text-muted sm:px-6">
          Archived on {formatDate(archived)}: in no list and no plan until it is restored.
        </p>
      )}
      <InstallationFigures record={record} visits={visits} today={today} />
      <div className="@container">
        <div className="grid @6xl:grid-cols-[minmax(0,1fr)_26rem] @6xl:grid-rows-[auto_1fr]">
          <div className="min-w-0 divide-y divide-line border-line @max-6xl:border-b @6xl:col-start-2 @6xl:border-s">
            <InstallationFacts record={record} today={today} />
            <EquipmentPanel record={record} today={today} />
            <TicketsPanel id={record.id} customer={record.customer} />
          </div>
          <div className="min-w-0 divide-y divide-line border-line @max-6xl:border-b @6xl:col-start-1 @6xl:row-span-2 @6xl:row-start-1">
            <Panel title="Readings">
              {isComplete(visits.status) ? (
                <ReadingCharts visits={visits.records} ranges={ranges} />
              ) : (
                <ListPlaceholder
                  status={visits.status}
                  label="The readings"
                  empty=""
                  className="min-h-80"
                />
              )}
            </Panel>
            <VisitList
              status={visits.status}
              visits={visits.records}
              ranges={ranges}
              onOpen={onOpen}
              onOlder={visits.hasOlder ? onOlder : null}
            />
          </div>
          <div className="min-w-0 border-line @6xl:col-start-2 @6xl:border-s @6xl:border-t">
            <PartyContacts of="customers" name={record.customer.trim()} heading="h2" />
            <Tasks topic={topic} heading="h2" />
            <Notes topic={topic} heading="h2" />
          </div>
        </div>
      </div>
    </>
  );
}

const UnknownInstallation = () => (
  <Alert kind="alert" className="mx-4 mt-2 sm:mx-6">
    <p>This installation does not exist. The link may not be complete.</p>
    <p className="mt-2">
      <Link to={pageOf(installation)} className="font-semibold underline underline-offset-4">
        All installations
      </Link>
    </p>
  </Alert>
);

/** The tickets that name an installation, the open ones first and then the newest; nothing while there are none. */
function TicketsPanel({ id: place, customer }: Pick<Installation, 'id' | 'customer'>) {
  const range = useMemo(() => [{ child: 'installation', value: place }], [place]);
  const { status, records } = useRecordsBy(ticket, range, { isWanted: true });
  const tickets = records
    .filter((one) => one.installation === place)
    .toSorted(
      (a, b) =>
        Number(isOpen(b)) - Number(isOpen(a)) || b.creationDate.localeCompare(a.creationDate),
    );
  if (isComplete(status) && tickets.length === 0) return null;
  return (
    <Panel title="Tickets" {...(isComplete(status) && { count: tickets.length })}>
      {isComplete(status) ? (
        <ListItems entity={ticket} records={tickets} without={customer} />
      ) : (
        <ListPlaceholder status={status} label="The tickets" empty="" />
      )}
    </Panel>
  );
}

type InstallationFactsProps = { readonly record: Installation; readonly today: string };

const LINK =
  'font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:-my-1 pointer-coarse:block pointer-coarse:w-fit pointer-coarse:py-3.25';

/** What is known of an installation: first what somebody needs who stands before its door. */
function InstallationFacts({ record, today }: InstallationFactsProps) {
  const { address, access, plan, planFrom, assigned, handedOver } = record;
  const asked = useFee(record);
  return (
    <Panel title="Details">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2 px-4 pb-5 text-[0.8125rem] sm:px-6">
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
          {access !== '' && <span className="whitespace-pre-wrap">{access}</span>}
        </Fact>
        <Fact label="Visits">
          {plan === 'None'
            ? 'None planned'
            : [plan, planFrom && `since ${formatDate(planFrom)}`].filter(Boolean).join(' ')}
        </Fact>
        <Fact label="Next visit">{nextVisitText(record, today)}</Fact>
        <Fact label="Assigned to">{assigned}</Fact>
        <Fact label="Fee per month">
          {asked && (
            <Link to={asked.to} state={asked.state} className={LINK}>
              {'name' in asked ? asked.name : asked.text}
            </Link>
          )}
        </Fact>
        <Fact label="Handed over">{handedOver !== '' && formatDate(handedOver)}</Fact>
        <Fact label="Warranty">{warrantyText(record, today)}</Fact>
        <Fact label="Built for">
          {isSeen(deal) && record.deal !== '' && <DealLink id={record.deal} />}
        </Fact>
      </dl>
      <RecordParty entity={installation} record={record} />
    </Panel>
  );
}

function DealLink({ id }: { readonly id: string }) {
  const title = useRecord(deal, id).record?.title.trim();
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
