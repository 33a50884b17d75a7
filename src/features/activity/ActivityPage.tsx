import { useAnswer } from '../../ui/useAnswer.ts';
import { groupedBy } from '../../lib/groupedBy.ts';
import { useSearchParams, Link, Navigate } from 'react-router-dom';
import { useConnectionState, useServerNow } from '../../records/store/connection/useConnection.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import {
  entityOf,
  addressOfPath,
  feedLines,
  lineAddress,
  searchAddress,
} from './activityAddresses.ts';
import { nameInAddress } from '../../records/page/address/addresses.ts';
import { useAddress } from '../../records/page/address/useAddress.ts';
import { PageHeader } from '../../records/page/PageHeader.tsx';
import { ACTIVITY_PATH, parseActivity, type ActivityEntry } from '../../records/model/activity.ts';
import { DAY_MS, formatDate, timeOfDay, today } from '../../lib/dates.ts';
import { Panel } from '../../ui/Panel.tsx';
import { FeedItem } from './ActivityItem.tsx';
import { useCallback, useState } from 'react';
import { nounInTitle } from '../../records/model/entity.ts';
import { isSeen } from '../../session/sight.ts';
import { ENTITIES } from '../../records/model/entities.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { HISTORY_PATH, parseHistory } from '../../records/model/history.ts';
import { compareKeys, read } from '../../firebase/database.ts';
import { readRange, watchRange } from '../../firebase/queries.ts';
import { useSubscription } from '../../records/store/read/useStored.ts';
import { untilDisconnected } from '../../records/store/write/saveFailure.ts';
import { Select } from '../../ui/controls.tsx';

/** Everything that was created or changed, by day; with `?entry=` in the address, it leads on to the record of one entry. */
export default function ActivityPage() {
  const [parameters] = useSearchParams();
  const entry = parameters.get('entry');
  return entry === null ? <Log /> : <EntryRedirect key={entry} id={entry} />;
}

function Log() {
  const [parameters] = useSearchParams();
  const { status, entries, earlier, showEarlier } = useActivityLog();
  const hasConnection = useConnectionState() !== 'none';
  const [person, kind] = [parameters.get('person'), parameters.get('kind')];
  const listed = entries.filter(({ user, action }) => {
    const entity = entityOf(action);
    const isOfKind = kind === null || (entity !== undefined && nameInAddress(entity) === kind);
    return isOfKind && (person === null || user === person);
  });

  return (
    <>
      <PageHeader title="Activity" />
      <div className="flex min-h-13 flex-wrap items-center gap-x-5 gap-y-2 border-t border-line px-4 py-2 sm:px-6">
        <Choice
          name="person"
          label="Person"
          all="Everybody"
          options={[...new Set(entries.map(({ user }) => user))].toSorted()}
        />
        <Choice name="kind" label="Kind" all="Everything" options={kinds()} />
        <p role="status" className="text-[0.8125rem] text-muted sm:ms-auto">
          {status === 'live' && shownCount(listed.length, entries.length)}
          {!hasConnection && ' There is no connection. Later entries appear once it is back.'}
        </p>
      </div>
      {entries.length === 0 ? (
        <ListPlaceholder
          status={status}
          label="Activity"
          empty="No activity yet. Every new or changed record appears here."
        />
      ) : (
        <ActivityDays entries={listed} />
      )}
      {earlier === 'failed' && (
        <Alert kind="alert">
          <p>Earlier entries could not be loaded. Check the connection and try again.</p>
        </Alert>
      )}
      {earlier !== 'none' && (
        <Button
          className="ms-4 mt-4 sm:ms-6"
          aria-disabled={earlier === 'loading'}
          onClick={() => void showEarlier()}
        >
          {earlier === 'loading' ? 'Loading…' : 'Show earlier'}
        </Button>
      )}
    </>
  );
}

const kinds = () =>
  ENTITIES.filter(isSeen).map((entity) => [nameInAddress(entity), nounInTitle(entity)] as const);

const shownCount = (listed: number, loaded: number): string =>
  listed === loaded ? `The latest ${loaded} entries` : `${listed} of the latest ${loaded} entries`;

function ActivityDays({ entries }: { readonly entries: readonly ActivityEntry[] }) {
  // Timestamps are the server's; the clock of this machine may be wrong.
  const now = useServerNow();
  const days = groupedBy(entries, ({ timestamp }) => today(new Date(timestamp)));
  return [...days].map(([day, ofDay]) => (
    <Panel key={day} title={dayTitle(day, now)} className="border-t border-line">
      <ol className="px-4 sm:px-6 pb-4">
        {feedLines(ofDay).map((line) => (
          <FeedItem
            key={line.entry.id}
            {...line}
            to={lineAddress(line)}
            time={timeOfDay(line.entry.timestamp)}
            className="flex text-sm flex-row-reverse justify-end gap-4! [&>time]:w-10 [&>time]:tabular-nums"
          />
        ))}
      </ol>
    </Panel>
  ));
}

function dayTitle(day: string, now: number): string {
  if (day === today(new Date(now))) return 'Today';
  return day === today(new Date(now - DAY_MS)) ? 'Yesterday' : formatDate(day);
}

type ChoiceProps = {
  /** The name in the address. */
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly options: readonly (string | readonly [value: string, label: string])[];
};

function Choice({ name, label, all, options }: ChoiceProps) {
  const { search, write } = useAddress();
  return (
    <label className="flex items-center gap-2 text-[0.8125rem] text-muted">
      {label}
      <Select
        value={new URLSearchParams(search).get(name) ?? ''}
        blank={all}
        options={options}
        onChoice={(value) => write({ [name]: value || null })}
        className="max-w-50"
      />
    </label>
  );
}

function EntryRedirect({ id }: { readonly id: string }) {
  const answer = useAnswer(async () => {
    try {
      const address = await findAddress(id);
      return { address, problem: 'There is no activity entry at this address.' };
    } catch (error) {
      console.error('Reading an activity entry failed', error);
      return { address: null, problem: 'The record of this entry could not be looked up.' };
    }
  }, id);
  const { address = null, problem = null } = answer ?? {};

  if (address !== null) return <Navigate to={address} replace />;
  return (
    <>
      <PageHeader title="Activity" />
      <p role="status">{problem ?? 'Looking up the record…'}</p>
      {problem !== null && (
        <Link
          to="/dashboard/activity"
          className="font-semibold text-accent underline underline-offset-4"
        >
          All activity
        </Link>
      )}
    </>
  );
}

async function findAddress(id: string): Promise<string | null> {
  const { entry, record } = await entryRecord(id);
  return (record === null ? null : addressOfPath(record)) ?? (entry && searchAddress(entry));
}

const PAGE_LENGTH = 100;

type ActivityLog = {
  readonly status: SubscriptionStatus;
  readonly entries: readonly ActivityEntry[];
  /** Whether there are entries before these: `loading` while they are on their way, `failed` if they did not come. */
  readonly earlier: 'none' | 'some' | 'loading' | 'failed';
  readonly showEarlier: () => Promise<void>;
};

type Row = {
  readonly id: string;
  readonly timestamp: unknown;
  readonly entry: ActivityEntry | null;
};

/** Subscribes to the latest activity while the component is mounted; earlier entries, which never change, are read once. */
function useActivityLog(): ActivityLog {
  const [status, setStatus] = useState<SubscriptionStatus>('loading');
  const [earlier, setEarlier] = useState<ActivityLog['earlier']>('none');
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map());

  const add = useCallback((more: readonly Row[]): void => {
    setRows((known) => new Map([...known, ...more.map((row) => [row.id, row] as const)]));
  }, []);

  const subscribe = useCallback(() => {
    let isFirst = true;
    return watchRange(
      ACTIVITY_PATH,
      { child: 'timestamp', count: PAGE_LENGTH },
      parseRow,
      (latest) => {
        if (isFirst) setEarlier(latest.length < PAGE_LENGTH ? 'none' : 'some');
        isFirst = false;
        setStatus('live');
        add(latest);
      },
      (error) => {
        console.error(`Reading ${ACTIVITY_PATH} failed`, error);
        setStatus('failed');
        setRows(new Map());
      },
    );
  }, [add]);
  useSubscription(subscribe);

  const sorted = [...rows.values()].toSorted(
    (a, b) => shownTime(b) - shownTime(a) || compareKeys(b.id, a.id),
  );
  const oldest = sorted.at(-1);

  async function showEarlier(): Promise<void> {
    if (oldest === undefined || earlier === 'loading') return;
    setEarlier('loading');
    try {
      const before = { value: shownTime(oldest), key: oldest.id };
      const page = await untilDisconnected(() =>
        readRange(ACTIVITY_PATH, { child: 'timestamp', before, count: PAGE_LENGTH }, parseRow),
      );
      add(page);
      setEarlier(page.length < PAGE_LENGTH ? 'none' : 'some');
    } catch (error) {
      console.error(`Reading ${ACTIVITY_PATH} failed`, error);
      setEarlier('failed');
    }
  }

  const entries = sorted.map(({ entry }) => entry).filter((entry) => entry !== null);
  return { status, entries, earlier, showEarlier };
}

function parseRow(id: string, stored: unknown): Row {
  const timestamp = (stored as { readonly timestamp?: unknown } | null)?.timestamp;
  return { id, timestamp, entry: parseActivity(id, stored) };
}

/** Damaged times sort before all others, as they mostly do in the database. */
const shownTime = ({ timestamp }: Row): number => (typeof timestamp === 'number' ? timestamp : 0);

type EntryRecord = { readonly entry: ActivityEntry | null; readonly record: string | null };

async function entryRecord(id: string): Promise<EntryRecord> {
  const [entry, history] = await untilDisconnected(() =>
    Promise.all([read(`${ACTIVITY_PATH}/${id}`), read(`${HISTORY_PATH}/${id}`)]),
  );
  return { entry: parseActivity(id, entry), record: parseHistory(id, history)?.record ?? null };
}
