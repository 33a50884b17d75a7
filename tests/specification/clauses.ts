import sections from './clauses.json' with { type: 'json' };
import deviations from './deviations.json' with { type: 'json' };

export type Clause = {
  /** For example `S2.8-3`: section 2.8, third clause. A clause that is added gets the next free number. */
  readonly id: string;
  /** What the specification says. */
  readonly says: string;
  /** Texts that the full names of its tests must contain, one by one: the rows a table of cases must not lose. */
  readonly cases?: readonly string[];
};

type Section = { readonly section: string; readonly clauses: readonly Clause[] };

export const SECTIONS: readonly Section[] = sections;
export const CLAUSES: readonly Clause[] = SECTIONS.flatMap(({ clauses }) => clauses);

/** Where the product does something else than the specification says, on purpose. */
export type Deviation = {
  /** The ids of the clauses. */
  readonly clauses: readonly string[];
  /** What it does. */
  readonly here: string;
  readonly because: string;
  /** The numbers of the decisions that say more. */
  readonly decisions: readonly number[];
};

export const DEVIATIONS: readonly Deviation[] = deviations;

const TAG = / ?\[(S\d[\d.]*-\d[^\]]*)\]/g;

/** The clauses a test's name refers to: `… [S2.8-1,4 S4-15]` names S2.8-1, S2.8-4 and S4-15. */
export function clauseIdsIn(name: string): string[] {
  return [...name.matchAll(TAG)].flatMap(([, tag = '']) =>
    tag.split(' ').flatMap((group) => {
      const [section = '', numbers = ''] = group.split('-');
      return numbers.split(',').map((number) => `${section}-${number}`);
    }),
  );
}

export const withoutClauseIds = (name: string): string => name.replaceAll(TAG, '');
