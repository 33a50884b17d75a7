import type { Fields } from '../domain/entity.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { RecordEditor } from './useRecordEditor.ts';

type KeptInputProps<F extends Fields> = {
  readonly editor: RecordEditor<F>;
  /** The focus needs another place: the offer is gone with its buttons. */
  readonly onAnswer: () => void;
};

/** Offers what was typed into a form before and never saved. */
export function KeptInput<F extends Fields>({ editor, onAnswer }: KeptInputProps<F>) {
  function answer(how: () => void): void {
    how();
    onAnswer();
  }

  return (
    <div className="px-6 pt-1 pb-2">
      <Notice kind="status">
        <p>You typed something here before and did not save it.</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={() => answer(editor.restore)}>Restore unsaved input</Button>
          <Button look="quiet" onClick={() => answer(editor.forget)}>
            Discard it
          </Button>
        </div>
      </Notice>
    </div>
  );
}
