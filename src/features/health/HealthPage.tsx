import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PageHeader } from '../../page/PageHeader.tsx';
import { useConnectionState } from '../../store/connection/useConnection.ts';
import { useDeviceStatus } from '../../store/device/deviceDatabase.ts';
import { read } from '../../store/firebase/database.ts';
import { SaveDenied, untilDisconnected } from '../../store/write/outcome.ts';
import { useOutbox } from '../../store/write/outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyAsText } from '../../ui/CopyAsText.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useNow } from '../../ui/useNow.ts';
import OutboxTray from '../unsavedChanges/OutboxTray.tsx';
import {
  checkConnection,
  checkRefused,
  checkRules,
  checkStorage,
  checkVersion,
  checkWaiting,
  reportText,
  STATE_WORDS,
  summaryOf,
  type Check,
  type CheckState,
  type DeployedRules,
  type DeployedVersion,
  type StorageSpace,
} from './checks.ts';

/** What the app knows of itself and this device, each with what to do if it is wrong. */
export default function HealthPage() {
  const checks = useHealth();
  const { intents } = useOutbox();
  const hasRefused = intents.some(({ problem }) => problem !== undefined);
  const hasWaiting = intents.some(({ problem }) => problem === undefined);
  return (
    <>
      <PageHeader title="System health" />
      <p role="status" className="px-4 pb-3 text-sm font-medium wrap-anywhere sm:px-6">
        {summaryOf(checks)}
      </p>
      <div className="grid justify-items-start gap-2 px-4 pb-4 sm:px-6">
        <CopyAsText
          label="System health as text"
          text={() => reportText(checks, Date.now(), navigator.userAgent)}
        />
      </div>
      <dl className="border-b border-line">
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

/** All checks, repeated every half minute and whenever the connection changes. */
function useHealth(): readonly Check[] {
  const now = useNow();
  const connection = useConnectionState();
  const isConnected = connection === 'connected';
  const moment = `${now} ${isConnected}`;
  const rules = useAnswer(readRules, moment);
  const deployed = useAnswer(readDeployedVersion, moment);
  const space = useAnswer(readStorageSpace, moment);
  const outbox = useOutbox();
  return [
    { title: 'Version', ...checkVersion(SOURCE_VERSION, deployed) },
    { title: 'Security rules', ...checkRules(rules, isConnected, RULES_VERSION) },
    { title: 'Connection', ...checkConnection(connection) },
    { title: 'Waiting saves', ...checkWaiting(outbox, isConnected, now) },
    { title: 'Refused saves', ...checkRefused(outbox) },
    { title: 'Storage', ...checkStorage(useDeviceStatus(), space) },
  ];
}

/** Asks the database which rules it has. Rejects with `Unreachable` when the connection is lost. */
async function readRules(): Promise<DeployedRules> {
  if (await mayRead('any-other')) return 'open';
  return (await mayRead(RULES_VERSION)) ? 'same' : 'other';
}

async function mayRead(version: string): Promise<boolean> {
  try {
    await untilDisconnected(() => read(`${RULES_VERSION_PATH}/${version}`));
    return true;
  } catch (error) {
    if (error instanceof SaveDenied) return false;
    throw error;
  }
}

/**
 * Asks the host which version is deployed. Resolves to null when it does not answer, and to this one where nothing is deployed,
 * as on a development server.
 */
async function readDeployedVersion(): Promise<DeployedVersion | null> {
  if (!HAS_VERSION_FILE) return { ...SOURCE_VERSION, builtAt: '', isThis: true };
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    if (!response.ok) return null;
    const version = (await response.json()) as DeployedVersion & { readonly entry: string };
    // The file with which this tab started; its name changes with any of the code.
    const ownEntry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
    return { ...version, isThis: version.entry === ownEntry };
  } catch {
    return null;
  }
}

/** Asks the browser for the space of the app. Never rejects. */
async function readStorageSpace(): Promise<StorageSpace> {
  // Missing on pages that are not served over HTTPS, and in older browsers.
  const { storage } = navigator as { readonly storage?: StorageManager };
  const [isPersistent, estimate] = await Promise.all([
    storage?.persisted?.().catch(() => null),
    storage?.estimate?.().catch(() => null),
  ]);
  return {
    isPersistent: isPersistent ?? null,
    usedBytes: estimate?.usage ?? null,
    quotaBytes: estimate?.quota ?? null,
  };
}
