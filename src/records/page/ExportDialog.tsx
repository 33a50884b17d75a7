import { Form } from '../../ui/Form.tsx';
import { useState } from 'react';
import type { Entity } from '../model/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { Tick } from '../../ui/controls.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { exportBoxes } from './exportRecords.ts';

export type ExportDialogProps = {
  readonly entity: Entity;
  readonly onExport: (ticked: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Asks, before an export, for what it leaves out otherwise. */
export default function ExportDialog({ entity, onExport, onClose }: ExportDialogProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return (
    <Modal title={`Export ${entity.noun.many}`} onClose={onClose}>
      <Form
        onSubmit={() => {
          onExport(ticked);
          onClose();
        }}
        className="grid gap-4 overflow-y-auto px-6 pb-6 text-sm"
      >
        {exportBoxes(entity).map((box) => (
          <Tick
            key={box}
            checked={ticked.includes(box)}
            onTick={(isTicked) =>
              setTicked((others) =>
                isTicked ? [...others, box] : others.filter((one) => one !== box),
              )
            }
          >
            {box}
          </Tick>
        ))}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose} tall>
            Cancel
          </Button>
          <Button type="submit" variant="primary" tall>
            Export
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
