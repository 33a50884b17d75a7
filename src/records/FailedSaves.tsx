import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { settleFailedSave, useFailedSaves, type FailedSave } from './unsavedForms.ts';
import { RecordModal } from './RecordModal.tsx';
import { useRecordEditor } from './useRecordEditor.ts';
import { useRecords } from './useRecords.ts';

/** Tells of saves that failed after their form was closed or its page was left, and gives the typed text back. */
export function FailedSaves() {
  return useFailedSaves().map((failed) => <Failed key={failed.sheet.key} failed={failed} />);
}

function Failed({ failed: { entity, sheet } }: { readonly failed: FailedSave }) {
  const { records } = useRecords(entity);
  const editor = useRecordEditor(entity, records);
  const { titles } = entity;
  const subject = sheet.draft[Object.keys(entity.fields)[0] ?? ''];

  function discard(): void {
    settleFailedSave(sheet.key);
    // The button is gone; the page stays where it was scrolled to.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }

  return (
    <div className="px-4 pt-4 last:pb-2 sm:px-6 xl:px-8">
      <Notice kind="alert">
        <p>
          {sheet.id === null ? titles.create : titles.edit} <bdi>{subject && `“${subject}”`}</bdi>{' '}
          was not saved. {sheet.failure}
        </p>
        <div className="mt-2 flex gap-2">
          <Button onClick={() => editor.reopen(sheet)}>Open the form again</Button>
          <Button look="quiet" onClick={discard}>
            Discard
          </Button>
        </div>
      </Notice>
      <RecordModal editor={editor} />
    </div>
  );
}
