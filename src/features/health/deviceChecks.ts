import type { CopyChoice } from '../../store/session/copyChoice.ts';
import type { KeptCopies, OfflineCode, StorageSpace } from '../../store/device/deviceHealth.ts';
import { momentOf, sizeOf } from './amounts.ts';
import type { Check } from './check.ts';
import { countText } from '../../lib/plural.ts';

/** The copies of lists on this device; `copies` undefined while they are counted. */
export function copiesCheck(choice: CopyChoice, copies: KeptCopies | null | undefined): Check {
  const title = 'Kept copies';
  if (choice !== 'keep') {
    return {
      title,
      state: 'good',
      value: 'None',
      meaning:
        'Lists are loaded with every visit. The account menu can keep a copy of them on this device, so that they open at once.',
    };
  }
  if (copies === undefined) {
    return { title, state: 'checking', value: '', meaning: 'Counting the copies.' };
  }
  if (copies === null) {
    return {
      title,
      state: 'note',
      value: 'Cannot be read',
      meaning: 'This browser does not keep them. The lists are loaded with every visit.',
    };
  }
  const age = copies.oldestAt === null ? '' : `, the oldest of ${momentOf(copies.oldestAt)}`;
  return {
    title,
    state: 'good',
    value: `${countText(copies.lists, 'list')}, ${sizeOf(copies.size)}${age}`,
    meaning: 'Shown until the live records arrive. Signing out deletes them.',
  };
}

/** The space that the browser gives the app; undefined while it is asked. */
export function storageCheck(space: StorageSpace | undefined): Check {
  const title = 'Storage';
  if (space === undefined) {
    return { title, state: 'checking', value: '', meaning: 'Asking the browser.' };
  }
  const { isPersistent, usedBytes, quotaBytes } = space;
  const used =
    usedBytes === null || quotaBytes === null
      ? ''
      : `, ${sizeOf(usedBytes)} of ${sizeOf(quotaBytes)} in use`;
  if (isPersistent === null) {
    return {
      title,
      state: 'unknown',
      value: `The browser does not say${used}`,
      meaning: 'Send what waits before you leave this device for long.',
    };
  }
  return {
    title,
    state: isPersistent ? 'good' : 'note',
    value: `${isPersistent ? 'Persistent' : 'Not persistent'}${used}`,
    meaning: isPersistent
      ? 'The browser deletes it only when you clear the data of this site.'
      : 'The browser may delete it when the disk is nearly full, also what waits to be sent. Adding this site to the bookmarks or the home screen makes most browsers keep it.',
  };
}

const OFFLINE: Readonly<Record<OfflineCode, Omit<Check, 'title'>>> = {
  ready: {
    state: 'good',
    value: 'Opens without a network',
    meaning: 'The service worker keeps the code of the dashboard in this browser.',
  },
  waiting: {
    state: 'note',
    value: 'A new version is ready',
    meaning: 'Press Reload at a moment that suits you, in the bar at the top of the page.',
  },
  missing: {
    state: 'note',
    value: 'Needs the network to open',
    meaning:
      'The service worker is not installed yet, or this browser blocks it. It comes by itself when all pages have been loaded.',
  },
  off: {
    state: 'good',
    value: 'Switched off',
    meaning: 'This build has no service worker.',
  },
  unsupported: {
    state: 'note',
    value: 'Not supported',
    meaning: 'This browser cannot open the dashboard without a network; current ones can.',
  },
};

/** Whether the app opens without a network; undefined while the browser is asked. */
export const offlineCheck = (code: OfflineCode | undefined): Check => ({
  title: 'Service worker',
  ...(code === undefined
    ? { state: 'checking', value: '', meaning: 'Asking the browser.' }
    : OFFLINE[code]),
});

/** Where uncaught errors are reported, by the setting of the build. */
export function reportsCheck(setting: string | undefined): Check {
  const host = setting && URL.canParse(setting) ? new URL(setting).host : '';
  return {
    title: 'Error reports',
    state: 'good',
    value: host === '' ? 'Off' : `To ${host}`,
    meaning:
      host === ''
        ? 'Errors stay in the console of the browser in which they happen.'
        : 'Uncaught errors and refused saves are reported there, without personal data.',
  };
}

/** Which browser this is. */
export const browserCheck = (
  { name, version }: { readonly name: string; readonly version: string },
  screen: string,
): Check => ({
  title: 'Browser',
  state: 'good',
  value: `${name} ${version}`.trim() + `, ${screen}`,
  meaning: 'Name it when you report a fault. Keep the browser up to date.',
});
