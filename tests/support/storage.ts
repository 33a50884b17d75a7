import { onTestFinished, vi } from 'vitest';

const fail = (): never => {
  throw new DOMException('Storage is blocked', 'SecurityError');
};

/** Makes localStorage throw until the end of the test, as a browser does that blocks storage. */
export function blockStorage(): void {
  // Replaced as a whole, because happy-dom binds its methods on first use, bypassing spies on the prototype.
  vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail });
  onTestFinished(() => void vi.unstubAllGlobals());
}
