import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureLoop } from '../../src/site/components/Film.tsx';
import { preferReducedMotion } from './visit.tsx';

let enter: () => void;

beforeEach(() => {
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      enter = () =>
        act(() =>
          callback(
            [{ isIntersecting: true } as IntersectionObserverEntry],
            new IntersectionObserver(callback),
          ),
        );
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const film = () => document.querySelector('video');
const show = (picture: 'koi-lilies' | 'koi-court' = 'koi-lilies') =>
  render(
    <div>
      <img alt="" style={{ objectPosition: '44% 50%' }} />
      <PictureLoop picture={picture} />
    </div>,
  );

describe('the loop of a picture', () => {
  it('loads once the page has loaded and its picture is in the window, silent and with a button', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const seen = vi.fn<() => void>();
    enter = seen;
    show();
    enter();
    expect(film()).toBeNull();
    state.mockReturnValue('complete');
    act(() => void window.dispatchEvent(new Event('load')));
    expect(film()).toBeNull();
    enter();
    expect(film()).toMatchObject({ muted: true, loop: true });
    expect(film()?.style.objectPosition, 'as its still').toBe('44% 50%');
    expect([...(film()?.querySelectorAll('source') ?? [])].map(({ src }) => src)).toEqual([
      expect.stringContaining('/media/koi-lilies.webm'),
      expect.stringContaining('/media/koi-lilies.mp4'),
    ]);
    expect(await screen.findByRole('button', { name: /video$/ })).toBeVisible();
  });

  it('leaves the still when it cannot be loaded', async () => {
    show();
    await waitFor(() => {
      enter();
      expect(film()).not.toBeNull();
    });
    fireEvent.error(film() as Element);
    expect(film()).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['prefer reduced motion', preferReducedMotion],
    [
      'save data',
      () =>
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true },
          configurable: true,
        }),
    ],
  ])('never loads for visitors who %s', (_, arrange) => {
    arrange();
    enter = () => {
      throw new Error('It waits to be seen');
    };
    show();
    act(() => void window.dispatchEvent(new Event('load')));
    expect(enter).toThrow('It waits to be seen');
    expect(film()).toBeNull();
  });

  it('is nothing for a picture that has none', () => {
    const { container } = show('koi-court');
    expect(container.querySelector('div')?.children).toHaveLength(1);
  });
});
