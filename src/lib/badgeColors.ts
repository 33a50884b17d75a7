import { lookUp } from './lookUp.ts';
/** The colors of badges. */
export type BadgeColor = 'gray' | 'blue' | 'green' | 'yellow' | 'purple' | 'red';

/** A set of statuses in the order of the specification, each with its badge color. */
export type BadgeColors = Readonly<Record<string, BadgeColor>>;

/** The statuses of a set. */
export type StatusOf<Colors extends BadgeColors> = keyof Colors & string;

/** The color of a status; an unknown status is gray. */
export function badgeColorOf(colors: BadgeColors, status: string): BadgeColor {
  return lookUp(colors, status) ?? 'gray';
}

/** The statuses of a set that match, in their order. */
export const statusesWhere = <Colors extends BadgeColors>(
  colors: Colors,
  matches: (record: { readonly status: StatusOf<Colors> }) => boolean,
): readonly StatusOf<Colors>[] => Object.keys(colors).filter((status) => matches({ status }));
