import { formatMoment } from '../../lib/dates.ts';
import { countText } from '../../lib/plural.ts';
import type { DeviceStatus } from '../../store/device/deviceDatabase.ts';
import type { Outbox } from '../../store/write/outbox.ts';

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

/** The words for each state. */
export const STATE_WORDS: Readonly<Record<CheckState, string>> = {
  good: 'In order',
  note: 'Note',
  trouble: 'Needs attention',
  unknown: 'Not known',
  checking: 'Checking…',
};

/** All checks in a sentence. */
export function summaryOf(checks: readonly Check[]): string {
  const trouble = checks.filter(({ state }) => state === 'trouble').map(({ title }) => title);
  if (trouble.length > 0) return `Needs attention: ${trouble.join(', ')}.`;
  if (checks.some(({ state }) => state === 'checking')) return 'Checking…';
  const unknown = checks.filter(({ state }) => state === 'unknown').map(({ title }) => title);
  return unknown.length > 0 ? `Not known: ${unknown.join(', ')}.` : 'Everything is in order.';
}

/** The checks and the browser as plain text, for whoever helps. It names no person and no record. */
export const reportText = (checks: readonly Check[], time: number, userAgent: string): string =>
  [
    `System health, ${formatMoment(time)}`,
    summaryOf(checks),
    '',
    ...checks.map(({ title, value, state }) => `- ${title}: ${value} [${STATE_WORDS[state]}]`),
    `- Browser: ${userAgent}`,
  ].join('\n');

const good = (value: string, meaning: string): Finding => ({ state: 'good', value, meaning });
const note = (value: string, meaning: string): Finding => ({ state: 'note', value, meaning });
const trouble = (value: string, meaning: string): Finding => ({ state: 'trouble', value, meaning });
const notKnown = (value: string, meaning: string): Finding => ({
  state: 'unknown',
  value,
  meaning,
});
const checking = (meaning: string): Finding => ({ state: 'checking', value: '', meaning });

// The checks. What they are about is undefined while it is asked, and null if it cannot be found out.

/** The sources of a build, as its version.json and its code name them (vite/buildInfo.ts). */
type SourceVersion = typeof SOURCE_VERSION;

/** The version that is deployed. */
export type DeployedVersion = SourceVersion & {
  readonly builtAt: string;
  /** Whether it is the one that this tab runs. */
  readonly isThis: boolean;
};

/** Which version this tab runs, and whether that is the one that is deployed. */
export function checkVersion(
  own: SourceVersion,
  deployed: DeployedVersion | null | undefined,
): Finding {
  const name = versionName(own);
  if (deployed === undefined)
    return { ...checking('Asking the host which version is deployed.'), value: name };
  if (deployed === null) {
    return notKnown(
      name,
      'The host did not say which version is deployed. It is asked again by itself.',
    );
  }
  if (deployed.isThis) return good(name, 'There is no newer version than the one in this tab.');
  return note(
    name,
    `Deployed is ${versionName(deployed)}, built ${formatMoment(Date.parse(deployed.builtAt))}. Save your forms and reload the page; what waits to be sent is kept.`,
  );
}

function versionName({ number, commit, committedAt }: SourceVersion): string {
  if (commit === null || committedAt === null) return number;
  const isChanged = commit.endsWith('+') ? ', with uncommitted changes' : '';
  return `${number}, commit ${commit.replace('+', '')} of ${formatMoment(Date.parse(committedAt))}${isChanged}`;
}

/**
 * Which rules the database has: those this app was built with, others, or `open` ones, which let every account read
 * anything.
 */
export type DeployedRules = 'same' | 'other' | 'open';

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

/** Whether the database is connected. */
export function checkConnection(state: 'connected' | 'connecting' | 'none'): Finding {
  if (state === 'connecting') return checking('Connecting to the database.');
  return state === 'none'
    ? trouble(
        'None',
        'Look at the network of this device. You can go on working: what you save waits on this device and is sent when the connection is back.',
      )
    : good(
        'Connected',
        'Changes of colleagues appear by themselves, and what you save is sent at once.',
      );
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

/** What the browser says of the space it gives the app, as far as it does. */
export type StorageSpace = {
  readonly isPersistent: boolean | null;
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
};

/** Whether this browser keeps what is saved until it is sent. */
export function checkStorage(status: DeviceStatus, space: StorageSpace | undefined): Finding {
  if (status === 'outdated') {
    return trouble(
      'Another tab runs a newer version',
      'Reload this page, so that it keeps your changes again.',
    );
  }
  if (status === 'unavailable') {
    return trouble(
      'Nothing is kept',
      'This browser stores nothing for the app, or its disk is full. Saving works, but keep the page open until everything is sent.',
    );
  }
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
    ? good(
        `Persistent${used}`,
        'What you save without a connection is kept until it is sent, unless you clear the data of this site.',
      )
    : note(
        `Not persistent${used}`,
        'The browser may delete it when the disk is nearly full, also what waits to be sent. Adding this site to the bookmarks or the home screen makes most browsers keep it.',
      );
}

/** A size in bytes, rounded: `0.4 MB`, `10.7 GB`. */
function sizeOf(bytes: number): string {
  const [unit, divisor] = bytes < 1e9 ? (['MB', 1e6] as const) : (['GB', 1e9] as const);
  return `${(bytes / divisor).toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;
}
