import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

type Identified = { readonly id: string };

/** The selected rows among those shown. */
export type Selection<Row> = {
  readonly ids: ReadonlySet<string>;
  readonly rows: readonly Row[];
  /** Selects a row or takes it out; `isRange`: with all rows up to the one selected before. Stable, as is `clear`. */
  readonly toggle: (row: Row, isRange: boolean) => void;
  readonly clear: () => void;
};

/** Keeps which rows of a list are selected. A row that is not shown any more does not count. */
export function useSelection<Row extends Identified>(shown: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(NONE);
  const last = useRef<string | null>(null);
  const current = useRef(shown);
  useLayoutEffect(() => {
    current.current = shown;
  }, [shown]);

  const toggle = useCallback((row: Row, isRange: boolean) => {
    const all = current.current.map(({ id }) => id);
    const [from, to] = [all.indexOf(last.current ?? ''), all.indexOf(row.id)];
    const range =
      isRange && from !== -1 ? all.slice(Math.min(from, to), Math.max(from, to) + 1) : [row.id];
    last.current = row.id;
    setIds((selected) => {
      const next = new Set(selected);
      const isRemoving = !isRange && selected.has(row.id);
      for (const id of range) {
        if (isRemoving) next.delete(id);
        else next.add(id);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setIds(NONE), []);
  const rows = useMemo(
    () => (ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id))),
    [shown, ids],
  );
  return { ids, rows, toggle, clear };
}

const NONE: ReadonlySet<string> = new Set();
