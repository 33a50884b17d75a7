import { timeOfDay } from '../../lib/dates.ts';
import { spanOf } from './amounts.ts';
import type { Check } from './check.ts';

/** From here on, an answer takes long enough to be felt with every save, in milliseconds. */
const SLOW_MS = 1_000;

/** How far a clock may be wrong before times on this device mislead, in milliseconds. */
const MAX_OFFSET_MS = 2 * 60_000;

/** Whether the database is connected, and since when, in milliseconds since 1970; 0 before the first time. */
export function connectionCheck(state: 'connected' | 'connecting' | 'none', since: number): Check {
  const title = 'Connection';
  if (state === 'none') {
    return {
      title,
      state: 'trouble',
      value: 'None',
      meaning:
        'Look at the network of this device. You can go on working: what you save waits on this device and is sent when the connection is back.',
    };
  }
  return since === 0 || state === 'connecting'
    ? { title, state: 'checking', value: '', meaning: 'Connecting to the database.' }
    : {
        title,
        state: 'good',
        value: `Connected since ${timeOfDay(since)}`,
        meaning: 'Changes of colleagues appear by themselves, and what you save is sent at once.',
      };
}

/** How long the database takes to answer; undefined while it is asked. */
export function roundTripCheck(isConnected: boolean, roundTripMs: number | undefined): Check {
  const title = 'Answer time';
  if (!isConnected) return noConnection(title);
  if (roundTripMs === undefined) {
    return { title, state: 'checking', value: '', meaning: 'Waiting for an answer.' };
  }
  const isSlow = roundTripMs > SLOW_MS;
  return {
    title,
    state: isSlow ? 'note' : 'good',
    value: `${Math.round(roundTripMs).toLocaleString('en-US')} ms`,
    meaning: isSlow
      ? 'The network is slow, so every save takes that long. Nothing is lost by waiting.'
      : 'The way to the database and back. Every save takes about that long.',
  };
}

/** How far the clock of this device is from the server's, in milliseconds. */
export function clockCheck(isConnected: boolean, offsetMs: number): Check {
  const title = 'Clock';
  if (!isConnected) return noConnection(title);
  const isWrong = Math.abs(offsetMs) > MAX_OFFSET_MS;
  return {
    title,
    state: isWrong ? 'trouble' : 'good',
    value: isWrong ? `${spanOf(offsetMs)} ${offsetMs > 0 ? 'slow' : 'fast'}` : 'Right',
    meaning: isWrong
      ? 'Dates that this device fills in may be wrong. Let the device set its time by itself.'
      : 'The clock of this device agrees with the server’s.',
  };
}

/** How long the database knows the user; undefined while it is asked, null if it cannot be read. */
export function signInCheck(expiresAt: number | null | undefined, now: number): Check {
  const title = 'Sign-in';
  if (expiresAt === undefined) {
    return { title, state: 'checking', value: '', meaning: 'Reading the sign-in.' };
  }
  if (expiresAt === null || expiresAt < now) {
    return {
      title,
      state: 'trouble',
      value: expiresAt === null ? 'Cannot be read' : 'Expired',
      meaning:
        'The sign-in could not be renewed. Check the connection; if it is there, sign out and in again. What waits to be sent is kept.',
    };
  }
  return {
    title,
    state: 'good',
    value: `Valid until ${timeOfDay(expiresAt)}`,
    meaning: 'It is renewed by itself before it expires.',
  };
}

const noConnection = (title: string): Check => ({
  title,
  state: 'unknown',
  value: 'No connection',
  meaning: 'Measured again once the database is connected.',
});
