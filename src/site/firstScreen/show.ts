import { prefersReducedMotion } from '../../lib/reducedMotion.ts';
import { fileOf, isArabic, isDashboard, isStaffPage, routeOfPage } from './address.ts';
import { filmOfWindow } from './film.ts';
import { MAX_WAIT_MS, wordsOf } from './letters.ts';
import { preloadCode } from './preloadCode.ts';
import { sinceMark } from './takeOver.ts';

/** How long the words of home may wait for their fonts: late ones stand there at once. */
const LATE_MS = 700;

/**
 * Shows the header, and the head of the page that the address names, until the app renders: index.html runs it inline, where
 * they are.
 */
export default function showFirstScreen(): void {
  const root = document.getElementById('root');
  const screen = document.getElementById('first-screen');
  const place = screen?.querySelector('main');
  if (!root || !screen || !place) throw new Error('index.html lacks its first screen');
  const heads = [...document.querySelectorAll<HTMLTemplateElement>('template[data-route]')];
  const { classList, lang } = document.documentElement;
  let hasFonts = false;

  function showHead(): void {
    const route = routeOfPage();
    // This file has the heads of the pages in one language; those in the other have a file of their own.
    const isPlain = isStaffPage(route) || isArabic(route) !== (lang === 'ar');
    classList.toggle('staff-page', isPlain);
    const head = isPlain ? loginForm() : headOf(route);
    const content = head ? document.importNode(head.content, true) : null;
    const hero = content?.querySelector('.hero');
    // Before it is in the page: with a style from without, its button would fade out first.
    hero?.toggleAttribute('data-rising', filmOfWindow() === 'wide');
    place?.replaceChildren(...(content ? [content] : []));
    if (isPlain) return;
    linkLanguage(route);
    performance.mark('first-screen');
    if (hasFonts) showLetters();
    else setTimeout(() => hasFonts || hero?.removeAttribute('data-rising'), LATE_MS);
  }

  const atRoute = (route: string) => heads.find(({ dataset }) => dataset['route'] === route);

  /** That of the page itself, else the one for what a list does not contain, else the last: the one for unknown routes. */
  const headOf = (route: string) =>
    atRoute(route) ?? atRoute(route.replace(/[^/]*$/, '*')) ?? heads.at(-1);

  /** What the app shows on the login page to somebody who is not signed in; behind the link of an invitation, it has other words. */
  const loginForm = () =>
    window.location.hash === '#/login' && !classList.contains('may-be-signed-in')
      ? atRoute('/login')
      : undefined;

  /** Lets the link to the other language lead to the same page, as it does in the app. */
  function linkLanguage(route: string): void {
    const [query = ''] = /\?.*/.exec(window.location.hash) ?? [];
    const other = isArabic(route)
      ? route.slice('/ar'.length) || '/'
      : `/ar${route}`.replace(/\/$/, '');
    screen?.querySelector('[hreflang]')?.setAttribute('href', `${fileOf(other)}#${other}${query}`);
  }

  /** Letter by letter; the app goes on with the same delays. */
  function showLetters(): void {
    // Without its letters, the text has lit up by then.
    const shownFor = sinceMark('first-screen');
    if (prefersReducedMotion() || shownFor === undefined || shownFor > MAX_WAIT_MS) return;
    performance.mark('first-letters');
    for (const text of place?.querySelectorAll('[data-letters]') ?? []) {
      const words = wordsOf(text.textContent, lang).flatMap(({ letters }) => [
        ' ',
        span('hero-word', ...letters.map(({ letter, delay }) => animated(letter, delay))),
      ]);
      text.replaceChildren(...words.slice(1));
    }
  }

  // Single letters would shift when the fonts arrive.
  document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
    if (hasFonts || !fontfaces.some(({ family }) => family.includes('Variable'))) return;
    hasFonts = true;
    showLetters();
  });
  showHead();
  // The button of its form does nothing yet: the app presses its own.
  screen.addEventListener('keydown', ({ key, target }) => {
    if (target instanceof HTMLInputElement)
      target.form?.toggleAttribute('data-entered', key === 'Enter');
  });
  window.addEventListener('hashchange', showHead);
  window.addEventListener('error', sayBroken);
  // After the first paint, which it would delay.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!isDashboard(routeOfPage())) preloadCode(routeOfPage());
    }),
  );
  // Before the next paint, once the app has rendered anything.
  const takeover = new MutationObserver(() => {
    window.removeEventListener('hashchange', showHead);
    window.removeEventListener('error', sayBroken);
    takeover.disconnect();
    screen.remove();
  });
  takeover.observe(root, { childList: true });
}

/** The app has thrown before it rendered anything: there is no network to wait for. */
function sayBroken(): void {
  const waiting = document.getElementById('waiting');
  if (waiting) waiting.textContent = 'This version could not start. Please reload the page later.';
}

function span(className: string, ...content: readonly (string | Element)[]): HTMLElement {
  const element = Object.assign(document.createElement('span'), { className });
  element.append(...content);
  return element;
}

function animated(letter: string, delay: number): HTMLElement {
  const element = span('letter', letter);
  element.style.animationDelay = `${delay}ms`;
  return element;
}
