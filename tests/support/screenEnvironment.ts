import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * happy-dom with a fetch on that of Node, since happy-dom's own logs every failed request to the console, where an unexpected
 * error fails the test. Elements get a size, since happy-dom has no layout and charts and long lists render only what
 * fits. Nothing is behind anything else, popovers can be shown and the browser is idle: none of it does happy-dom implement.
 * Whether an element is shown is known without its whole computed style.
 */
export default {
  name: 'screen',
  viteEnvironment: 'client',
  async setup(global, options) {
    const { Headers, Request, Response } = globalThis;
    const fetch = patient(globalThis.fetch);
    const browser = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, { fetch, Headers, Request, Response });
    giveSize(global.HTMLElement.prototype);
    Object.assign(global.HTMLElement.prototype, { showPopover: () => undefined });
    Object.assign(global, { requestIdleCallback, cancelIdleCallback });
    Object.assign(global.document, { elementsFromPoint: () => [] });
    quickenStyles(global.window);
    return browser;
  },
} satisfies Environment;

/** A fetch that asks once more where the server has just closed the kept connection, having waited for a busy machine. */
const patient =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (...request) =>
    fetch(...request).catch((error: Error) => {
      const { code } = (error.cause ?? {}) as { readonly code?: string };
      if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return fetch(...request);
      throw error;
    });

const requestIdleCallback = (task: () => void): number => window.setTimeout(task);
const cancelIdleCallback = (request: number): void => window.clearTimeout(request);

type Size = { readonly width: number; readonly height: number };

const BOX: Size = { width: 800, height: 600 };
const SIZES: Readonly<Record<string, Size>> = {
  TR: { width: 800, height: 40 },
  SPAN: { width: 40, height: 20 },
};

const sizeOf = ({ tagName }: HTMLElement): Size => SIZES[tagName] ?? BOX;

function giveSize(element: HTMLElement): void {
  for (const [side, names] of [
    ['width', ['offsetWidth', 'clientWidth']],
    ['height', ['offsetHeight', 'clientHeight']],
  ] as const) {
    for (const name of names) {
      Object.defineProperty(element, name, {
        configurable: true,
        get(this: HTMLElement) {
          return sizeOf(this)[side];
        },
      });
    }
  }
  element.getBoundingClientRect = measure;
}

function measure(this: HTMLElement): DOMRect {
  const { width, height } = sizeOf(this);
  return new DOMRect(0, 0, width, height);
}

/**
 * Every query by role asks whether each candidate and all around it are shown, for which happy-dom computes all that they
 * inherit, again after each change of the document. No stylesheet is loaded, so that only the tag and the attribute
 * `style` decide.
 */
function quickenStyles(window: Window): void {
  const compute = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();
  const quickened = new WeakSet<CSSStyleDeclaration>();

  window.getComputedStyle = (element) => {
    const style = compute(element);
    if (quickened.has(style)) return style;
    quickened.add(style);
    const exact = style.getPropertyValue.bind(style);
    style.getPropertyValue = (name) => quick(element, name, exact) ?? exact(name);
    return style;
  };

  function quick(element: Element, name: string, exact: (name: string) => string): string | null {
    if (!element.isConnected) return null;
    if (INHERITED.has(name)) return inherits(element, name) ? null : '';
    const { tagName } = element;
    if (name !== 'display' || tagName === 'DIALOG' || sets(element, name)) return null;
    const display = displays.get(tagName) ?? exact(name);
    displays.set(tagName, display);
    return display;
  }
}

/** Properties that no tag sets. */
const INHERITED: ReadonlySet<string> = new Set(['visibility', 'pointer-events']);

/** Whether the attribute `style` of the element or of one around it sets the property. */
function inherits(element: Element, name: string): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (sets(at, name)) return true;
  return false;
}

const sets = (element: Element, name: string): boolean =>
  element.getAttribute('style')?.includes(name) ?? false;
