/** Options of a test, of Vitest as of Playwright, that say which clauses of the specification it proves: `S2.8-1,4 S4-15`. */
export const clauses = (list: string) => ({
  meta: { clauses: list },
  annotation: { type: 'clauses', description: list },
});

declare module 'vitest' {
  interface TaskMeta {
    /** The ids of the clauses that the test proves. */
    clauses?: string;
  }
}
