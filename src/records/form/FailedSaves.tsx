import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useRecords } from '../useRecords.ts';
import { removeFailedSave, useFailedSaves, type FailedSave } from './failedSaves.ts';
import { RecordModal } from './RecordModal.tsx';
import { useRecordForm } from './useRecordForm.ts';

/** Reports saves that failed after their form was closed, and offers to open each form again. */
export function FailedSaves() {
  return useFailedSaves().map((failedSave) => (
    <FailedSaveAlert key={failedSave.form.key} failedSave={failedSave} />
  ));
}

function FailedSaveAlert({ failedSave }: { readonly failedSave: FailedSave }) {
  const { entity, form: failed } = failedSave;
  const { records } = useRecords(entity);
  const form = useRecordForm(entity, records);
  const { titles } = entity;
  const [first = ''] = Object.keys(entity.fields);
  const subject = failed.edits[first] ?? failed.base[first];

  function discard(): void {
    removeFailedSave(failed.key);
    // The focused button is gone with the alert.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }

  return (
    <div className="px-4 pt-4 last:pb-2 sm:px-6 xl:px-8">
      <Alert kind="alert">
        <p>
          {failed.id === null ? titles.create : titles.edit} <bdi>{subject && `“${subject}”`}</bdi>{' '}
          was not saved. {failed.failure}
        </p>
        <div className="mt-2 flex gap-2">
          <Button onClick={() => form.reopen(failed)}>Open the form again</Button>
          <Button variant="quiet" onClick={discard}>
            Discard
          </Button>
        </div>
      </Alert>
      <RecordModal form={form} />
    </div>
  );
}
