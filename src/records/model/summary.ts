import type { Entity, Fields, RecordOf } from './entity.ts';

type Details<F extends Fields> = (record: RecordOf<Entity<F>>, day: string) => readonly string[];

/** What is said of the records of a kind, by its path, where they are listed. */
export type DeclaredSummary = {
  readonly path: string;
  readonly details: Details<Fields>;
  /** Whether the amount of a record is none that it is about, such as a fee. */
  readonly hidesAmount?: boolean;
};

/**
 * Declares what tells a record on a day (YYYY-MM-DD) from others of its kind, beside its title, whom it is about, its amount and its
 * status: the most telling part first, since the end may be cut; blank ones are left out. A `*.summary.ts` exports it by default.
 */
export const defineSummary = <F extends Fields>(
  { path }: Entity<F>,
  details: Details<F>,
  options: Pick<DeclaredSummary, 'hidesAmount'> = {},
): DeclaredSummary => ({ path, details: details as unknown as Details<Fields>, ...options });
