import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { openApp, setupUser } from '../support/app.tsx';

/** Opens a public page directly, and waits until it is rendered: what is below the first viewport comes second. */
export async function visit(path: string) {
  window.history.replaceState(null, '');
  const opened = openApp(path);
  const heading = await screen.findByRole('heading', { level: 1 });
  await expect.poll(() => document.querySelector('picture:empty')).toBeNull();
  return { ...opened, heading, main: screen.getByRole('main') };
}

/** Renders a part of a page alone, at the address of the page. */
export function renderPart(part: ReactNode, path = '/') {
  window.history.replaceState(null, '');
  window.history.pushState(null, '', `#${path}`);
  return { user: setupUser(), ...render(<HashRouter>{part}</HashRouter>) };
}

/** The header of the layout, with the logo and the navigation. */
export function siteHeader(): HTMLElement {
  const [navigation] = screen.getAllByRole('navigation', { name: 'Main' });
  const header = navigation?.closest('header');
  if (!header) throw new Error('The navigation is not in a header');
  return header;
}

/** The links in an element that lead away, rather than open its picture: their text and their route or URL. */
export const linksOf = (element: ParentNode): (readonly [text: string, to: string])[] =>
  [...element.querySelectorAll('a:not([aria-haspopup])')].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    (link.getAttribute('href') ?? '').replace(/^#/, ''),
  ]);

/** The section, or another element, that contains a heading. */
export function sectionOf(heading: string | RegExp, selector = 'section'): HTMLElement {
  const section = screen.getByRole('heading', { name: heading }).closest<HTMLElement>(selector);
  if (section === null) throw new Error(`No ${selector} has the heading ${String(heading)}`);
  return section;
}

/** The texts of the elements that match a selector. */
export const textsOf = (element: ParentNode, selector: string): (string | null)[] =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** Makes the visitor prefer reduced motion until the mocks are restored. */
export function preferReducedMotion(): void {
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(prefers-reduced-motion: reduce)'
      ? Object.assign(new EventTarget() as MediaQueryList, { matches: true })
      : original(query),
  );
}
