import { useId, useMemo, useState } from 'react';
import { useAuth } from '../../session/useAuth.ts';
import {
  INVITATIONS_PATH,
  STAFF_PATH,
  parseInvitation,
  type Invitation,
} from '../accounts/invitation.ts';
import { PEOPLE_PATH, SEEN_EVERY_MS, parsePeople } from '../../records/model/people.ts';
import {
  FIELD_STAFF_PATH,
  REMOVALS_PATH,
  STAFF_ONLY_PATH,
  isSwitchOn,
  parseFieldStaff,
  parseRemovals,
  parseStaff,
} from '../accounts/staff.ts';
import { formatDate, timeAgo, today } from '../../lib/dates.ts';
import { loadCode } from '../../lib/lazyPage.ts';
import { PageHeader, Loading } from '../../records/page/PageHeader.tsx';
import { read } from '../../firebase/database.ts';
import { useStoredValue } from '../../records/store/read/useStored.ts';
import { useConnectionState, useServerNow } from '../../records/store/connection/useConnection.ts';
import { Unreachable } from '../../records/store/write/saveFailure.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useAction, ActionMessage } from '../../ui/useAction.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import type { Columns } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import type { TableView } from '../../ui/table/sort.ts';
import { ownAccountView } from '../accounts/ownAccountView.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { ROLE_COLORS, peopleOf, type Accounts, type Person } from './people.ts';
import { restorePerson, staffMessageOf } from './staffChanges.ts';

const ALL: TableView = {
  query: '',
  sorting: { key: 'name', direction: 'ascending' },
  filter: [],
  toggles: [],
};

/** Who has access to the dashboard, since when and by whose invitation, and whose access has ended. */
export default function PeoplePage() {
  const uid = useAuth().user?.uid ?? '';
  const accounts = useAccounts();
  const [view, setView] = useState(ALL);
  const [openId, setOpenId] = useState<string | null>(null);
  const now = useServerNow();
  const columns = useMemo(() => columnsAt(now, uid), [now, uid]);
  const people = usePeople(accounts);
  const isOffline = useConnectionState() === 'none';
  const isAdministrator = accounts?.staff.get(uid) === 'administrator';
  const opened = people?.present.find(({ id }) => id === openId);
  const [open] = useState(() => (person: Person) => setOpenId(person.id));
  return (
    <>
      <PageHeader title="People">
        <Button variant="primary" onClick={() => ownAccountView.set('invite')}>
          Invite a colleague
        </Button>
      </PageHeader>
      <p className="max-w-[80ch] px-4 pb-3 text-sm text-pretty text-muted sm:px-6">
        {accounts?.isListOn === false
          ? 'Everybody who creates an account at this address has access, because the staff list is off, and nobody can be removed. Whoever manages accounts can turn it on. Here is who has used the dashboard.'
          : 'Whoever accepts an invitation is listed here. An administrator can remove them.'}
      </p>
      {people === null && isOffline ? (
        <Loading what="The list appears" />
      ) : (
        <Table
          title="Who has access"
          label="People"
          empty="Nobody has used the dashboard yet. Start with Invite a colleague."
          columns={columns}
          rows={people?.present ?? []}
          status={people === null ? 'loading' : 'live'}
          view={view}
          onView={setView}
          onOpen={open}
        />
      )}
      {people !== null && people.gone.length > 0 && (
        <Gone people={people.gone} mayRestore={isAdministrator} />
      )}
      {isAdministrator && <Everything isOffline={isOffline} />}
      {opened && accounts && people && (
        <PersonDialog
          person={opened}
          people={people.present}
          isListOn={accounts.isListOn}
          isAdministrator={isAdministrator}
          lastSeen={lastSeen(opened, now)}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}

/** What is stored of the accounts; null until it is known. Who has just come is listed before their invitation is read. */
function useAccounts(): Accounts | null {
  const staff = useStoredValue(STAFF_PATH, parseStaff);
  const people = useStoredValue(PEOPLE_PATH, parsePeople);
  const removals = useStoredValue(REMOVALS_PATH, parseRemovals);
  const fieldStaff = useStoredValue(FIELD_STAFF_PATH, parseFieldStaff);
  const isListOn = useStoredValue(STAFF_ONLY_PATH, isSwitchOn);
  const codes = useMemo(
    () =>
      [
        ...[...(staff?.values() ?? [])].map((entry) => typeof entry === 'object' && entry.code),
        ...[...(removals?.values() ?? [])].map(({ was }) => was),
      ].filter((code) => typeof code === 'string'),
    [staff, removals],
  );
  const invitations = useAnswer(() => readInvitations(codes), codes.join());
  return useMemo(
    () =>
      staff && people && removals && fieldStaff && isListOn !== undefined && invitations
        ? { staff, people, removals, fieldStaff, isListOn, invitations }
        : null,
    [staff, people, removals, fieldStaff, isListOn, invitations],
  );
}

/** The people of these accounts. Somebody of whom nothing has changed stays the same object: their row does not glow. */
function usePeople(accounts: Accounts | null): ReturnType<typeof peopleOf> | null {
  const [known] = useState(() => new Map<string, Person>());
  return useMemo(() => {
    if (accounts === null) return null;
    const unchanged = (person: Person): Person => {
      const key = JSON.stringify(person);
      known.set(key, known.get(key) ?? person);
      return known.get(key) ?? person;
    };
    const { present, gone } = peopleOf(accounts);
    return { present: present.map(unchanged), gone };
  }, [accounts, known]);
}

async function readInvitations(codes: readonly string[]): Promise<ReadonlyMap<string, Invitation>> {
  const found = codes.map(async (code) => {
    const stored = await read(`${INVITATIONS_PATH}/${code}`);
    return [code, parseInvitation(code, stored)] as const;
  });
  return new Map(await Promise.all(found));
}

const day = (time: number): string => formatDate(today(new Date(time)));

/** When somebody had the dashboard open last; they say so no more often than once an hour. */
function lastSeen({ seenAt }: Person, now: number): string {
  if (seenAt === 0) return 'not known';
  return now - seenAt < SEEN_EVERY_MS ? 'within 1 h' : timeAgo(seenAt, now);
}

const describeOrigin = ({ role, inviter }: Person): string =>
  inviter || (role === 'Administrator' ? 'the owner' : '');

const columnsAt = (now: number, uid: string): Columns<Person> => [
  {
    key: 'name',
    heading: 'Name',
    value: ({ name }) => name,
    text: ({ id, name }) => (id === uid ? `${name} (you)` : name),
    isMain: true,
    flex: 1.6,
  },
  { key: 'email', heading: 'E-mail', value: ({ email }) => email, flex: 1.6 },
  { key: 'role', heading: 'Role', value: ({ role }) => role, statuses: ROLE_COLORS },
  {
    key: 'since',
    heading: 'Since',
    value: ({ since }) => since,
    text: ({ since }) => (since === 0 ? '' : day(since)),
    cell: ({ since }) => since !== 0 && labelled('since', day(since)),
    whole: true,
  },
  {
    key: 'inviter',
    heading: 'Invited by',
    value: describeOrigin,
    cell: (person) => describeOrigin(person) && labelled('by', describeOrigin(person)),
  },
  {
    key: 'seenAt',
    heading: 'Last seen',
    value: ({ seenAt }) => seenAt,
    text: (person) => lastSeen(person, now),
    cell: (person) => labelled('seen', lastSeen(person, now)),
  },
];

/** A value that says what it is where there is no heading above it, on a phone. */
const labelled = (label: string, value: string) => (
  <>
    <span className="sm:hidden">{label} </span>
    {value}
  </>
);

type GoneProps = { readonly people: readonly Person[]; readonly mayRestore: boolean };

function Gone({ people, mayRestore }: GoneProps) {
  const { isBusy, failure, run } = useAction(staffMessageOf);
  return (
    <Panel title="Access has ended" count={people.length} className="mt-4 border-t border-line">
      <ul className="px-4 pb-4 text-sm sm:px-6">
        {people.map((person) => (
          <li
            key={person.id}
            className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-1.5 first:border-t-0"
          >
            <bdi className="font-medium wrap-anywhere">{person.name}</bdi>
            <span className="grow text-muted">
              {person.removal === null
                ? 'ended by the owner'
                : `ended on ${day(person.removal.timestamp)} by ${person.removal.user}`}
            </span>
            {mayRestore && person.removal !== null && (
              <Button
                tall
                aria-disabled={isBusy}
                aria-label={`Give ${person.name} access again`}
                onClick={() => void run(() => restorePerson(person))}
              >
                Give access again
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="px-4 sm:px-6">
        <ActionMessage failure={failure} />
      </div>
    </Panel>
  );
}

const EVERYTHING = 'Everything as one file';

/** Saves all that is stored: what an owner needs to restore it, or to leave. */
function Everything({ isOffline }: { readonly isOffline: boolean }) {
  const uid = useAuth().user?.uid ?? '';
  const { isBusy, failure, notice, run } = useAction(whyNoFile);
  const [progress, setProgress] = useState('');
  const id = useId();
  const save = async (): Promise<string> => {
    const code = await loadCode(() => import('./everythingFile.ts'));
    if (code === null) throw new Unreachable();
    return code.saveEverything(uid, setProgress);
  };
  return (
    <section aria-label={EVERYTHING} className="mt-4 border-t border-line px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          tall
          data-command={EVERYTHING}
          aria-disabled={isBusy || isOffline}
          aria-describedby={id}
          onClick={() => isOffline || void run(save)}
        >
          {EVERYTHING}
        </Button>
        <p id={id} className="max-w-[80ch] text-sm text-pretty text-muted">
          All records with history and photos, as JSON and CSV. Keep it where nobody else reads it.
          {isOffline && ' This needs a connection.'}
        </p>
      </div>
      <p role="status" className="pt-2 text-sm empty:pt-0">
        {isBusy && progress && `${progress}. Stay on this page.`}
      </p>
      <ActionMessage failure={failure} notice={notice} />
    </section>
  );
}

function whyNoFile(error: unknown): string {
  if (error instanceof Unreachable)
    return 'The connection was lost before everything was read, so there is no file. Try again once it is back.';
  console.error('Reading everything failed', error);
  return 'Not everything could be read, so there is no file.';
}
