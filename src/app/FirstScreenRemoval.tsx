import { useLayoutEffect } from 'react';

/** Takes away the static first screen of index.html as soon as a page stands in its place. */
export function FirstScreenRemoval() {
  useLayoutEffect(() => document.getElementById('first-screen')?.remove(), []);
  return null;
}
