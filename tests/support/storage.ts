import { afterEach, vi } from 'vitest';

const refuse = (): never => {
  throw new DOMException('Storage is blocked', 'SecurityError');
};

afterEach(() => vi.unstubAllGlobals());

/** For the rest of the test, the browser keeps nothing and says so by throwing. */
export function blockStorage(): void {
  // Replaced as a whole: the screen's own binds its methods at their first use, past any spy on the prototype.
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}
