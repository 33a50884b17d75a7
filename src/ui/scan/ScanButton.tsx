import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../Alert.tsx';
import { partOnDemand } from '../OnDemand.tsx';

const Scanner = partOnDemand(
  () => import('./Scanner.tsx'),
  <Alert kind="alert">
    The scanner could not be loaded. Try again when you have a connection.
  </Alert>,
);

type ScanButtonProps = {
  /** Receives what a barcode says; the scanner has closed. */
  readonly onCode: (code: string) => void;
  readonly className?: string;
};

/** On what is held in the hand: reads a barcode with the camera, or takes its number by hand. */
export function ScanButton({ onCode, className = '' }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Scan a barcode"
        onClick={() => setOpen(true)}
        className={`hidden size-11 shrink-0 place-items-center rounded-md text-accent hover:bg-sunken pointer-coarse:grid print:hidden ${className}`}
      >
        <ScanBarcode aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
      {isOpen && (
        <Scanner
          onClose={() => setOpen(false)}
          onCode={(code) => {
            setOpen(false);
            onCode(code);
          }}
        />
      )}
    </>
  );
}
