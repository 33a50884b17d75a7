/** The first screen while it is displayed: until the app renders anything. */
const firstScreen = (): Element | null =>
  globalThis.document?.querySelector('#root:empty ~ #first-screen') ?? null;

/** How long the visitor has seen the first screen of home, in milliseconds; 0 if it is not displayed. */
export function firstScreenAge(): number {
  return (firstScreen()?.querySelector('.hero') && sinceMark('first-screen')) ?? 0;
}

/** Whether the words of home come too late to rise from nothing: the first screen shows them already. */
export const areWordsLate = (): boolean =>
  firstScreen()?.querySelector('.hero:not([data-rising])') != null;

/** The milliseconds since the first screen last set a mark: one for each page that the visitor has seen so far. */
export function sinceMark(mark: 'first-screen' | 'first-letters'): number | undefined {
  const last = performance.getEntriesByName(mark).at(-1);
  return last && performance.now() - last.startTime;
}

/**
 * The delays of a text's letters in milliseconds, as the first screen animates them, less the time that has passed: with
 * these, the same animation goes on in another element. Undefined if the first screen does not show this text.
 */
export function remainingDelays(text: string): readonly number[] | undefined {
  const shown = [...(firstScreen()?.querySelectorAll('[data-letters]') ?? [])].find(
    ({ textContent }) => textContent === text,
  );
  const letters = shown?.querySelectorAll<HTMLElement>('.letter');
  if (!letters?.length) return undefined;
  const passed = sinceMark('first-letters') ?? 0;
  return Array.from(letters, ({ style }) => Number.parseFloat(style.animationDelay) - passed);
}

/** Requests the picture at the top of the page at an address, so that it is there when the page is shown. */
export function preloadFirstPicture(address: string): void {
  const route = address.replace(/\?.*/, '');
  const head = document.querySelector<HTMLTemplateElement>(`template[data-route="${route}"]`);
  const files = [...(head?.content.querySelectorAll('[type="image/avif"]') ?? [])].find(
    (one) => window.matchMedia(one.getAttribute('media') ?? 'all').matches,
  );
  if (files === undefined) return;
  // A `source` of a picture, or a link.
  const [sizes, srcset] = ['sizes', 'srcset'].map(
    (name) => files.getAttribute(name) ?? files.getAttribute(`image${name}`) ?? '',
  );
  Object.assign(new Image(), { sizes, srcset });
}
