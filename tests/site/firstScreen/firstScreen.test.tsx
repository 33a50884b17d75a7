import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import prepare from '../../../src/site/firstScreen/prepare.ts';
import showFirstScreen from '../../../src/site/firstScreen/show.ts';

const { documentElement: page } = document;

const CODE = {
  '/services': ['/assets/site.js', '/assets/services.js'],
  '/dashboard': ['/assets/desk.js'],
};

const INDEX = `
  <script type="application/json" id="route-code">${JSON.stringify(CODE)}</script>
  <div id="root"></div>
  <template data-route="/"><div class="hero"><h1 data-letters>Ab c</h1></div></template>
  <template data-route="/services"><h1>Services</h1></template>
  <template data-route="/login"><form></form></template>
  <template data-route="/portfolio/*"><h1>Project Not Found</h1></template>
  <template data-route="/*"><h1>Not here</h1></template>
  <div id="first-screen"><a hreflang="ar" href="/ar/">العربية</a><main></main></div>`;

beforeEach(() => {
  document.body.innerHTML = INDEX;
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  document.head.querySelectorAll('[rel=modulepreload]').forEach((link) => link.remove());
  page.classList.remove('may-be-signed-in', 'staff-page');
  delete page.dataset['theme'];
});

const open = (address: string): void => window.history.replaceState(null, '', address);
const address = (): string => window.location.href.slice(window.location.origin.length);
const requested = (): readonly (string | null)[] =>
  Array.from(document.head.querySelectorAll('[rel=modulepreload]'), (link) =>
    link.getAttribute('href'),
  );

const text = (): string | null | undefined => document.querySelector('main')?.textContent;

describe('before the first paint', () => {
  it.each([
    ['/', '/'],
    ['/services/', '/#/services'],
    ['/services/index.html?part=2', '/#/services?part=2'],
    ['/services/#/about', '/#/about'],
    ['/ar/', '/ar/#/ar'],
    ['/ar/services/', '/ar/#/ar/services'],
    ['/ar/#/ar/services', '/ar/#/ar/services'],
  ])('the address %s is that of the app, %s', (given, settled) => {
    open(given);
    prepare();
    expect(address()).toBe(settled);
  });

  it.each([
    ['/#/ar/services', '/ar/#/ar/services'],
    ['/ar/#/services', '/#/services'],
    ['/ar/#/login', '/#/login'],
  ])('the file of another language is loaded: at %s, %s', (given, other) => {
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    onTestFinished(() => replace.mockRestore());
    open(given);
    prepare();
    expect(replace).toHaveBeenCalledWith(other);
  });

  it('the page has the stored theme', () => {
    localStorage.setItem('theme', 'dark');
    prepare();
    expect(page.dataset['theme']).toBe('dark');
  });

  it('the code of the dashboard is requested where somebody may be signed in', () => {
    open('/#/dashboard/unlisted');
    prepare();
    expect(requested()).toEqual([]);
    localStorage.setItem('last-user', '{"uid":"1"}');
    prepare();
    expect(requested()).toEqual(CODE['/dashboard']);
    expect(page).toHaveClass('may-be-signed-in');
  });
});

describe('the first screen', () => {
  let fonts: EventTarget;

  beforeEach(() => {
    // The simulated browser has none.
    fonts = new EventTarget();
    Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  });

  afterEach(async () => {
    document.getElementById('root')?.append('app');
    await waitFor(() => {
      if (document.getElementById('first-screen')) throw new Error('It is still there');
    });
    Reflect.deleteProperty(document, 'fonts');
  });

  it.each([
    ['/#/services?part=2', 'Services'],
    ['/#/services/', 'Services'],
    ['/#/portfolio/99', 'Project Not Found'],
    ['/#/nowhere', 'Not here'],
  ])('has the head of the page at %s: %s', (given, head) => {
    open(given);
    showFirstScreen();
    expect(text()).toBe(head);
    expect(page).not.toHaveClass('staff-page');
  });

  it.each(['/#/dashboard', '/#/login?invitation=1', '/#/ar/services'])(
    'has no head at %s',
    (given) => {
      open(given);
      showFirstScreen();
      expect(text()).toBe('');
      expect(page).toHaveClass('staff-page');
    },
  );

  it('has the form of the login page for those who are not signed in', () => {
    open('/#/login');
    showFirstScreen();
    expect(document.querySelector('main form')).not.toBeNull();
    page.classList.add('may-be-signed-in');
    window.dispatchEvent(new Event('hashchange'));
    expect(document.querySelector('main form')).toBeNull();
  });

  it('links the same page in the other language', () => {
    open('/#/services?part=2');
    showFirstScreen();
    const link = document.querySelector('[hreflang]');
    expect(link).toHaveAttribute('href', '/ar/#/ar/services?part=2');
    open('/');
    window.dispatchEvent(new Event('hashchange'));
    expect(link).toHaveAttribute('href', '/ar/#/ar');
  });

  it('requests the code of the page after the first paint', async () => {
    open('/#/services');
    showFirstScreen();
    expect(requested()).toEqual([]);
    await expect.poll(requested).toEqual(CODE['/services']);
  });

  it('does not wait for the network where the app has thrown at its start', () => {
    document.body.insertAdjacentHTML('beforeend', '<p id="waiting">Waiting for the network…</p>');
    showFirstScreen();
    window.dispatchEvent(new Event('error'));
    expect(document.getElementById('waiting')).toHaveTextContent('This version could not start');
  });

  it('shows the hero in no other state before that in which its words rise', () => {
    const states: unknown[] = [];
    const main = document.querySelector('main') as HTMLElement;
    vi.spyOn(main, 'replaceChildren').mockImplementation((...[content]) => {
      states.push((content as DocumentFragment).querySelector('.hero[data-rising]'));
    });
    showFirstScreen();
    expect(states).toEqual([expect.any(Element)]);
  });

  it('shows the words of home letter by letter once their fonts are there', () => {
    showFirstScreen();
    expect(document.querySelectorAll('.letter')).toHaveLength(0);
    const fontfaces = [{ family: 'Figtree Variable' }];
    fonts.dispatchEvent(Object.assign(new Event('loadingdone'), { fontfaces }));
    const letters = [...document.querySelectorAll<HTMLElement>('.hero-word > .letter')];
    expect(letters.map(({ textContent }) => textContent)).toEqual(['A', 'b', 'c']);
    for (const { style } of letters)
      expect(Number.parseFloat(style.animationDelay)).toBeLessThanOrEqual(1_500);
    expect(text()).toBe('Ab c');
  });
});
