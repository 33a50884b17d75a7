import { Input } from '../controls.tsx';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { loadCode } from '../../lib/lazyPage.ts';
import { Alert } from '../Alert.tsx';
import { Button } from '../Button.tsx';
import { Modal } from '../dialog/Modal.tsx';
import type { ReadBarcode } from './zxing.ts';

type ScannerProps = {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
};

/** Shows what the camera sees until there is a barcode in it; without a camera, its number can be typed. */
export default function Scanner({ onCode, onClose }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const id = useId();
  const onRead = useEffectEvent(onCode);
  useEffect(
    () => (video.current === null ? undefined : scan(video.current, onRead, setTrouble)),
    [],
  );

  function enter(): void {
    if (typed.trim() !== '') onCode(typed.trim());
  }

  return (
    <Modal title="Scan a barcode" onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto px-6 pt-1 pb-6">
        {trouble === null ? (
          <>
            <video
              ref={video}
              aria-label="What the camera sees"
              muted
              playsInline
              className="aspect-4/3 w-full rounded-lg bg-abyss object-cover"
            />
            <p className="text-sm text-muted">Hold the barcode before the camera.</p>
          </>
        ) : (
          <Alert kind="alert">{trouble}</Alert>
        )}
        <div className="grid grid-cols-[1fr_auto] gap-x-2 gap-y-1.5">
          <label htmlFor={id} className="col-span-2 text-sm font-medium">
            Or type its number, or the SKU
          </label>
          <Input
            id={id}
            type="text"
            value={typed}
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onText={setTyped}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Not for a form around the button that scans.
              event.preventDefault();
              event.stopPropagation();
              enter();
            }}
            className="h-11!"
          />
          <Button className="min-h-11" onClick={enter}>
            Find
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** How long to wait after a picture without a barcode, so that the page stays responsive. */
const AGAIN_AFTER_MS = 120;

/** Reads barcodes from the camera until there is one. Returns a function that ends it. */
function scan(
  video: HTMLVideoElement,
  onRead: (code: string) => void,
  onTrouble: (sentence: string) => void,
): () => void {
  let stream: MediaStream | undefined;
  let isOver = false;
  function end(): void {
    isOver = true;
    stream?.getTracks().forEach((track) => track.stop());
  }
  async function start(): Promise<void> {
    // The camera first: the question whether it may be used belongs to the press of the button.
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    });
    if (isOver) return end();
    video.srcObject = stream;
    const [read] = await Promise.all([barcodeReader(), video.play()]);
    if (read === null) return stop(NOT_LOADED);
    return look(read);
  }
  async function look(read: ReadBarcode): Promise<void> {
    if (isOver) return undefined;
    const code = await read(video);
    if (isOver) return undefined;
    if (code !== null) return found(code);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return look(read);
  }
  function found(code: string): void {
    end();
    navigator.vibrate?.(60);
    onRead(code);
  }
  function stop(sentence: string): void {
    const wasOver = isOver;
    end();
    if (!wasOver) onTrouble(sentence);
  }
  start().catch((error: unknown) => stop(explain(error)));
  return end;
}

const NOT_LOADED =
  'The code that reads barcodes could not be loaded. Type the number, or try again when you have a connection.';

const SENTENCES: Readonly<Record<string, string>> = {
  NotAllowedError:
    'The camera may not be used here. Allow it for this site in the settings of the browser, or type the number.',
  NotFoundError: 'This device has no camera. Type the number.',
  NotReadableError: 'The camera cannot be used now, perhaps because another program uses it.',
};

function explain(error: unknown): string {
  // Where the page is not served over HTTPS, there is no such object.
  const name = navigator.mediaDevices && error instanceof Error ? error.name : 'NotFoundError';
  return SENTENCES[name] ?? 'The camera does not work here. Type the number.';
}

/** The Barcode Detection API, which TypeScript does not know. */
type PlatformDetector = {
  readonly getSupportedFormats: () => Promise<readonly string[]>;
  new (): {
    readonly detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
  };
};

/** What the browser reads barcodes with, or where it does not, a library; null when that cannot be loaded. */
async function barcodeReader(): Promise<ReadBarcode | null> {
  const Platform = (globalThis as { readonly BarcodeDetector?: PlatformDetector }).BarcodeDetector;
  // Some browsers have the API without the code behind it.
  const formats = (await Platform?.getSupportedFormats().catch(() => [])) ?? [];
  if (Platform && formats.includes('ean_13')) {
    const detector = new Platform();
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const library = await loadCode(() => import('./zxing.ts'));
  return library && loadCode(library.start);
}
