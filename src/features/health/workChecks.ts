import type { DeviceStatus } from '../../store/device/deviceDatabase.ts';
import type { Outbox } from '../../store/write/outbox.ts';
import { momentOf } from './amounts.ts';
import type { Check } from './check.ts';
import { countText } from '../../lib/plural.ts';

/** How long a save may wait while there is a connection, in milliseconds. */
const MAX_WAIT_MS = 60_000;

/** The saves that the server has not answered. */
export function waitingCheck(
  { intents, others, unreadable }: Outbox,
  isConnected: boolean,
  now: number,
): Check {
  const title = 'Waiting saves';
  const waiting = intents.filter(({ problem }) => problem === undefined);
  const further = [
    ...(unreadable > 0 ? [`${countText(unreadable, 'save')} of a newer version`] : []),
    ...(others > 0 ? [`${countText(others, 'save')} of other people`] : []),
  ];
  if (waiting.length === 0 && further.length === 0) {
    return {
      title,
      state: 'good',
      value: 'None',
      meaning: 'Everything you saved on this device is stored.',
    };
  }
  const oldestAt = Math.min(...waiting.map(({ savedAt }) => savedAt));
  const own =
    waiting.length === 0
      ? []
      : [`${countText(waiting.length, 'save')}, the oldest of ${momentOf(oldestAt)}`];
  const isStuck = isConnected && now - oldestAt > MAX_WAIT_MS;
  return {
    title,
    state: isStuck ? 'trouble' : 'note',
    value: [...own, ...further].join('; '),
    meaning: meaningOf(waiting.length > 0, isStuck, unreadable > 0),
  };
}

function meaningOf(isWaiting: boolean, isStuck: boolean, isUnreadable: boolean): string {
  if (isStuck) {
    return 'There is a connection, but the database does not take them. Reload the page; if they still wait after a minute, copy this page as text and ask for help. They are kept.';
  }
  if (isWaiting) return 'They are kept on this device and sent when there is a connection.';
  return isUnreadable
    ? 'Reload the page, so that it runs the version that can send them.'
    : 'They are sent when the person who saved them signs in on this device.';
}

/** The saves that need their author. */
export function refusedCheck({ intents }: Outbox): Check {
  const title = 'Refused saves';
  const refused = intents.flatMap(({ problem }) => problem ?? []);
  if (refused.length === 0) {
    return { title, state: 'good', value: 'None', meaning: 'No save of yours needs a decision.' };
  }
  const oldestAt = Math.min(...refused.map(({ at }) => at));
  return {
    title,
    state: 'trouble',
    value: `${countText(refused.length, 'save')}, the oldest of ${momentOf(oldestAt)}`,
    meaning:
      'They are not stored. Open the list: it says why, and what you typed is still there. If many people have some, look at the security rules above.',
  };
}

/** The forms of this tab with text that has not been saved. */
export const draftsCheck = (drafts: number): Check => ({
  title: 'Drafts',
  state: drafts > 0 ? 'note' : 'good',
  value: drafts > 0 ? countText(drafts, 'form') : 'None',
  meaning:
    drafts > 0
      ? 'Text that was typed in this tab and not saved. It is offered when the form is opened again, until the tab is closed.'
      : 'No form in this tab holds text that has not been saved.',
});

const KEEPING: Readonly<Record<DeviceStatus, Omit<Check, 'title'>>> = {
  kept: {
    state: 'good',
    value: 'Kept',
    meaning: 'What you save without a connection survives closing the browser.',
  },
  unavailable: {
    state: 'trouble',
    value: 'Not kept',
    meaning:
      'This browser stores nothing for the app, or its disk is full. Saving works, but keep the page open until everything is sent.',
  },
  outdated: {
    state: 'trouble',
    value: 'Another tab runs a newer version',
    meaning: 'Reload this page, so that it keeps your changes again.',
  },
};

/** Whether this browser keeps saves until they are sent. */
export const keepingCheck = (status: DeviceStatus): Check => ({
  title: 'Saves on this device',
  ...KEEPING[status],
});
