import type { RemovalLog } from '../../records/model/entity.ts';
import { IMPORTS_PATH, UNDO_MS } from './importLog.ts';

/** Records are removed as an import is undone, which its entry in the log notes. */
export const undoneImports: RemovalLog = {
  path: IMPORTS_PATH,
  keptMs: UNDO_MS,
  parse(_, stored) {
    const { path, removed } = Object(stored) as Readonly<Record<string, unknown>>;
    return { path, ids: Object.keys(Object(removed)) };
  },
};
