import { useOutbox } from '../../store/write/outbox.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PageHeader } from '../../page/PageHeader.tsx';
import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import OutboxTray from '../unsavedChanges/OutboxTray.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyAsText } from '../../ui/CopyAsText.tsx';
import { copyChoice } from '../../store/session/copyChoice.ts';
import { useAuth } from '../../store/session/useAuth.ts';
import {
  readKeptCopies,
  readOfflineCode,
  readStorageSpace,
} from '../../store/device/deviceHealth.ts';
import { useDeviceStatus } from '../../store/device/deviceDatabase.ts';
import { browserOf } from '../../lib/browserName.ts';
import { DEVICE_DRAFT_PREFIX, DRAFT_PREFIX } from '../../lib/storage.ts';
import { loadDrafts } from '../../form/draftStorage.ts';
import {
  connectedSince,
  useClockOffset,
  useConnectionState,
} from '../../store/connection/useConnection.ts';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useNow } from '../../ui/useNow.ts';
import {
  checkAnswerTime,
  checkBrowser,
  checkClock,
  checkConnection,
  checkCopies,
  checkDeployedVersion,
  checkDrafts,
  checkOffline,
  checkOwnVersion,
  checkRefused,
  checkRules,
  checkSignIn,
  checkStorage,
  checkWaiting,
  KEEPING,
  reportText,
  STATE_WORDS,
  summaryOf,
  type Check,
  type CheckGroup,
  type CheckState,
} from './checks.ts';
import { checkServer, readDeployedVersion } from './deployed.ts';

/** What the app knows of itself: version, connection, saves and device, each with what to do if it is wrong. */
export default function HealthPage() {
  const groups = useHealth();
  const { intents } = useOutbox();
  const hasRefused = intents.some(({ problem }) => problem !== undefined);
  const hasWaiting = intents.some(({ problem }) => problem === undefined);
  return (
    <>
      <PageHeader title="System health" />
      <p role="status" className="px-4 pb-3 text-sm font-medium wrap-anywhere sm:px-6">
        {summaryOf(groups)}
      </p>
      <div className="grid justify-items-start gap-2 px-4 pb-4 sm:px-6">
        <CopyAsText label="System health as text" text={() => reportText(groups, Date.now())} />
      </div>
      {groups.map(({ title, checks }) => (
        <Panel key={title} title={title} className="border-t border-line [&>header]:bg-sunken">
          <dl>
            {checks.map((check) => (
              <HealthCheck key={check.title} check={check}>
                {check.title === 'Waiting saves' && hasWaiting && (
                  <ShowSaves label="Show the waiting saves" />
                )}
                {check.title === 'Refused saves' && hasRefused && (
                  <ShowSaves label="Show the refused saves" />
                )}
              </HealthCheck>
            ))}
          </dl>
        </Panel>
      ))}
    </>
  );
}

const ICONS = {
  good: CircleCheck,
  note: Info,
  trouble: CircleAlert,
  unknown: CircleHelp,
  checking: CircleDashed,
} as const;

const COLORS: Readonly<Record<CheckState, string>> = {
  good: 'text-tone-green-ink',
  note: 'text-tone-blue-ink',
  trouble: 'text-tone-red-ink',
  unknown: 'text-tone-yellow-ink',
  checking: 'text-muted',
};

type HealthCheckProps = {
  readonly check: Check;
  /** What can be done about it here. */
  readonly children?: ReactNode;
};

/** One line of the page: what it is about, its state in words, what was found and what that means. */
function HealthCheck({ check, children }: HealthCheckProps) {
  const { title, state, value, meaning } = check;
  const Icon = ICONS[state];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-sm sm:px-6 md:grid-cols-[10rem_9.5rem_minmax(0,1fr)]">
      <dt className="font-semibold">{title}</dt>
      <dd className={`flex items-start gap-1.5 font-medium ${COLORS[state]}`}>
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {STATE_WORDS[state]}
      </dd>
      <dd className="col-span-2 grid min-w-0 justify-items-start gap-0.5 wrap-anywhere md:col-span-1">
        {value !== '' && <p className="font-medium tabular-nums">{value}</p>}
        <p className="max-w-[70ch] text-muted">{meaning}</p>
        {children}
      </dd>
    </div>
  );
}

/** Opens the list of the saves that are not stored. */
function ShowSaves({ label }: { readonly label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="mt-1 pointer-coarse:min-h-11" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <OutboxTray onClose={() => setOpen(false)} />}
    </>
  );
}

/** How many forms hold text of a person that has not been saved, in this tab and on the device. */
const draftsOf = (uid: string): number =>
  [DRAFT_PREFIX, DEVICE_DRAFT_PREFIX].flatMap((prefix) => loadDrafts(`${prefix}${uid}:`)).length;

/** All checks, repeated every half minute and whenever the connection changes. */
function useHealth(): readonly CheckGroup[] {
  const now = useNow();
  const connection = useConnectionState();
  const isConnected = connection === 'connected';
  const moment = `${now} ${isConnected}`;
  const uid = useAuth().user?.uid ?? '';
  const server = useAnswer(checkServer, moment);
  const deployed = useAnswer(async () => (HAS_VERSION_FILE ? readDeployedVersion() : null), moment);
  const outbox = useOutbox();

  return [
    {
      title: 'Version',
      checks: [
        { title: 'This version', ...checkOwnVersion(SOURCE_VERSION) },
        {
          title: 'Deployed version',
          ...checkDeployedVersion(SOURCE_VERSION, deployed, HAS_VERSION_FILE),
        },
        { title: 'Security rules', ...checkRules(server?.rules, isConnected, RULES_VERSION) },
      ],
    },
    {
      title: 'Connection',
      checks: [
        { title: 'Connection', ...checkConnection(connection, connectedSince()) },
        { title: 'Answer time', ...checkAnswerTime(isConnected, server?.roundTripMs) },
        { title: 'Clock', ...checkClock(isConnected, useClockOffset()) },
        { title: 'Sign-in', ...checkSignIn(server?.tokenExpiresAt, now) },
      ],
    },
    {
      title: 'Your work',
      checks: [
        { title: 'Waiting saves', ...checkWaiting(outbox, isConnected, now) },
        { title: 'Refused saves', ...checkRefused(outbox) },
        { title: 'Drafts', ...checkDrafts(draftsOf(uid)) },
        { title: 'Saves on this device', ...KEEPING[useDeviceStatus()] },
      ],
    },
    {
      title: 'This device',
      checks: [
        {
          title: 'Kept copies',
          ...checkCopies(
            copyChoice(uid),
            useAnswer(() => readKeptCopies(uid), moment),
          ),
        },
        { title: 'Storage', ...checkStorage(useAnswer(readStorageSpace, moment)) },
        { title: 'Service worker', ...checkOffline(useAnswer(readOfflineCode, moment)) },
        {
          title: 'Browser',
          ...checkBrowser(browserOf(navigator.userAgent), `${innerWidth} × ${innerHeight}`),
        },
      ],
    },
  ];
}
