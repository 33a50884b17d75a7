import type { ReactNode } from 'react';
import { timeOfDay } from '../lib/dates.ts';
import type { Unsaved } from '../lib/unsaved.ts';
import { badgeColorOf, type BadgeColor, type BadgeColors } from '../lib/badgeColors.ts';

const CLASS_NAMES: Readonly<Record<BadgeColor, string>> = {
  gray: 'bg-tone-gray text-tone-gray-ink',
  blue: 'bg-tone-blue text-tone-blue-ink',
  green: 'bg-tone-green text-tone-green-ink',
  yellow: 'bg-tone-yellow text-tone-yellow-ink',
  purple: 'bg-tone-purple text-tone-purple-ink',
  red: 'bg-tone-red text-tone-red-ink',
};

type BadgeProps = {
  readonly colors: BadgeColors;
  readonly status: string;
  /** Replaces the status as content. Elements are laid out in a row, so that each can be truncated. */
  readonly children?: ReactNode;
};

/** A status in its color; an unknown one is gray. Content that does not fit is shown in full on hover. */
export function Badge({ colors, status, children = status }: BadgeProps) {
  const color = badgeColorOf(colors, status);
  const isText = typeof children === 'string';
  return (
    <span
      data-color={color}
      dir="auto"
      title={isText ? children : status}
      className={`max-w-full rounded-full ${isText ? 'inline-block truncate' : 'inline-flex whitespace-pre'} px-2.5 py-0.5 align-middle text-xs font-semibold tabular-nums ${CLASS_NAMES[color]}`}
    >
      {children}
    </span>
  );
}

/** Marks a record whose changes the server has not stored. */
export function UnsavedBadge({ unsaved: { state, since } }: { readonly unsaved: Unsaved }) {
  const time = timeOfDay(since);
  return state === 'blocked' ? (
    <span className={`${UNSAVED} bg-tone-red text-tone-red-ink`}>Needs you</span>
  ) : (
    <span className={`${UNSAVED} bg-tone-yellow text-tone-yellow-ink`}>Waiting since {time}</span>
  );
}

const UNSAVED =
  'inline-block max-w-full truncate rounded-full px-2 align-middle text-xs font-semibold whitespace-nowrap tabular-nums';
