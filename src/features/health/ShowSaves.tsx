import { useState } from 'react';
import { OUTBOX_TRAY } from '../tray/trayCode.ts';
import { Button } from '../../ui/Button.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';

/** Opens the list of the saves that are not stored. */
export function ShowSaves({ label }: { readonly label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="mt-1 pointer-coarse:min-h-11" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <OnDemand fallback={<p role="alert">Not loaded yet. What waits is safe on this device.</p>}>
          <OUTBOX_TRAY.Page onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
