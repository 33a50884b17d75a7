import { useState } from 'react';
import type { Entity } from '../model/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { exportBoxes } from './sheetFields.ts';

export type ExportDialogProps = {
  readonly entity: Entity;
  /** Called with the boxes that are ticked. */
  readonly onExport: (ticked: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Asks, before an export, for what it leaves out otherwise. */
export default function ExportDialog({ entity, onExport, onClose }: ExportDialogProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return (
    <Modal title={`Export ${entity.noun.many}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onExport(ticked);
          onClose();
        }}
        className="grid gap-4 overflow-y-auto px-6 pb-6 text-sm"
      >
        {exportBoxes(entity).map((box) => (
          <label key={box} className="flex items-center gap-2.5 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={ticked.includes(box)}
              onChange={({ target }) =>
                setTicked((others) =>
                  target.checked ? [...others, box] : others.filter((one) => one !== box),
                )
              }
              className="size-4 accent-accent"
            />
            {box}
          </label>
        ))}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose} tall>
            Cancel
          </Button>
          <Button type="submit" variant="primary" tall>
            Export
          </Button>
        </div>
      </form>
    </Modal>
  );
}
