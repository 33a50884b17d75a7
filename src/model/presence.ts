import { isTimestamp } from './activity.ts';

/** The database path of who has which record open: below it the record, and a child for each window. */
export const PRESENCE_PATH = 'presence';

/** How often a window says that it still has a record open, to whoever else has it open, in milliseconds. */
export const PRESENCE_EVERY_MS = 30_000;

/** After how long without a word a window is shown as probably gone, by a clock that is read every 30 seconds. */
export const PRESENCE_FADES_MS = 40_000;

/** After how long what a window has left behind may be removed by anybody. */
export const PRESENCE_ENDS_MS = 24 * 60 * 60_000;

/** One window with an open record. */
export type Presence = {
  readonly id: string;
  readonly uid: string;
  readonly user: string;
  /** The field with the focus; blank for none. */
  readonly field: string;
  /** The server's time of its last word, in milliseconds since 1970. */
  readonly timestamp: number;
};

/** The path of the windows that have a record open. A key cannot hold the slashes of its path. */
export const presencePath = (path: string, id: string): string =>
  `${PRESENCE_PATH}/${path.replaceAll('/', ':')}:${id}`;

/** Parses a stored window; null when it is damaged. */
export function parsePresence(id: string, stored: unknown): Presence | null {
  const raw = (typeof stored === 'object' && stored !== null ? stored : {}) as Readonly<
    Record<string, unknown>
  >;
  const { uid, user, field, timestamp } = raw;
  if (typeof uid !== 'string' || typeof user !== 'string' || !isTimestamp(timestamp)) return null;
  return { id, uid, user, field: typeof field === 'string' ? field : '', timestamp };
}
