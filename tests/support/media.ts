import { onTestFinished, vi } from 'vitest';

/** Lets a media query match until the test ends, such as that of a phone; all others are answered as before. */
export function matchMedia(matching: string): void {
  const original = window.matchMedia.bind(window);
  const mock = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query === matching
        ? Object.assign(new EventTarget() as MediaQueryList, { matches: true })
        : original(query),
    );
  onTestFinished(() => mock.mockRestore());
}
