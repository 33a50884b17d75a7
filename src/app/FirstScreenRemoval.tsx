import { useLayoutEffect } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';

/** Takes away the static first screen of index.html as soon as a page stands in its place. */
export function FirstScreenRemoval() {
  useLayoutEffect(remove, []);
  return null;
}

/** Shows the way out of a page that breaks before it ever stood there, instead of the first screen. */
export class FirstScreenBoundary extends ErrorBoundary {
  override componentDidCatch(): void {
    remove();
  }
}

function remove(): void {
  document.getElementById('first-screen')?.remove();
}
