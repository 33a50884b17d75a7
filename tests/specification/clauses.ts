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
export const CLAUSES: readonly Clause[] = SECTIONS.flatMap((section) => section.clauses);

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

/** The clauses that a test proves: `clauses('S2.8-1,4 S4-15')` are S2.8-1, S2.8-4 and S4-15. */
export function clauseIdsOf(clauseList: string): string[] {
  return clauseList.split(' ').flatMap((group) => {
    const [section = '', numbers = ''] = group.split('-');
    return numbers.split(',').map((number) => `${section}-${number}`);
  });
}

/** Options of a test, of Vitest as of Playwright, that say which clauses of the specification it proves. */
export function clauses(clauseList: string) {
  const ids = clauseIdsOf(clauseList);
  return {
    meta: { clauses: ids },
    annotation: ids.map((description) => ({ type: 'clause', description })),
  };
}

declare module 'vitest' {
  interface TaskMeta {
    /** The ids of the clauses that the test proves. */
    clauses?: readonly string[];
  }
}
