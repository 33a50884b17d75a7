import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reveal } from '../../src/site/components/motion.tsx';
import { visit } from './visit.tsx';
import { clauses } from '../specification/clauses.ts';

/** An IntersectionObserver that the page created. */
type Observation = {
  readonly callback: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit | undefined;
  readonly elements: Element[];
  isDisconnected: boolean;
};

const { IntersectionObserver: original } = window;
let observations: Observation[] = [];

class FakeObserver {
  private readonly observation: Observation;
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.observation = { callback, options, elements: [], isDisconnected: false };
    observations.push(this.observation);
  }
  observe(element: Element): void {
    this.observation.elements.push(element);
  }
  disconnect(): void {
    this.observation.isDisconnected = true;
  }
}

beforeEach(() => {
  observations = [];
  Object.assign(window, { IntersectionObserver: FakeObserver });
});

afterEach(() => {
  Object.assign(window, { IntersectionObserver: original });
  vi.restoreAllMocks();
});

const observationOf = (element: Element | undefined) =>
  observations.find(({ elements }) => elements[0] === element);
/** Those that have not ended. */
const observationsOf = (element: Element) =>
  observations.filter(
    ({ elements, isDisconnected }) => elements.includes(element) && !isDisconnected,
  );
const hidden = () => [...document.querySelectorAll<HTMLElement>('[data-reveal="waiting"]')];
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-reveal="shown"]')];

/** Reports the visibility of an element to its observer. */
function report(element: Element | undefined, ...inView: boolean[]): void {
  const entries = inView.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);
  act(() => observationOf(element)?.callback(entries, {} as IntersectionObserver));
}

describe('a section further down a page', () => {
  it('is hidden until a tenth of it is visible', clauses('S2.11-5 S9-24'), async () => {
    await visit('/services');
    expect(hidden().length).toBeGreaterThan(5);
    for (const section of hidden()) {
      expect(observationsOf(section)).toEqual([
        expect.objectContaining({ options: { threshold: 0.1 }, elements: [section] }),
      ]);
    }
  });

  it('appears once, independently of others, also between two reports, and is no longer observed', () => {
    const { rerender } = render(SECTIONS);
    const [first] = hidden();
    report(first, false);
    expect(first).toHaveAttribute('data-reveal', 'waiting');
    report(first, false, true);
    expect(shown()).toEqual([first]);
    expect(observationOf(first)?.isDisconnected).toBe(true);
    rerender(SECTIONS);
    expect(first).toHaveAttribute('data-reveal', 'shown');
  });

  it('is visible at once without IntersectionObserver', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    render(SECTIONS);
    expect(document.querySelector('[data-reveal]')).toBeNull();
  });

  it('is visible at once for visitors who prefer reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    render(SECTIONS);
    expect(document.querySelector('[data-reveal]')).toBeNull();
    expect(observations).toEqual([]);
  });
});

const SECTIONS = (
  <>
    <Reveal>One</Reveal>
    <Reveal>Two</Reveal>
  </>
);
