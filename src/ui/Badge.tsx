import type { ReactNode } from 'react';
import { badgeColorOf, type BadgeColor, type BadgeColors } from '../lib/badgeColors.ts';

const COLOURS: Readonly<Record<BadgeColor, string>> = {
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
  /** What the badge says, when that is not the word itself. Elements stand in a row, and may be cut short one by one. */
  readonly children?: ReactNode;
};

/**
 * A word of a vocabulary in its colour; a word outside the vocabulary is shown as it is, in gray. What is too
 * long for its place ends in an ellipsis, and the pointer finds it whole.
 */
export function Badge({ colors, status, children = status }: BadgeProps) {
  const tone = badgeColorOf(colors, status);
  const isText = typeof children === 'string';
  return (
    <span
      data-tone={tone}
      dir="auto"
      title={isText ? children : status}
      className={`max-w-full rounded-full ${isText ? 'inline-block truncate' : 'inline-flex whitespace-pre'} px-2.5 py-0.5 align-middle text-xs font-semibold tabular-nums ${COLOURS[tone]}`}
    >
      {children}
    </span>
  );
}
