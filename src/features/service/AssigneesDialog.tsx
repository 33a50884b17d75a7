import { useRef } from 'react';
import { failureOf, TYPED_IS_KEPT, save as store } from '../../records/store/write/save.ts';
import { draftScope, openedEdits, useEdits } from '../../records/form/useEdits.ts';
import { RecordField } from '../../records/form/RecordField.tsx';
import { RestoreDrafts } from '../../records/form/RestoreDrafts.tsx';
import { text } from '../../records/model/field.ts';
import { Alert } from '../../ui/Alert.tsx';
import { DialogFooter } from '../../ui/dialog/DialogFooter.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { Form } from '../../ui/Form.tsx';
import {
  assigneeList,
  namesIn,
  parseAssignees,
  problemOf,
  withEdits,
  type Assignees,
} from './assigneeList.ts';

const NAMES = {
  ...text('Names', 'multiline'),
  hint: 'One a line; new tickets start with the first. Tickets that exist keep the name they are assigned to.',
};

type AssigneesDialogProps = {
  readonly assignees: Assignees;
  readonly onClose: () => void;
};

/** The names that tickets can be assigned to, to add, rename, remove and choose the default. */
export function AssigneesDialog({ assignees, onClose }: AssigneesDialogProps) {
  const form = useEdits(assigneeList.texts(assignees), (uid) =>
    openedEdits(draftScope(uid, assigneeList.path, null)),
  );
  const { failure, isSaving, base } = form.state;
  const { names = '' } = form.values;
  const body = useRef<HTMLDivElement>(null);
  const problem = problemOf(namesIn(names));

  async function save(): Promise<void> {
    if (problem !== null) return;
    const before = namesIn(base['names'] ?? '');
    const isNothingToSave = form.changed.length === 0;
    if (isNothingToSave || (await form.save(() => saveAssignees(before, namesIn(names)))))
      onClose();
  }

  return (
    <Modal title="Assignees" onClose={onClose}>
      <Form isBusy={isSaving} onSubmit={() => void save()}>
        <div ref={body} className="grid min-h-0 gap-3 overflow-y-auto px-6 pb-4">
          <RestoreDrafts
            editing={form}
            summaryOf={({ changes }) => namesIn(changes['names'] ?? '').join(', ')}
            onAnswer={() => body.current?.querySelector('textarea')?.focus()}
          />
          <RecordField
            name="names"
            field={NAMES}
            value={names}
            error={problem ?? undefined}
            onTextChange={(typed) => form.change('names', typed)}
          />
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

/**
 * Saves an edit of the list over what is stored by then. Resolves to null when the server has stored it, or to why it is not: also
 * without a connection, and where the edit does not fit what colleagues have made of the list.
 */
async function saveAssignees(
  base: readonly string[],
  edited: readonly string[],
): Promise<string | null> {
  const { path } = assigneeList;
  let problem: string | null = null;
  const saving = store(
    async ({ read }) => {
      const stored = await read(path);
      const live = parseAssignees(stored);
      const names = withEdits(live.names, base, edited);
      problem = problemOf(names);
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
