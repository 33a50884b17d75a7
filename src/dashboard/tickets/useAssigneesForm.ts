import { useState } from 'react';
import { MAX_ASSIGNEES, validateNames, type EditedName } from '../../domain/settings/assignees.ts';
import { saveAssignees, type AssigneesProblem } from '../../records/assignees/saveAssignees.ts';
import { useReportUnsavedInput } from '../../records/form/unsavedInput.ts';
import { connection } from '../../records/useConnection.ts';

const PROBLEMS: Readonly<Record<AssigneesProblem | 'offline' | 'lost', string>> = {
  'too many': `The list holds at most ${MAX_ASSIGNEES} names. Remove some, then save again.`,
  'none left': 'A colleague has removed the other names. Keep at least one.',
  denied:
    'The database refused the list. Your account may no longer be allowed to change it. What you typed is still here.',
  offline: 'You are offline. The list can be saved once you are back online.',
  lost: 'The connection was lost before the server answered. Save again once you are back online.',
};

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
    if (!connection.get()) return setFailure(PROBLEMS.offline);
    setSaving(true);
    try {
      const problem = await saveAssignees(base, lines);
      if (problem === null) return onClose();
      setFailure(PROBLEMS[problem]);
    } catch (error) {
      console.warn('Saving the assignees failed', error);
      setFailure(PROBLEMS.lost);
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
