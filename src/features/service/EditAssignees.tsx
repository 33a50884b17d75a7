import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { AssigneesDialog } from './AssigneesDialog.tsx';

/** A button that opens the list of assignees. */
export function EditAssignees() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="min-h-7! px-2! text-[0.8125rem] pointer-coarse:min-h-11!"
        onClick={() => setOpen(true)}
      >
        Edit assignees
      </Button>
      {isOpen && <AssigneesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
