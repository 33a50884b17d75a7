import { Printer } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BRAND } from '../../company/brand.ts';
import { formatDate } from '../../lib/dates.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { archivedOn } from '../../model/archive.ts';
import { createTitle, editTitle } from '../../model/entity.ts';
import {
  createAddress,
  documentAddress,
  INSTALLATION,
  pageOf,
  visitFormAddress,
} from '../../page/address/addresses.ts';
import { useOpenRecord } from '../../page/address/useOpenRecord.ts';
import { CopyLinkButton } from '../../page/CopyLinkButton.tsx';
import type { OpenList } from '../../page/OpenPanel.tsx';
import { PageHeader } from '../../page/PageHeader.tsx';
import { RecordPanels } from '../../page/RecordPanels.tsx';
import { useCompanyToday } from '../../page/useToday.ts';
import { rangeOfId, useRecordsBy } from '../../store/read/useRecordsBy.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { PAGE_KEYS } from '../../ui/pageKeys.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PartyContacts } from '../contacts/PartyContacts.tsx';
import { installation, rangesOf, type Installation } from '../installations/installation.entity.ts';
import { Notes } from '../notes/Notes.tsx';
import { ticket } from '../service/ticket.entity.ts';
import { useRecordTopic } from '../tasks/topic.ts';
import { Tasks } from '../tasks/Tasks.tsx';
import { useVisits } from '../visits/useVisits.ts';
import { visit, type Visit } from '../visits/visit.entity.ts';
import { EquipmentPanel } from './EquipmentPanel.tsx';
import { InstallationFacts } from './InstallationFacts.tsx';
import { InstallationFigures } from './InstallationFigures.tsx';
import { ReadingCharts } from './ReadingCharts.tsx';
import { TicketsPanel } from './TicketsPanel.tsx';
import { VisitList } from './VisitList.tsx';

/** Everything about the installation whose id is in the address. */
export default function InstallationPage() {
  const [params] = useSearchParams();
  const id = params.get(INSTALLATION) ?? '';
  return <OneInstallation key={id} id={id} />;
}

/** How many visits are read at first, and how many more each time that older ones are asked for. */
const VISITS_AT_ONCE = 60;

function OneInstallation({ id }: { readonly id: string }) {
  const ranges = useMemo(() => [rangeOfId(id)], [id]);
  const { status, records } = useRecordsBy(installation, ranges, {
    isWanted: id !== '',
    withArchived: true,
  });
  const own = useMemo(() => records.filter((one) => one.id === id), [records, id]);
  const [count, setCount] = useState(VISITS_AT_ONCE);
  const visits = useVisits(id, count);
  const record = own[0];

  const ofInstallation = useOpenRecord(installation, { status, records: own });
  const ofVisits = useOpenRecord(visit, visits);
  const panels: readonly OpenList[] = [
    { entity: installation, records: own, ...ofInstallation, openNeighbor: () => undefined },
    {
      entity: visit,
      records: visits.records,
      ...ofVisits,
      openNeighbor: (by) => {
        const at = visits.records.findIndex((one) => one.id === ofVisits.opened?.id);
        const next = visits.records[at + by];
        if (next) ofVisits.open(next);
      },
    },
  ];
  useEffect(() => {
    document.title = `${record?.name || 'Installation'} · ${BRAND.name}`;
  }, [record?.name]);
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
        <Link
          to={visitFormAddress(id)}
          aria-keyshortcuts={PAGE_KEYS.create}
          data-command="Record visit"
          className={`${ACTION} border-transparent bg-accent text-accent-ink hover:bg-accent-strong`}
        >
          Record visit
        </Link>
        {visits.records[0] && (
          <Link
            to={documentAddress(visit, visits.records[0].id)}
            data-command="Print or send the last report"
            className={`${ACTION} ${PLAIN}`}
          >
            <Printer aria-hidden="true" className="size-4" />
            Print or send
            <span className="sr-only"> the report of the last visit</span>
          </Link>
        )}
        <Link
          to={createAddress(ticket, {
            customer: record.customer,
            site: record.address,
            installation: id,
          })}
          className={`${ACTION} ${PLAIN}`}
        >
          {createTitle(ticket)}
        </Link>
        <Button
          className="pointer-coarse:min-h-11"
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

const ACTION =
  'inline-flex min-h-9 items-center justify-center gap-2 rounded-md border px-3.5 text-sm font-semibold whitespace-nowrap transition-colors pointer-coarse:min-h-11';
const PLAIN = 'border-edge/50 bg-surface text-ink hover:border-edge hover:bg-sunken';

const kindText = ({ kind, litres }: Installation): string =>
  [kind, litres > 0 && `${litres.toLocaleString('en-US')} L`].filter(Boolean).join(' · ');

type InstallationViewProps = {
  readonly record: Installation;
  readonly visits: ReturnType<typeof useVisits>;
  readonly onOpen: (record: Visit) => void;
  readonly onOlder: () => void;
};

/** The parts of the page: on a phone one below the other, what somebody needs on site first. */
function InstallationView({ record, visits, onOpen, onOlder }: InstallationViewProps) {
  const today = useCompanyToday();
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
            <TicketsPanel installation={record.id} />
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
  <div className="px-4 pt-2 sm:px-6">
    <Alert kind="alert">
      <p>This installation does not exist. The link may not be complete.</p>
      <p className="mt-2">
        <Link to={pageOf(installation)} className="font-semibold underline underline-offset-4">
          All installations
        </Link>
      </p>
    </Alert>
  </div>
);
