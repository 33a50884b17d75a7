/** The first screen while it is displayed: until the app renders anything. */
const firstScreen = (): Element | null =>
  globalThis.document?.querySelector('#root:empty ~ #first-screen') ?? null;

/** How long the visitor has seen the first screen of home, in milliseconds; 0 if it is not displayed. */
export function firstScreenAge(): number {
  if (!firstScreen()?.querySelector('.hero')) return 0;
  // Each page that the visitor has seen so far has one.
  const shown = performance.getEntriesByName('first-screen').at(-1);
  return shown === undefined ? 0 : performance.now() - shown.startTime;
}

/**
 * The delays of a text's letters in milliseconds, as the first screen animates them, less the time that has passed: with
 * these, the same animation goes on in another element. Undefined if the first screen does not show this text.
 */
export function remainingDelays(text: string): readonly number[] | undefined {
  const age = firstScreenAge();
  const shown = [...(firstScreen()?.querySelectorAll('[data-letters]') ?? [])].find(
    ({ textContent }) => textContent === text,
  );
  const letters = shown?.querySelectorAll<HTMLElement>('.letter');
  if (!letters?.length) return undefined;
  return Array.from(letters, ({ style }) => Number.parseFloat(style.animationDelay) - age);
}
