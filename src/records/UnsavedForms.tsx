import type { Fields } from '../domain/entity.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { RecordEditor } from './useRecordEditor.ts';

/** Tells of saves that failed after their form was closed, and gives the typed text back. */
export function UnsavedForms<F extends Fields>({ editor }: { readonly editor: RecordEditor<F> }) {
  const { entity, unsaved, reopen, dismiss } = editor;
  return unsaved.map((sheet) => (
    <Notice key={sheet.key} kind="alert">
      <p>
        {sheet.id === null ? entity.titles.create : entity.titles.edit} was not saved.{' '}
        {sheet.failure}
      </p>
      <div className="mt-2 flex gap-2">
        <Button onClick={() => reopen(sheet)}>Open the form again</Button>
        <Button look="quiet" onClick={() => dismiss(sheet)}>
          Discard
        </Button>
      </div>
    </Notice>
  ));
}
