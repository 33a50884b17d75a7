import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * happy-dom with Node's fetch, since happy-dom's own logs every failed request to the console, where an unexpected
 * error fails the test. Elements get a size, since happy-dom has no layout and charts and long lists render only what
 * fits. Nothing is behind anything else, popovers can be shown and the browser is idle: none of it does happy-dom implement.
 */
export default {
  name: 'screen',
  viteEnvironment: 'client',
  async setup(global, options) {
    const { fetch, Headers, Request, Response } = globalThis;
    const browser = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, { fetch, Headers, Request, Response });
    giveSize(global.HTMLElement.prototype);
    Object.assign(global.HTMLElement.prototype, { showPopover: () => undefined });
    Object.assign(global, { requestIdleCallback, cancelIdleCallback });
    Object.assign(global.document, { elementsFromPoint: () => [] });
    return browser;
  },
} satisfies Environment;

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
