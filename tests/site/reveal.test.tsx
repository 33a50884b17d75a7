import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { visit } from './visit.ts';

/** What the page asked the browser to watch. */
type Watch = {
  readonly tell: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit | undefined;
  readonly elements: Element[];
  stopped: boolean;
};

const { IntersectionObserver: original } = window;
let watches: Watch[] = [];

class Watcher {
  private readonly watch: Watch;
  constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.watch = { tell, options, elements: [], stopped: false };
    watches.push(this.watch);
  }
  observe(element: Element): void {
    this.watch.elements.push(element);
  }
  disconnect(): void {
    this.watch.stopped = true;
  }
}

beforeEach(() => {
  watches = [];
  Object.assign(window, { IntersectionObserver: Watcher });
});

afterEach(() => {
  Object.assign(window, { IntersectionObserver: original });
  vi.restoreAllMocks();
});

const hidden = () => [...document.querySelectorAll<HTMLElement>('[data-reveal="waiting"]')];
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-reveal="shown"]')];

function report(watch: Watch | undefined, ...inView: boolean[]): void {
  const entries = inView.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);
  act(() => watch?.tell(entries, {} as IntersectionObserver));
}

describe('a part of a page further down', () => {
  it('waits until a tenth of it is in view', async () => {
    await visit('/services');
    expect(hidden().length).toBeGreaterThan(5);
    expect(watches.filter(({ stopped }) => !stopped)).toHaveLength(hidden().length);
    for (const { options, elements } of watches) {
      expect(options).toEqual({ threshold: 0.1 });
      expect(elements).toHaveLength(1);
    }
  });

  it('appears once, by itself, and is watched no longer', async () => {
    await visit('/services');
    const [first] = hidden();
    const watch = watches.find(({ elements }) => elements[0] === first);
    report(watch, false);
    expect(first).toHaveAttribute('data-reveal', 'waiting');
    report(watch, true);
    expect(shown()).toEqual([first]);
    expect(watch?.stopped).toBe(true);
  });

  it('appears also when it came and was seen between two reports', async () => {
    await visit('/services');
    const [first] = hidden();
    const watch = watches.find(({ elements }) => elements[0] === first);
    report(watch, false, true);
    expect(first).toHaveAttribute('data-reveal', 'shown');
  });

  it('stays when the page is drawn again', async () => {
    const { rerender } = await visit('/portfolio');
    const [first] = hidden();
    report(
      watches.find(({ elements }) => elements[0] === first),
      true,
    );
    rerender(<App />);
    expect(first).toHaveAttribute('data-reveal', 'shown');
  });

  it('is there at once where the browser cannot tell what is in view', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    const { main } = await visit('/services');
    expect(document.querySelector('[data-reveal]')).toBeNull();
    expect(main).toHaveTextContent('The checklist, in full');
  });

  it('is there at once for people who asked for less motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await visit('/services');
    expect(document.querySelector('[data-reveal]')).toBeNull();
    expect(watches).toEqual([]);
  });
});
