import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MAX_ASSIGNEES } from './assignees.ts';
import { useAssignees } from './useAssignees.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { AssigneeLine } from './AssigneeLine.tsx';
import { useAssigneesForm } from './useAssigneesForm.ts';

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
