import { readFileSync } from 'node:fs';

/** The environments that have a Firebase project of their own. */
export const ENVIRONMENTS = ['staging', 'live'] as const;

export type Environment = (typeof ENVIRONMENTS)[number];

/** The id of the Firebase project of each environment. */
export type Aliases = Readonly<Record<Environment, string>>;

const FILE = new URL('../../.firebaserc', import.meta.url);

/** Reads the aliases from .firebaserc, which the firebase command reads as well. */
export function readAliases(): Aliases {
  const { projects } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly projects: Aliases };
  return projects;
}

/** Whether the mode of a build is an environment: its settings are in `.env.{mode}`. */
export const isEnvironment = (mode: string): mode is Environment =>
  (ENVIRONMENTS as readonly string[]).includes(mode);
