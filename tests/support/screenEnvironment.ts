import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * The simulated browser, but with Node's own fetch: happy-dom's writes every refused request to the console,
 * where an unexpected error fails the test. And since it lays nothing out, things are given a size here: charts
 * and long lists draw only what has room.
 */
export default {
  name: 'screen',
  viteEnvironment: 'client',
  async setup(global, options) {
    const { fetch, Headers, Request, Response } = globalThis;
    const browser = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, { fetch, Headers, Request, Response });
    giveSize(global.HTMLElement.prototype);
    return browser;
  },
} satisfies Environment;

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
