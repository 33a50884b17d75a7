import { Share2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConnection } from '../../records/store/connection/useConnection.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/showToast.ts';

/** Of a document that is given its number when it is printed or sent. */
export type Numbering = {
  readonly isGiven: boolean;
  readonly isStored: boolean;
  readonly give: () => void;
};

/** Of one that has it. */
export const NUMBERED: Numbering = { isGiven: true, isStored: true, give: () => undefined };

/** Does something with a document once its number is stored: one that waits for the server prints as a draft. */
export function useOnceNumbered(
  { isGiven, isStored, give }: Numbering,
  act: () => void,
): () => void {
  const isConnected = useConnection();
  const isWaiting = useRef(false);
  const isReady = isGiven && (isStored || !isConnected);
  const onReady = useEffectEvent(act);
  useEffect(() => {
    if (!isReady || !isWaiting.current) return;
    isWaiting.current = false;
    onReady();
  }, [isReady]);
  return () => {
    if (isGiven) return act();
    isWaiting.current = true;
    give();
  };
}

type SharePdfProps = {
  readonly fileName: string;
  readonly numbering?: Numbering;
  readonly onShared: () => void;
};

/** Passes the paper of the page on as a PDF, by whatever the device offers for that; nothing where it offers nothing. */
export function SharePdf({ fileName, numbering = NUMBERED, onShared }: SharePdfProps) {
  const [canShare] = useState(canSharePdf);
  const [isBusy, setBusy] = useState(false);
  // A browser that finds the click too long ago wants another one; the file is there then.
  const [made, setMade] = useState<{ readonly file: File; readonly text: string } | null>(null);

  async function share(): Promise<void> {
    const paper = document.querySelector('.document');
    if (paper === null || isBusy) return;
    const text = paper.textContent;
    setBusy(true);
    try {
      const file = made?.text === text ? made.file : await pdfFile(paper, fileName);
      setMade({ file, text });
      await navigator.share({ files: [file], title: fileName });
      onShared();
    } catch (error) {
      sayWhyNotShared(error);
    } finally {
      setBusy(false);
    }
  }

  const start = useOnceNumbered(numbering, () => void share());
  if (!canShare) return null;
  return (
    <Button tall aria-disabled={isBusy} onClick={start}>
      <Share2 aria-hidden="true" className="size-4" />
      Share PDF
    </Button>
  );
}

const canSharePdf = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [pdfOfParts([], 'test')] });

const pdfOfParts = (parts: BlobPart[], name: string): File =>
  new File(parts, `${name}.pdf`, { type: 'application/pdf' });

async function pdfFile(paper: Element, name: string): Promise<File> {
  const { paperPdf } = await import('./paperPdf.ts');
  return pdfOfParts([await paperPdf(paper)], name);
}

/** Who closes the list of apps knows that nothing is shared. */
function sayWhyNotShared(error: unknown): void {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return;
  if (name === 'NotAllowedError') return showToast('The PDF is ready: press Share PDF once more.');
  console.warn('Making a PDF failed', error);
  showToast('No PDF could be made here. Choose Print, and save it as a PDF there.');
}
