import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import Scanner from '../../../src/ui/scan/Scanner.tsx';

/** Replaces the camera of the browser; without one, there is none. */
function setCamera(getUserMedia?: () => Promise<unknown>): void {
  replace(navigator, 'mediaDevices', getUserMedia && { getUserMedia });
}

function replace(object: object, name: string, value: unknown): void {
  const former = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { configurable: true, writable: true, value });
  onTestFinished(() => {
    Reflect.deleteProperty(object, name);
    if (former) Object.defineProperty(object, name, former);
  });
}

function open() {
  const onCode = vi.fn<(code: string) => void>();
  render(<Scanner onCode={onCode} onClose={() => undefined} />);
  return onCode;
}

it.each([
  ['NotAllowedError', 'The camera may not be used here.'],
  ['NotFoundError', 'This device has no camera.'],
  ['NotReadableError', 'The camera cannot be used now'],
  ['AbortError', 'The camera does not work here.'],
])('where the camera fails with %s, it says so and takes a typed code', async (name, sentence) => {
  setCamera(() => Promise.reject(new DOMException('', name)));
  const onCode = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  const field = screen.getByLabelText('Or type its number, or the SKU');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onCode).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: ' PMP-40 ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onCode).toHaveBeenCalledExactlyOnceWith('PMP-40');
});

it('where a browser knows no cameras, it says that there is none', async () => {
  setCamera();
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('This device has no camera.');
});

it('reads a code with what the browser has, and turns the camera off', async () => {
  const track = { stop: vi.fn<() => void>() };
  setCamera(() => Promise.resolve({ getTracks: () => [track] }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  replace(HTMLMediaElement.prototype, 'srcObject', null);
  const pictures = [[], [{ rawValue: '4006381333931' }]];
  class Detector {
    static readonly getSupportedFormats = () => Promise.resolve(['ean_13']);
    readonly detect = () => Promise.resolve(pictures.shift() ?? []);
  }
  replace(globalThis, 'BarcodeDetector', Detector);
  const onCode = open();
  await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith('4006381333931'));
  expect(track.stop).toHaveBeenCalled();
});
