import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { removeFailedSave, useFailedSaves, type FailedSave } from './failedSaves.ts';
import { RecordModal } from './RecordModal.tsx';
import { useRecordForm } from './useRecordForm.ts';
import { useRecords } from '../useRecords.ts';

/** Tells of saves that failed after their form was closed or its page was left, and gives the typed text back. */
export function FailedSaves() {
  return useFailedSaves().map((failed) => <Failed key={failed.form.key} failed={failed} />);
}

function Failed({ failed: { entity, form } }: { readonly failed: FailedSave }) {
  const { records } = useRecords(entity);
  const editor = useRecordForm(entity, records);
  const { titles } = entity;
  const subject = form.draft[Object.keys(entity.fields)[0] ?? ''];

  function discard(): void {
    removeFailedSave(form.key);
    // The button is gone; the page stays where it was scrolled to.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }

  return (
    <div className="px-4 pt-4 last:pb-2 sm:px-6 xl:px-8">
      <Alert kind="alert">
        <p>
          {form.id === null ? titles.create : titles.edit} <bdi>{subject && `“${subject}”`}</bdi>{' '}
          was not saved. {form.failure}
        </p>
        <div className="mt-2 flex gap-2">
          <Button onClick={() => editor.reopen(form)}>Open the form again</Button>
          <Button variant="quiet" onClick={discard}>
            Discard
          </Button>
        </div>
      </Alert>
      <RecordModal form={editor} />
    </div>
  );
}
