import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ABOUT } from '../../src/company/site/about.ts';
import { HOME } from '../../src/company/site/home.ts';
import { NOT_FOUND } from '../../src/company/site/notFound.ts';
import { preloadSite, SITE_PAGES } from '../../src/site/pages.tsx';
import { documentTitle, LINKED_ADDRESSES, WHY_ROUTE } from '../support/publicRoutes.ts';
import { linksOf, siteHeader, visit } from './visit.tsx';
import { clauses } from '../specification/clauses.ts';

const description = () =>
  document.querySelector('meta[name="description"]')?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML = '<title>Before</title><meta name="description" content="" />';
});

const follow = async (name: string) =>
  fireEvent.click(within(within(siteHeader()).getByRole('navigation')).getByRole('link', { name }));

it('every link leads to a page, and every page is reachable from home', async () => {
  const found = new Set(['/']);
  const broken: string[] = [];
  const outward = new Set<string>();
  const arabic = new Set<string>();
  const ids = new Map<string, readonly string[]>();
  for (const address of found) {
    const [path = '', part] = address.split('?part=');
    if (!ids.has(path)) {
      await visit(path);
      if (/not found/i.test(document.title)) broken.push(address);
      ids.set(
        path,
        [...document.querySelectorAll('[id]')].map(({ id }) => id),
      );
      for (const [, to] of linksOf(document.body)) {
        if (/^\/ar(?![\w-])/.test(to)) arabic.add(to);
        else if (to.startsWith('/')) found.add(to);
        else outward.add(to);
      }
      cleanup();
    }
    if (part !== undefined && !ids.get(path)?.includes(part)) broken.push(address);
  }
  expect(broken).toEqual([]);
  expect([...found].toSorted()).toEqual(LINKED_ADDRESSES);
  // The pages in Arabic that were linked from a page of this language, whose own links keep the part.
  expect([...arabic].toSorted()).toEqual(
    [...ids.keys()]
      .filter((path) => HAS_ARABIC && path !== '/login')
      .map((path) => `/ar${path.replace(/^\/(?=$|\?)/, '')}`)
      .toSorted(),
  );
  expect(outward.size).toBeGreaterThan(5);
  for (const address of outward) expect(address).toMatch(/^(https:\/\/|mailto:|tel:\+)/);
});

describe('a change of page', () => {
  it(
    'scrolls to the top, updates the document and focuses the new heading, but not on the first page',
    clauses('S2.1-2'),
    async () => {
      const scroll = vi.spyOn(window, 'scrollTo');
      await visit('/services');
      expect(document.body).toHaveFocus();
      for (const page of ['About', 'About']) {
        scroll.mockClear();
        await follow(page);
        const heading = await screen.findByRole('heading', { name: 'We begin behind the wall' });
        await waitFor(() => expect(heading).toHaveFocus());
        expect(scroll).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
      }
      expect(document.title).toBe(documentTitle('About'));
      expect(description()).toBe(ABOUT.head.description);
      scroll.mockRestore();
    },
  );
});

describe('a link to a part of a page', () => {
  const scrolledTo: string[] = [];

  beforeEach(() => {
    scrolledTo.length = 0;
    // The simulated browser does not scroll.
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo.push(this.id);
    };
  });

  it('scrolls to the part and focuses it', async () => {
    const { title = '', to = '' } = HOME.services.cards.at(-1) ?? {};
    const { user, main } = await visit('/');
    await user.click(within(main).getByRole('link', { name: new RegExp(`^${title}`) }));
    const part = to.replace(/.*=/, '');
    await waitFor(() => expect(scrolledTo).toEqual([part]));
    expect(document.activeElement?.id).toBe(part);
    expect(window.location.hash).toBe(`#${to}`);
  });

  it('stays at the top when the part does not exist', async () => {
    await visit('/services?part=nothing');
    await new Promise((done) => {
      requestAnimationFrame(done);
    });
    expect(scrolledTo).toEqual([]);
    expect(document.body).toHaveFocus();
  });
});

describe('an unknown address', () => {
  it.each(['/nowhere', '/portfolio/1/gallery'])(
    'such as %s shows Page not found within the layout, with links',
    async (path) => {
      const { main } = await visit(path);
      expect(
        within(main).getByRole('heading', { level: 1, name: NOT_FOUND.head.heading }),
      ).toBeVisible();
      expect(within(main).getByText(/^No page has this address/)).toBeVisible();
      expect(linksOf(main)).toEqual([
        ['Go to the home page', '/'],
        ['See the portfolio', '/portfolio'],
        ['Contact the studio', '/contact'],
      ]);
      expect(document.title).toBe(documentTitle('Page not found'));
      expect(screen.getByRole('contentinfo')).toBeVisible();
    },
  );
});

describe('preloading', () => {
  let loaded: string[];

  beforeEach(() => {
    loaded = [];
    for (const page of SITE_PAGES) {
      vi.spyOn(page, 'preload').mockImplementation(async () => {
        loaded.push(page.path);
      });
    }
    return () => vi.restoreAllMocks();
  });

  it('starts when a link is pointed at, focused or touched', async () => {
    await visit('/services');
    const navigation = within(siteHeader()).getByRole('navigation');
    const link = within(navigation).getByRole('link', { name: 'About' });
    for (const event of ['pointerEnter', 'focus', 'touchStart'] as const) fireEvent[event](link);
    expect(loaded).toEqual(['/about', '/about', '/about']);
  });

  it.each([
    ['/', '/'],
    ['/portfolio', '/portfolio'],
    ['/portfolio/1', '/portfolio/:id'],
    ['/services?part=checklist', '/services'],
    [WHY_ROUTE, WHY_ROUTE],
  ])('of %s loads only the code of %s', (address, path) => {
    preloadSite(address);
    expect(loaded).toEqual([path]);
  });

  it.each(['/nowhere', '/portfolio/one', '/constructor'])(
    'ignores the unknown address %j',
    (address) => {
      preloadSite(address);
      expect(loaded).toEqual([]);
    },
  );
});
