import { Plus, ArrowUpToLine, X } from 'lucide-react';
import { useEffect, useRef, useId, useState } from 'react';
import {
  MAX_ASSIGNEES,
  ASSIGNEES_PATH,
  parseAssignees,
  validateNames,
  withEdits,
  type EditedName,
} from './assignees.ts';
import { useAssignees } from './useAssignees.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { orUntitled } from '../../lib/orUntitled.ts';
import { useReportUnsavedInput } from '../../form/unsavedInput.ts';
import { explain, TYPED_IS_KEPT } from '../../store/write/explain.ts';
import { save as store } from '../../store/write/save.ts';

/** The names that tickets can be assigned to, to add, rename, remove and choose the default. */
export function AssigneesDialog({ onClose }: { readonly onClose: () => void }) {
  const { names } = useAssignees();
  const form = useAssigneesForm(names, onClose);
  const { lines, errors, failure, isSaving } = form;
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(lines.length);

  useEffect(() => {
    const inputs = list.current?.querySelectorAll('input') ?? [];
    // A new line gets the focus; where one was removed, it stays in the list.
    if (lines.length > count.current) inputs[inputs.length - 1]?.focus();
    else if (lines.length < count.current && document.activeElement === document.body)
      inputs[0]?.focus();
    count.current = lines.length;
  }, [lines]);

  useEffect(() => {
    if (errors.size > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  return (
    <Modal title="Assignees" onClose={onClose}>
      <form
        noValidate
        aria-busy={isSaving}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
        className="flex min-h-0 flex-col"
      >
        <div className="min-h-0 grow overflow-y-auto px-6 pb-4">
          <p className="text-sm text-muted">
            Tickets that exist keep the name they are assigned to.
          </p>
          <ul ref={list} className="mt-3 grid gap-2">
            {lines.map((line, index) => (
              <AssigneeLine
                key={line.key}
                line={line}
                index={index}
                error={errors.get(index)}
                onRename={(name) => form.rename(line.key, name)}
                onMakeFirst={() => form.makeFirst(line.key)}
                {...(lines.length > 1 && { onRemove: () => form.remove(line.key) })}
              />
            ))}
          </ul>
          {lines.length < MAX_ASSIGNEES && (
            <Button
              variant="quiet"
              className="mt-2 px-2! pointer-coarse:min-h-11"
              onClick={form.add}
            >
              <Plus aria-hidden="true" className="size-4" />
              Add a name
            </Button>
          )}
        </div>
        <footer className="grid gap-3 border-t border-line px-6 py-3">
          {failure !== null && <Alert kind="alert">{failure}</Alert>}
          <div className="flex justify-end gap-2">
            <Button className="pointer-coarse:min-h-11" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="primary"
              aria-disabled={isSaving}
              className="pointer-coarse:min-h-11"
            >
              {isSaving ? 'Saving…' : 'Save'}
            </Button>
          </div>
        </footer>
      </form>
    </Modal>
  );
}

type AssigneeLineProps = {
  readonly line: Line;
  /** Zero-based; the first is the default. */
  readonly index: number;
  readonly error: string | undefined;
  readonly onRename: (name: string) => void;
  readonly onMakeFirst: () => void;
  /** Missing on the only line. */
  readonly onRemove?: () => void;
};

const ICON_BUTTON =
  'grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11';

/** A name in the list of assignees. */
function AssigneeLine(props: AssigneeLineProps) {
  const { line, index, error, onRename, onMakeFirst, onRemove } = props;
  const id = useId();
  const name = orUntitled(line.name);
  return (
    <li>
      <div className="flex items-center gap-1">
        <input
          aria-label={`Name ${index + 1}`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
          dir="auto"
          autoComplete="off"
          value={line.name}
          onChange={({ target }) => onRename(target.value)}
          className="h-9 w-full min-w-0 rounded-md border border-edge bg-surface px-3 text-sm text-ink aria-invalid:border-tone-red-ink pointer-coarse:h-11"
        />
        {index === 0 ? (
          <span className="w-12 shrink-0 text-center text-xs text-muted">Default</span>
        ) : (
          <button
            type="button"
            aria-label={`Make ${name} the default`}
            title="Make default"
            onClick={onMakeFirst}
            className={`mx-1.5 pointer-coarse:mx-0.5 ${ICON_BUTTON}`}
          >
            <ArrowUpToLine aria-hidden="true" className="size-4" />
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            aria-label={`Remove ${name}`}
            title="Remove"
            onClick={onRemove}
            className={ICON_BUTTON}
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
      {error !== undefined && (
        <p id={id} className="mt-1 text-sm text-tone-red-ink">
          {error}
        </p>
      )}
    </li>
  );
}

const TOO_MANY = `The list holds at most ${MAX_ASSIGNEES} names. Remove some, then save again.`;
const NONE_LEFT = 'A colleague has removed the other names. Keep at least one.';

/** A line of the list while it is edited. */
type Line = EditedName & { readonly key: number };

/** Edits the list of assignees from the names as they were when it was opened. */
function useAssigneesForm(names: readonly string[], onClose: () => void) {
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
