import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOME } from '../../src/company/site/home.ts';
import { PORTRAIT_MEDIA } from '../../src/company/pictures.ts';
import { HomeHero } from '../../src/site/components/HomeHero.tsx';
import { preferReducedMotion, renderPart } from './visit.tsx';
import { clauses } from '../specification/clauses.ts';
import { matchMedia } from '../support/media.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

const openHero = () => ({
  ...renderPart(<HomeHero />),
  heading: screen.getByRole('heading', { level: 1 }),
});

const film = (): HTMLVideoElement | null => document.querySelector('video');
const lettersOf = (element: Element | null) => [
  ...(element?.querySelectorAll<HTMLElement>('.letter') ?? []),
];
const letters = () => {
  const title = document.querySelector('h1');
  return [...lettersOf(title), ...lettersOf(title?.nextElementSibling ?? null)];
};
const delays = () => letters().map(({ style }) => Number.parseFloat(style.animationDelay));
const button = () => screen.getByRole('link', { name: 'Request a Free Quote' });
/** The button is always there; its color fades in with the film. */
const isButtonLit = () => 'lit' in button().dataset;

describe('the hero', () => {
  let endWaiting: () => Promise<void>;
  beforeEach(() => {
    endWaiting = holdTimeout();
  });

  it(
    'animates title and tagline letter by letter until the film can play',
    clauses('S2.11-1'),
    async () => {
      const { heading } = openHero();
      const { title, tagline } = HOME.hero;
      const text = letters()
        .map(({ textContent }) => textContent)
        .join('');
      expect(text).toBe(`${title}${tagline}`.replaceAll(' ', ''));
      expect(heading).toHaveAccessibleName(title);
      expect(screen.getByText(tagline)).toBeVisible();
      for (const letter of letters()) expect(letter.closest('[aria-hidden="true"]')).not.toBeNull();
      expect(isButtonLit()).toBe(false);
    },
  );

  it('delays each letter at random by at most 1500 ms', clauses('S2.11-2 S9-23'), async () => {
    const numbers = [0, 0.5, 0.999];
    let drawn = 0;
    vi.spyOn(Math, 'random').mockImplementation(() => numbers[drawn++ % 3] ?? 0);
    openHero();
    expect(new Set(delays())).toEqual(new Set([0, 750, 1_498.5]));
  });

  it.each([
    ['the film fails', () => film()],
    ['the last source of the film fails', () => film()?.querySelector('source:last-of-type')],
  ])(
    'shows plain text and lights the button when %s, without a pause button',
    async (_, target) => {
      openHero();
      expect(isButtonLit()).toBe(false);
      fireEvent.error(target() as Element);
      expect(letters()).toEqual([]);
      expect(isButtonLit()).toBe(true);
      expect(screen.queryByRole('button', { name: /video$/ })).toBeNull();
    },
  );

  it('keeps waiting while another source may load', async () => {
    openHero();
    fireEvent.error(film()?.querySelector('source') as Element);
    expect(isButtonLit()).toBe(false);
  });

  it('shows plain text and lights the button after two seconds', async () => {
    openHero();
    expect(isButtonLit()).toBe(false);
    await endWaiting();
    expect(isButtonLit()).toBe(true);
    expect(letters()).toEqual([]);
  });

  it('lights the button even when the browser blocks autoplay', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('Saving power'));
    openHero();
    expect(await screen.findByRole('button', { name: 'Play video' })).toBeVisible();
    await endWaiting();
    expect(isButtonLit()).toBe(true);
  });

  it.each([
    ['save data', () => connect({ saveData: true })],
    ['are on a very slow connection', () => connect({ effectiveType: 'slow-2g' })],
    ['have a narrow window', () => vi.stubGlobal('innerWidth', 767)],
  ])('loads no film for visitors who %s, and lights the button at once', async (_, arrange) => {
    arrange();
    openHero();
    expect(film()).toBeNull();
    expect(screen.queryByRole('button', { name: /video$/ })).toBeNull();
    expect(isButtonLit()).toBe(true);
    expect(letters()).not.toEqual([]);
    await endWaiting();
    expect(letters()).toEqual([]);
  });

  it('loads the small film on a phone after everything else, and waits for it with nothing', async () => {
    const load = holdLoading();
    stubPhone();
    openHero();
    expect(film()).toBeNull();
    expect(isButtonLit()).toBe(true);
    load();
    const sources = await waitFor(() => {
      expect(film()).not.toBeNull();
      return [...(film()?.querySelectorAll('source') ?? [])].map(({ src }) => src);
    });
    expect(sources).toEqual([
      expect.stringContaining('hero-phone.webm'),
      expect.stringContaining('hero-phone.mp4'),
    ]);
    expect(screen.getByRole('button', { name: /video$/ })).toBeVisible();
  });

  it('loads no film on a phone with a connection that is not fast', async () => {
    stubPhone();
    connect({ effectiveType: '3g' });
    openHero();
    await endWaiting();
    expect(film()).toBeNull();
  });

  it('loads no film for visitors who prefer reduced motion, and shows plain text at once', async () => {
    preferReducedMotion();
    const { heading } = openHero();
    expect(film()).toBeNull();
    expect(letters()).toEqual([]);
    expect(heading.innerHTML).toBe(HOME.hero.title);
    expect(isButtonLit()).toBe(true);
    expect(screen.queryByRole('button', { name: /video$/ })).toBeNull();
  });

  it(
    'plays the film muted and in a loop on a fast connection in a large window',
    clauses('S2.11-4 S8-13'),
    async () => {
      connect({ saveData: false, effectiveType: '4g' });
      vi.stubGlobal('innerWidth', 768);
      const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
      openHero();
      await waitFor(() => expect(play).toHaveBeenCalled());
      expect(film()).toMatchObject({ muted: true, loop: true });
      expect(film()).toHaveAttribute('playsinline');
      expect(film()).toHaveAttribute('aria-hidden', 'true');
      expect(film()).toHaveTextContent('Your browser does not support the video tag.');
    },
  );

  it('pauses and plays with its button, which keeps the delays of the letters', async () => {
    const { user } = openHero();
    const before = delays();
    await user.click(await screen.findByRole('button', { name: 'Pause video' }));
    expect(film()?.paused).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Play video' }));
    expect(film()?.paused).toBe(false);
    expect(await screen.findByRole('button', { name: 'Pause video' })).toBeVisible();
    expect(delays()).toEqual(before);
  });
});

/** Holds the hero's timeout of two seconds until the test ends it, so that slow machines pass, too. */
function holdTimeout(): () => Promise<void> {
  const original = window.setTimeout.bind(window);
  const waiting: (() => void)[] = [];
  const held = (task: () => void, delay?: number, ...args: readonly unknown[]): unknown =>
    delay === 2_000 ? waiting.push(task) : original(task, delay, ...args);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(held as typeof setTimeout);
  return async () => {
    await expect.poll(() => waiting).not.toEqual([]);
    act(() => waiting.forEach((task) => task()));
  };
}

/** The window of an upright phone. */
function stubPhone(): void {
  vi.stubGlobal('innerWidth', 390);
  matchMedia(PORTRAIT_MEDIA);
}

/** Keeps the page loading until the returned function is called. */
function holdLoading(): () => void {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  return () => {
    state.mockReturnValue('complete');
    act(() => void window.dispatchEvent(new Event('load')));
  };
}

function connect(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}
