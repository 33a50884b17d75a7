import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstScreenAge, remainingDelays } from '../../../src/site/firstScreen/takeOver.ts';

const FIRST_SCREEN = `
  <div id="root"></div>
  <div id="first-screen">
    <div class="hero">
      <h1 data-letters><span class="hero-word"><span class="letter">A</span><span class="letter">b</span></span> <span class="hero-word"><span class="letter">c</span></span></h1>
    </div>
  </div>`;

const root = (): HTMLElement => document.getElementById('root') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = FIRST_SCREEN;
  const delays = [100, 1_200, 700];
  document.querySelectorAll<HTMLElement>('.letter').forEach((letter, index) => {
    letter.style.animationDelay = `${delays[index]}ms`;
  });
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
    { startTime: 250 } as PerformanceEntry,
  ]);
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the first screen of home', () => {
  it('leaves of each letter’s delay what has not passed since it was shown', () => {
    expect(firstScreenAge()).toBe(750);
    expect(remainingDelays('Ab c')).toEqual([-650, 450, -50]);
  });

  it('has no delays for a text that it does not show', () => {
    expect(remainingDelays('Another text')).toBeUndefined();
  });

  it('is over once the app has rendered anything', () => {
    root().append(document.createElement('main'));
    expect(firstScreenAge()).toBe(0);
    expect(remainingDelays('Ab c')).toBeUndefined();
  });

  it('is not that of another page', () => {
    document.querySelector('.hero')?.classList.remove('hero');
    expect(firstScreenAge()).toBe(0);
  });
});
