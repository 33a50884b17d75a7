import { Form } from '../../ui/Form.tsx';
import { Plus, ArrowUpToLine, X } from 'lucide-react';
import { useRef, useLayoutEffect, useId } from 'react';
import {
  MAX_ASSIGNEES,
  assigneeList,
  namesInText,
  parseAssignees,
  textOfNames,
  validateNames,
  withEdits,
  type Assignees,
  type EditedName,
} from './assigneeList.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Input } from '../../ui/controls.tsx';
import { DialogFooter } from '../../ui/dialog/DialogFooter.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { offerFocus } from '../../ui/focus.ts';
import { orUntitled } from '../../lib/words.ts';
import { draftScope, openedEdits, useEdits } from '../../records/form/useEdits.ts';
import { RestoreDrafts } from '../../records/form/RestoreDrafts.tsx';
import { newKey } from '../../firebase/database.ts';
import { failureOf, TYPED_IS_KEPT, save as store } from '../../records/store/write/save.ts';

type AssigneesDialogProps = {
  readonly assignees: Assignees;
  readonly onClose: () => void;
};

/** The names that tickets can be assigned to, to add, rename, remove and choose the default. */
export function AssigneesDialog({ assignees, onClose }: AssigneesDialogProps) {
  const form = useEdits(assigneeList.texts(assignees), (uid) =>
    openedEdits(draftScope(uid, assigneeList.path, null)),
  );
  const { errors, failure, isSaving } = form.state;
  const lines = namesInText(form.values['names'] ?? '');
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(lines.length);

  useLayoutEffect(() => {
    const inputs = list.current?.querySelectorAll('input') ?? [];
    // A new line gets the focus; where one was removed, it stays in the list.
    if (lines.length > count.current) inputs[inputs.length - 1]?.focus();
    else if (lines.length < count.current && document.activeElement === document.body)
      offerFocus(inputs[0]);
    count.current = lines.length;
  }, [lines.length]);

  useLayoutEffect(() => {
    if (Object.keys(errors).length > 0)
      list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const edit = (names: readonly EditedName[]): void => form.change('names', textOfNames(names));

  /** As `edit`, where what was wrong may be right now. */
  function rearrange(names: readonly EditedName[]): void {
    form.dispatch({ type: 'rejected', errors: {} });
    edit(names);
  }

  async function save(): Promise<void> {
    const found = validateNames(lines);
    form.dispatch({ type: 'rejected', errors: found });
    if (Object.keys(found).length > 0) return;
    const base = namesInText(form.state.base['names'] ?? '[]').map(({ name }) => name);
    const isNothingToSave = form.changed.length === 0;
    if (isNothingToSave || (await form.save(() => saveAssignees(base, lines)))) onClose();
  }

  return (
    <Modal title="Assignees" onClose={onClose}>
      <Form isBusy={isSaving} onSubmit={() => void save()}>
        <div className="min-h-0 grow overflow-y-auto px-6 pb-4">
          <RestoreDrafts
            editing={form}
            summaryOf={({ changes }) =>
              namesInText(changes['names'] ?? '[]')
                .map(({ name }) => orUntitled(name))
                .join(', ')
            }
            onAnswer={() => offerFocus(list.current?.querySelector('input'))}
          />
          <p className="text-sm text-muted">
            Tickets that exist keep the name they are assigned to.
          </p>
          <ul ref={list} className="mt-3 grid gap-2">
            {lines.map((line, index) => (
              <AssigneeLine
                key={line.key}
                line={line}
                index={index}
                error={errors[line.key]}
                onRename={(name) =>
                  edit(lines.map((other) => (other === line ? { ...line, name } : other)))
                }
                onMakeFirst={() => rearrange([line, ...lines.filter((other) => other !== line)])}
                {...(lines.length > 1 && {
                  onRemove: () => rearrange(lines.filter((other) => other !== line)),
                })}
              />
            ))}
          </ul>
          {lines.length < MAX_ASSIGNEES && (
            <Button
              variant="quiet"
              className="mt-2 px-2! pointer-coarse:min-h-11"
              onClick={() => edit([...lines, { key: newKey(), was: null, name: '' }])}
            >
              <Plus aria-hidden="true" className="size-4" />
              Add a name
            </Button>
          )}
        </div>
        <DialogFooter
          onClose={onClose}
          action={isSaving ? 'Saving…' : 'Save'}
          isUnavailable={isSaving}
        >
          {form.conflicts['names'] !== undefined && (
            <p role="status" className="text-sm text-tone-yellow-ink">
              A colleague has changed the list meanwhile. Saving keeps their names beside yours.
            </p>
          )}
          {failure !== null && <Alert kind="alert">{failure}</Alert>}
        </DialogFooter>
      </Form>
    </Modal>
  );
}

type AssigneeLineProps = {
  readonly line: EditedName;
  /** Zero-based; the first is the default. */
  readonly index: number;
  readonly error: string | undefined;
  readonly onRename: (name: string) => void;
  readonly onMakeFirst: () => void;
  /** Missing on the only line. */
  readonly onRemove?: () => void;
};

function AssigneeLine(props: AssigneeLineProps) {
  const { line, index, error, onRename, onMakeFirst, onRemove } = props;
  const id = useId();
  const name = orUntitled(line.name);
  return (
    <li>
      <div className="flex items-center gap-1">
        <Input
          aria-label={`Name ${index + 1}`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
          value={line.name}
          onText={onRename}
        />
        {index === 0 ? (
          <span className="w-12 shrink-0 text-center text-xs text-muted">Default</span>
        ) : (
          <IconButton
            icon={ArrowUpToLine}
            label={`Make ${name} the default`}
            title="Make default"
            onClick={onMakeFirst}
            className="mx-1.5 pointer-coarse:mx-0.5"
          />
        )}
        {onRemove && (
          <IconButton icon={X} label={`Remove ${name}`} title="Remove" onClick={onRemove} />
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

/**
 * Saves an edit of the list over what is stored by then. Resolves to null when the server has stored it, or to why it is not: also
 * without a connection, and where the edit does not fit what colleagues have made of the list.
 */
async function saveAssignees(
  base: readonly string[],
  edited: readonly EditedName[],
): Promise<string | null> {
  const { path } = assigneeList;
  let problem: string | null = null;
  const saving = store(
    async ({ read }) => {
      const stored = await read(path);
      const live = parseAssignees(stored);
      const names = withEdits(live.names, base, edited);
      problem = findProblem(names);
      if (problem !== null) return null;
      const version = stored === null ? null : live.version;
      return {
        values: { [path]: { names, version: live.version + 1 } },
        replaces: { [`${path}/version`]: version },
      };
    },
    { needsAnswer: true },
  );
  return (await failureOf(saving, path, TYPED_IS_KEPT)) ?? problem;
}

function findProblem(names: readonly string[]): string | null {
  if (names.length === 0) return NONE_LEFT;
  return names.length > MAX_ASSIGNEES ? TOO_MANY : null;
}
