import { formatMoment, timeOfDay } from '../../lib/dates.ts';
import { countText } from '../../lib/plural.ts';
import type { KeptCopies, OfflineCode, StorageSpace } from '../../store/device/deviceHealth.ts';
import type { DeviceStatus } from '../../store/device/deviceDatabase.ts';
import type { CopyChoice } from '../../store/session/copyChoice.ts';
import type { Outbox } from '../../store/write/outbox.ts';
import type { DeployedRules, DeployedVersion } from './deployed.ts';

/** How something is: `note` is worth knowing, `trouble` needs somebody. */
export type CheckState = 'good' | 'note' | 'trouble' | 'unknown' | 'checking';

/** How one thing is that can be wrong with the app, the connection or the device. */
export type Finding = {
  readonly state: CheckState;
  /** What was found. */
  readonly value: string;
  /** What it means, and what to do if it is wrong. */
  readonly meaning: string;
};

/** A finding, and what it is about. */
export type Check = Finding & { readonly title: string };

/** Checks of the same kind. */
export type CheckGroup = { readonly title: string; readonly checks: readonly Check[] };

/** The words for each state. */
export const STATE_WORDS: Readonly<Record<CheckState, string>> = {
  good: 'In order',
  note: 'Note',
  trouble: 'Needs attention',
  unknown: 'Not known',
  checking: 'Checking…',
};

/** All groups in a sentence. */
export function summaryOf(groups: readonly CheckGroup[]): string {
  const checks = groups.flatMap((group) => group.checks);
  const trouble = checks.filter(({ state }) => state === 'trouble').map(({ title }) => title);
  if (trouble.length > 0) return `Needs attention: ${trouble.join(', ')}.`;
  if (checks.some(({ state }) => state === 'checking')) return 'Checking…';
  const unknown = checks.filter(({ state }) => state === 'unknown').map(({ title }) => title);
  return unknown.length > 0 ? `Not known: ${unknown.join(', ')}.` : 'Everything is in order.';
}

/** The checks as plain text, for whoever helps. It names no person and no record. */
export function reportText(groups: readonly CheckGroup[], time: number): string {
  const lines = groups.flatMap(({ title, checks }) => [
    '',
    title,
    ...checks.map((check) => `- ${check.title}: ${check.value} [${STATE_WORDS[check.state]}]`),
  ]);
  return [`System health, ${formatMoment(time)}`, summaryOf(groups), ...lines].join('\n');
}

const good = (value: string, meaning: string): Finding => ({ state: 'good', value, meaning });
const note = (value: string, meaning: string): Finding => ({ state: 'note', value, meaning });
const trouble = (value: string, meaning: string): Finding => ({ state: 'trouble', value, meaning });
const notKnown = (value: string, meaning: string): Finding => ({
  state: 'unknown',
  value,
  meaning,
});
const checking = (meaning: string): Finding => ({ state: 'checking', value: '', meaning });

type SourceVersion = typeof SOURCE_VERSION;

// The checks. What they are about is undefined while it is asked, and null if it cannot be found out.

/** Which version this tab runs. */
export const checkOwnVersion = (version: SourceVersion): Finding =>
  good(versionName(version), 'What this tab runs. Name it when you report a fault.');

/** Whether that is the version that is deployed. */
export function checkDeployedVersion(
  own: SourceVersion,
  deployed: DeployedVersion | null | undefined,
  hasFile: boolean,
): Finding {
  if (!hasFile) {
    return good(
      'Not published',
      'This copy of the app is not deployed, as on a development server.',
    );
  }
  if (deployed === undefined) return checking('Asking the host which version is deployed.');
  if (deployed === null) {
    return notKnown(
      'No answer',
      'The host did not say which version is deployed. It is asked again by itself.',
    );
  }
  const built = `built ${formatMoment(Date.parse(deployed.builtAt))}`;
  if (deployed.isThis) {
    return good(`The same, ${built}`, 'This tab runs the version that is deployed.');
  }
  const isOlder = Date.parse(deployed.committedAt ?? '') < Date.parse(own.committedAt ?? '');
  return note(
    `${isOlder ? 'An older one' : 'Another one'}: ${versionName(deployed)}, ${built}`,
    'This tab still runs the version above. Save your forms and reload the page; what waits to be sent is kept.',
  );
}

function versionName({ number, commit, committedAt }: SourceVersion): string {
  if (commit === null || committedAt === null) return number;
  const isChanged = commit.endsWith('+') ? ', with uncommitted changes' : '';
  return `${number}, commit ${commit.replace('+', '')} of ${formatMoment(Date.parse(committedAt))}${isChanged}`;
}

/** Whether the database has the rules that belong to this version. */
export function checkRules(
  rules: DeployedRules | undefined,
  isConnected: boolean,
  version: string,
): Finding {
  if (!isConnected) {
    return notKnown(
      'No connection',
      'The database can be asked for its rules once it is connected.',
    );
  }
  switch (rules) {
    case undefined:
      return checking('Asking the database for its rules.');
    case 'same':
      return good(`Version ${version}`, 'The database has the rules that belong to this version.');
    case 'other':
      return trouble(
        `Not ${version}`,
        'The database has other rules than this version needs, so saves may be refused. If another version is deployed, reload first. Otherwise deploy the rules: npx firebase deploy --only database --project live',
      );
    default:
      return trouble(
        'Open: every account can read everything',
        'These are not the rules of this app, and they do not protect the data. Deploy them now: npx firebase deploy --only database --project live',
      );
  }
}

/** Whether the database is connected, and since when, in milliseconds since 1970; 0 before the first time. */
export function checkConnection(
  state: 'connected' | 'connecting' | 'none',
  since: number,
): Finding {
  if (state === 'none') {
    return trouble(
      'None',
      'Look at the network of this device. You can go on working: what you save waits on this device and is sent when the connection is back.',
    );
  }
  return since === 0 || state === 'connecting'
    ? checking('Connecting to the database.')
    : good(
        `Connected since ${timeOfDay(since)}`,
        'Changes of colleagues appear by themselves, and what you save is sent at once.',
      );
}

const NOT_MEASURED = notKnown('No connection', 'Measured again once the database is connected.');

/** From here on, an answer takes long enough to be felt with every save, in milliseconds. */
const SLOW_MS = 1_000;

/** How long the database takes to answer. */
export function checkAnswerTime(isConnected: boolean, roundTripMs: number | undefined): Finding {
  if (!isConnected) return NOT_MEASURED;
  if (roundTripMs === undefined) return checking('Waiting for an answer.');
  const value = `${Math.round(roundTripMs).toLocaleString('en-US')} ms`;
  return roundTripMs > SLOW_MS
    ? note(value, 'The network is slow, so every save takes that long. Nothing is lost by waiting.')
    : good(value, 'The way to the database and back. Every save takes about that long.');
}

/** How far a clock may be wrong before times on this device mislead, in milliseconds. */
const MAX_OFFSET_MS = 2 * 60_000;

/** How far the clock of this device is from the server's, in milliseconds. */
export function checkClock(isConnected: boolean, offsetMs: number): Finding {
  if (!isConnected) return NOT_MEASURED;
  return Math.abs(offsetMs) > MAX_OFFSET_MS
    ? trouble(
        `${spanOf(offsetMs)} ${offsetMs > 0 ? 'slow' : 'fast'}`,
        'Dates that this device fills in may be wrong. Let the device set its time by itself.',
      )
    : good('Right', 'The clock of this device agrees with the server’s.');
}

/** How long the database knows the user. */
export function checkSignIn(expiresAt: number | null | undefined, now: number): Finding {
  if (expiresAt === undefined) return checking('Reading the sign-in.');
  return expiresAt === null || expiresAt < now
    ? trouble(
        expiresAt === null ? 'Cannot be read' : 'Expired',
        'The sign-in could not be renewed. Check the connection; if it is there, sign out and in again. What waits to be sent is kept.',
      )
    : good(`Valid until ${timeOfDay(expiresAt)}`, 'It is renewed by itself before it expires.');
}

/** How long a save may wait while there is a connection, in milliseconds. */
const MAX_WAIT_MS = 60_000;

/** The saves that the server has not answered. */
export function checkWaiting(
  { intents, others }: Outbox,
  isConnected: boolean,
  now: number,
): Finding {
  const waiting = intents.filter(({ problem }) => problem === undefined);
  const oldestAt = Math.min(...waiting.map(({ savedAt }) => savedAt));
  const parts = [
    ...(waiting.length > 0
      ? [`${countText(waiting.length, 'save')}, the oldest of ${formatMoment(oldestAt)}`]
      : []),
    ...(others > 0 ? [`${countText(others, 'save')} of other people`] : []),
  ];
  if (parts.length === 0) return good('None', 'Everything you saved on this device is stored.');
  const value = parts.join('; ');
  if (isConnected && now - oldestAt > MAX_WAIT_MS) {
    return trouble(
      value,
      'There is a connection, but the database does not take them. Reload the page; if they still wait after a minute, copy this page as text and ask for help. They are kept.',
    );
  }
  if (waiting.length > 0) {
    return note(value, 'They are kept on this device and sent when there is a connection.');
  }
  return note(value, 'They are sent when the person who saved them signs in on this device.');
}

/** The saves that need their author. */
export function checkRefused({ intents }: Outbox): Finding {
  const refused = intents.flatMap(({ problem }) => problem ?? []);
  if (refused.length === 0) return good('None', 'No save of yours needs a decision.');
  const oldestAt = Math.min(...refused.map(({ at }) => at));
  return trouble(
    `${countText(refused.length, 'save')}, the oldest of ${formatMoment(oldestAt)}`,
    'They are not stored. Open the list: it says why, and what you typed is still there. If many people have some, look at the security rules above.',
  );
}

/** The forms of this tab with text that has not been saved. */
export const checkDrafts = (drafts: number): Finding =>
  drafts > 0
    ? note(
        countText(drafts, 'form'),
        'Text that was typed in this tab and not saved. It is offered when the form is opened again, until the tab is closed; that of a visit stays on this device.',
      )
    : good('None', 'No form in this tab holds text that has not been saved.');

/** Whether this browser keeps saves until they are sent. */
export const KEEPING: Readonly<Record<DeviceStatus, Finding>> = {
  kept: good('Kept', 'What you save without a connection survives closing the browser.'),
  unavailable: trouble(
    'Not kept',
    'This browser stores nothing for the app, or its disk is full. Saving works, but keep the page open until everything is sent.',
  ),
  outdated: trouble(
    'Another tab runs a newer version',
    'Reload this page, so that it keeps your changes again.',
  ),
};

/** The copies of lists on this device. */
export function checkCopies(choice: CopyChoice, copies: KeptCopies | null | undefined): Finding {
  if (choice !== 'keep') {
    return good(
      'None',
      'Lists are loaded with every visit. The account menu can keep a copy of them on this device, so that they open at once.',
    );
  }
  if (copies === undefined) return checking('Counting the copies.');
  if (copies === null) {
    return note(
      'Cannot be read',
      'This browser does not keep them. The lists are loaded with every visit.',
    );
  }
  const age = copies.oldestAt === null ? '' : `, the oldest of ${formatMoment(copies.oldestAt)}`;
  return good(
    `${countText(copies.lists, 'list')}, ${sizeOf(copies.size)}${age}`,
    'Shown until the live records arrive. Signing out deletes them.',
  );
}

/** The space that the browser gives the app. */
export function checkStorage(space: StorageSpace | undefined): Finding {
  if (space === undefined) return checking('Asking the browser.');
  const { isPersistent, usedBytes, quotaBytes } = space;
  const used =
    usedBytes === null || quotaBytes === null
      ? ''
      : `, ${sizeOf(usedBytes)} of ${sizeOf(quotaBytes)} in use`;
  if (isPersistent === null) {
    return notKnown(
      `The browser does not say${used}`,
      'Send what waits before you leave this device for long.',
    );
  }
  return isPersistent
    ? good(`Persistent${used}`, 'The browser deletes it only when you clear the data of this site.')
    : note(
        `Not persistent${used}`,
        'The browser may delete it when the disk is nearly full, also what waits to be sent. Adding this site to the bookmarks or the home screen makes most browsers keep it.',
      );
}

const OFFLINE: Readonly<Record<OfflineCode, Finding>> = {
  ready: good(
    'Opens without a network',
    'The service worker keeps the code of the dashboard in this browser.',
  ),
  waiting: note(
    'A new version is ready',
    'Press Reload at a moment that suits you, in the bar at the top of the page.',
  ),
  missing: note(
    'Needs the network to open',
    'The service worker is not installed yet, or this browser blocks it. It comes by itself when all pages have been loaded.',
  ),
  off: good('Switched off', 'This build has no service worker.'),
  unsupported: note(
    'Not supported',
    'This browser cannot open the dashboard without a network; current ones can.',
  ),
};

/** Whether the app opens without a network. */
export const checkOffline = (code: OfflineCode | undefined): Finding =>
  code === undefined ? checking('Asking the browser.') : OFFLINE[code];

/** Which browser this is. */
export const checkBrowser = (
  { name, version }: { readonly name: string; readonly version: string },
  screen: string,
): Finding =>
  good(
    `${name} ${version}`.trim() + `, ${screen}`,
    'Name it when you report a fault. Keep the browser up to date.',
  );

/** A size in bytes, rounded: `0.4 MB`, `10.7 GB`. */
function sizeOf(bytes: number): string {
  const [unit, divisor] = bytes < 1e9 ? (['MB', 1e6] as const) : (['GB', 1e9] as const);
  return `${(bytes / divisor).toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;
}

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
  ['second', 1_000],
] as const;

/** A span of time in its largest whole unit: `5 minutes`. */
function spanOf(milliseconds: number): string {
  const ms = Math.abs(milliseconds);
  const [noun, unitMs] = UNITS.find(([, size]) => ms >= size) ?? ['second', 1_000];
  return countText(Math.round(ms / unitMs), noun);
}
