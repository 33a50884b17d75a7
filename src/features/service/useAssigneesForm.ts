import { useState } from 'react';
import {
  ASSIGNEES_PATH,
  MAX_ASSIGNEES,
  parseAssignees,
  validateNames,
  withEdits,
  type EditedName,
} from './assignees.ts';
import { useReportUnsavedInput } from '../../form/unsavedInput.ts';
import { explain, TYPED_IS_KEPT } from '../../store/write/explain.ts';
import { save as store } from '../../store/write/save.ts';

const TOO_MANY = `The list holds at most ${MAX_ASSIGNEES} names. Remove some, then save again.`;
const NONE_LEFT = 'A colleague has removed the other names. Keep at least one.';

/** A line of the list while it is edited. */
export type Line = EditedName & { readonly key: number };

/** Edits the list of assignees from the names as they were when it was opened. */
export function useAssigneesForm(names: readonly string[], onClose: () => void) {
  const [base] = useState(names);
  const [lines, setLines] = useState<readonly Line[]>(() =>
    base.map((name, key) => ({ key, was: name, name })),
  );
  const [nextKey, setNextKey] = useState(base.length);
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isChanged =
    lines.length !== base.length ||
    lines.some(({ was, name }, at) => was !== base[at] || was !== name);
  useReportUnsavedInput(isChanged);

  async function save(): Promise<void> {
    const found = validateNames(lines);
    setErrors(found);
    setFailure(null);
    if (found.size > 0 || isSaving) return;
    if (!isChanged) return onClose();
    setSaving(true);
    try {
      const problem = await saveAssignees(base, lines);
      if (problem === null) return onClose();
      setFailure(problem);
    } catch (error) {
      setFailure(explain(error, { path: ASSIGNEES_PATH, fields: ['names'] }, TYPED_IS_KEPT));
    }
    setSaving(false);
  }

  return {
    lines,
    errors,
    failure,
    isSaving,
    save,
    rename: (key: number, name: string) =>
      setLines(lines.map((line) => (line.key === key ? { ...line, name } : line))),
    remove: (key: number) => {
      setErrors(new Map());
      setLines(lines.filter((line) => line.key !== key));
    },
    makeFirst: (key: number) => {
      setErrors(new Map());
      setLines([
        ...lines.filter((line) => line.key === key),
        ...lines.filter((line) => line.key !== key),
      ]);
    },
    add: () => {
      setLines([...lines, { key: nextKey, was: null, name: '' }]);
      setNextKey(nextKey + 1);
    },
  };
}

/**
 * Saves an edit of the list over what is stored by then. Resolves to null when the server has stored it, or to why the edit does
 * not fit what colleagues have made of the list; rejects as `store` does, also without a connection.
 */
async function saveAssignees(
  base: readonly string[],
  edited: readonly EditedName[],
): Promise<string | null> {
  let problem: string | null = null;
  await store(
    async ({ read }) => {
      const stored = await read(ASSIGNEES_PATH);
      const live = parseAssignees(stored);
      const names = withEdits(live.names, base, edited);
      problem = problemOf(names);
      if (problem !== null) return null;
      const version = stored === null ? null : live.version;
      return {
        values: { [ASSIGNEES_PATH]: { names, version: live.version + 1 } },
        replaces: { [`${ASSIGNEES_PATH}/version`]: version },
      };
    },
    { needsAnswer: true },
  );
  return problem;
}

function problemOf(names: readonly string[]): string | null {
  if (names.length === 0) return NONE_LEFT;
  return names.length > MAX_ASSIGNEES ? TOO_MANY : null;
}
