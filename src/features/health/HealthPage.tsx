import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../lib/dates.ts';
import { countText } from '../../lib/words.ts';
import { PageHeader } from '../../records/page/PageHeader.tsx';
import { useConnectionState } from '../../records/store/connection/useConnection.ts';
import { useDeviceStatus } from '../../records/store/device/deviceDatabase.ts';
import { read } from '../../firebase/database.ts';
import { SaveDenied, untilDisconnected } from '../../records/store/write/saveFailure.ts';
import { useOutbox } from '../../records/store/write/outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyAsText } from '../../ui/CopyAsText.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useNow } from '../../ui/useNow.ts';
import OutboxTray from '../unsavedChanges/OutboxTray.tsx';

/** How one thing is that can be wrong with the app, the connection or the device. */
type Finding = {
  readonly state: keyof typeof LOOKS;
  readonly value: string;
  /** What it means, and what to do if it is wrong. */
  readonly meaning: string;
};

type Check = Finding & { readonly title: string };

/** What the app knows of itself and this device, each with what to do if it is wrong. */
export default function HealthPage() {
  const found = useChecks();
  const [isTrayOpen, setTrayOpen] = useState(false);
  const hasSaves = useOutbox().intents.length > 0;
  return (
    <>
      <PageHeader title="System health" />
      <div className="flex flex-wrap gap-2 px-4 pb-4 sm:px-6">
        <CopyAsText
          label="System health as text"
          text={() =>
            [
              `System health, ${formatMoment(Date.now())}`,
              ...found.map(({ title, state, value }) => `- ${title}: ${value} [${state}]`),
              `- Browser: ${navigator.userAgent}`,
            ].join('\n')
          }
        />
        {hasSaves && <Button onClick={() => setTrayOpen(true)}>Show what is not saved</Button>}
      </div>
      <dl className="border-b border-line">
        {found.map((check) => (
          <HealthCheck key={check.title} {...check} />
        ))}
      </dl>
      {isTrayOpen && <OutboxTray onClose={() => setTrayOpen(false)} />}
    </>
  );
}

const LOOKS = {
  'In order': { Icon: CircleCheck, color: 'text-tone-green-ink' },
  'Needs attention': { Icon: CircleAlert, color: 'text-tone-red-ink' },
  'Not known': { Icon: CircleHelp, color: 'text-tone-yellow-ink' },
} as const;

function HealthCheck({ title, state, value, meaning }: Check) {
  const { Icon, color } = LOOKS[state];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-sm sm:px-6 md:grid-cols-[10rem_9.5rem_minmax(0,1fr)]">
      <dt className="font-semibold">{title}</dt>
      <dd className={`flex items-start gap-1.5 font-medium ${color}`}>
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {state}
      </dd>
      <dd className="col-span-2 min-w-0 wrap-anywhere md:col-span-1">
        <p className="font-medium tabular-nums">{value}</p>
        <p className="max-w-[70ch] text-muted">{meaning}</p>
      </dd>
    </div>
  );
}

function useChecks(): readonly Check[] {
  const now = useNow();
  const connection = useConnectionState();
  const moment = `${now} ${connection}`;
  const version = useAnswer(readVersion, moment);
  const rules = useAnswer(readRules, moment);
  const storage = useAnswer(readStorage, moment);
  const { intents, others } = useOutbox();
  const waiting = intents.filter(({ problem }) => problem === undefined);
  const refused = intents.filter(({ problem }) => problem !== undefined);
  const isStuck =
    connection === 'connected' && waiting.some(({ savedAt }) => now - savedAt > MAX_WAIT_MS);
  return [
    { title: 'Version', ...(version ?? NOT_KNOWN), value: versionName() },
    { title: 'Security rules', ...(connection === 'connected' && rules ? rules : NOT_KNOWN) },
    { title: 'Connection', ...CONNECTIONS[connection] },
    {
      title: 'Waiting saves',
      state: isStuck ? 'Needs attention' : 'In order',
      value: [
        countText(waiting.length, 'save'),
        ...(others > 0 ? [`${countText(others, 'save')} of other people`] : []),
      ].join('; '),
      meaning: isStuck
        ? 'There is a connection, but the database does not take them. Reload the page; if they still wait after a minute, copy this page as text and ask for help. They are kept.'
        : 'What waits is kept on this device, and sent when there is a connection and its author is signed in.',
    },
    {
      title: 'Refused saves',
      state: refused.length > 0 ? 'Needs attention' : 'In order',
      value: countText(refused.length, 'save'),
      meaning:
        'What is refused is not stored. Show what is not saved: it says why, and what you typed is still there. If many people have some, look at the security rules above.',
    },
    { title: 'Storage', ...(STORAGE_PROBLEMS[useDeviceStatus()] ?? storage ?? NOT_KNOWN) },
  ];
}

/** How long a save may wait while there is a connection. */
const MAX_WAIT_MS = 60_000;

const NOT_KNOWN: Finding = {
  state: 'Not known',
  value: 'No answer yet',
  meaning: 'It is asked again by itself.',
};

const CONNECTIONS: Readonly<Record<ReturnType<typeof useConnectionState>, Finding>> = {
  connected: {
    state: 'In order',
    value: 'Connected',
    meaning: 'Changes of colleagues appear by themselves, and what you save is sent at once.',
  },
  connecting: NOT_KNOWN,
  none: {
    state: 'Needs attention',
    value: 'None',
    meaning:
      'Look at the network of this device. You can go on working: what you save waits on this device and is sent when the connection is back.',
  },
};

const STORAGE_PROBLEMS: Readonly<Partial<Record<ReturnType<typeof useDeviceStatus>, Finding>>> = {
  outdated: {
    state: 'Needs attention',
    value: 'Another tab runs a newer version',
    meaning: 'Reload this page, so that it keeps your changes again.',
  },
  unavailable: {
    state: 'Needs attention',
    value: 'Nothing is kept',
    meaning:
      'This browser stores nothing for the app, or its disk is full. Saving works, but keep the page open until everything is sent.',
  },
};

/** Asks the browser whether it keeps what the app stores. */
async function readStorage(): Promise<Finding> {
  // Missing on pages that are not served over HTTPS.
  const { storage } = navigator as { readonly storage?: StorageManager };
  return (await storage?.persisted())
    ? {
        state: 'In order',
        value: 'Persistent',
        meaning:
          'What you save without a connection is kept until it is sent, unless you clear the data of this site.',
      }
    : {
        state: 'In order',
        value: 'Not persistent',
        meaning:
          'The browser may delete it when the disk is nearly full, also what waits to be sent. Adding this site to the bookmarks or the home screen makes most browsers keep it.',
      };
}

function versionName(): string {
  const { number, commit, committedAt } = SOURCE_VERSION;
  return commit === null || committedAt === null
    ? number
    : `${number}, commit ${commit} of ${formatMoment(Date.parse(committedAt))}`;
}

/** Asks the host whether it has the version of this tab, as a development server always has. */
async function readVersion(): Promise<Omit<Finding, 'value'>> {
  const response = HAS_VERSION_FILE && (await fetch('/version.json', { cache: 'no-store' }));
  const deployed = response && ((await response.json()) as { readonly entry: string });
  // The file with which this tab started; its name changes with any of the code.
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  return deployed && deployed.entry !== entry
    ? {
        state: 'Needs attention',
        meaning:
          'Another version is deployed. Save your forms and reload the page; what waits to be sent is kept.',
      }
    : { state: 'In order', meaning: 'There is no newer version than the one in this tab.' };
}

/** Asks the database which rules it has. Rejects with `Unreachable` when the connection is lost. */
async function readRules(): Promise<Finding> {
  if (await mayRead('any-other')) {
    return {
      state: 'Needs attention',
      value: 'Open: every account can read everything',
      meaning: `These are not the rules of this app, and they do not protect the data. Deploy them now: ${DEPLOY}`,
    };
  }
  return (await mayRead(RULES_VERSION))
    ? {
        state: 'In order',
        value: `Version ${RULES_VERSION}`,
        meaning: 'The database has the rules that belong to this version.',
      }
    : {
        state: 'Needs attention',
        value: `Not ${RULES_VERSION}`,
        meaning: `The database has other rules than this version needs, so saves may be refused. If another version is deployed, reload first. Otherwise deploy the rules: ${DEPLOY}`,
      };
}

const DEPLOY = 'npx firebase deploy --only database --project live';

async function mayRead(version: string): Promise<boolean> {
  try {
    await untilDisconnected(() => read(`${RULES_VERSION_PATH}/${version}`));
    return true;
  } catch (error) {
    if (error instanceof SaveDenied) return false;
    throw error;
  }
}
