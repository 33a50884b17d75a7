import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOME } from '../../src/site/content/home.ts';
import { NOT_FOUND } from '../../src/site/content/notFound.ts';
import { WHY } from '../../src/site/content/why.ts';
import { SITE_PAGES, preloadPage } from '../../src/site/pages.ts';
import { linksOf, PUBLIC_PAGES, siteHeader, visit } from './visit.ts';

const description = () =>
  document.querySelector('meta[name="description"]')?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML = '<title>Arriving</title><meta name="description" content="" />';
});

const follow = async (name: string) =>
  fireEvent.click(within(within(siteHeader()).getByRole('navigation')).getByRole('link', { name }));

const pageAt = (path: string) => {
  const page = SITE_PAGES.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`No page at ${path}`);
  return page;
};

describe('the public pages', () => {
  it.each(PUBLIC_PAGES)(
    'at %s has one heading, %s, and says what it is',
    async (path, heading, title, told) => {
      await visit(path);
      const headings = screen.getAllByRole('heading', { level: 1 });
      expect(headings).toHaveLength(1);
      expect(headings[0]).toHaveAccessibleName(heading);
      expect(document.title).toBe(title);
      expect(description()).toBe(told);
      expect(window.location.hash).toBe(`#${path}`);
    },
  );

  it.each(PUBLIC_PAGES)('at %s share the header and the footer', async (path) => {
    await visit(path);
    expect(within(siteHeader()).getByRole('link', { name: 'Start Your Project' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });
});

describe('a change of page', () => {
  it('scrolls to the top', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    await visit('/services');
    scroll.mockClear();
    await follow('About');
    await screen.findByRole('heading', { name: 'We begin behind the wall' });
    expect(scroll).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
    scroll.mockRestore();
  });

  it('scrolls to the top when it leads to the page that is already there', async () => {
    await visit('/about');
    const scroll = vi.spyOn(window, 'scrollTo');
    await follow('About');
    expect(scroll).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
    scroll.mockRestore();
  });

  it('names and describes the document anew', async () => {
    await visit('/services');
    await follow('Coral Bank');
    await waitFor(() => expect(document.title).toBe('Coral Bank · Atollier'));
    expect(description()).toMatch(/^A coral bank in Sri Lanka/);
  });

  it('puts the focus on the new heading, but leaves it alone on arrival', async () => {
    const { heading } = await visit('/services');
    expect(heading).not.toHaveFocus();
    expect(document.body).toHaveFocus();
    await follow('About');
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { level: 1, name: 'We begin behind the wall' }),
      ).toHaveFocus(),
    );
  });

  it('puts the focus on the heading also when it leads back to where the visitor arrived', async () => {
    await visit('/services');
    await follow('About');
    await screen.findByRole('heading', { name: 'We begin behind the wall' });
    act(() => window.history.back());
    const heading = await screen.findByRole('heading', { name: /^Four services/ });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

describe('a link to a part of a page', () => {
  const brought: string[] = [];

  beforeEach(() => {
    brought.length = 0;
    // The browser of these tests does not scroll.
    Element.prototype.scrollIntoView = function scrollIntoView() {
      brought.push(this.id);
    };
  });

  it.each(
    [
      ...HOME.services.cards.map(({ title, to }) => ['/', title, to] as const),
      ...WHY.differentiators.map(({ link }) => ['/why-atollier', link.label, link.to] as const),
    ].filter(([, , to]) => to.includes('?')),
  )('at %s, %s, brings it into view and gives it the focus', async (from, words, to) => {
    const { user, main } = await visit(from);
    await user.click(within(main).getByRole('link', { name: new RegExp(`^${words}`) }));
    const part = to.replace(/.*=/, '');
    await waitFor(() => expect(brought).toEqual([part]));
    expect(document.activeElement?.id).toBe(part);
    expect(window.location.hash).toBe(`#${to}`);
  });

  it('brings it into view on arrival, too', async () => {
    await visit('/professionals?part=stages');
    await waitFor(() => expect(brought).toEqual(['stages']));
    expect(screen.getByRole('heading', { name: 'What we issue, stage by stage' })).toHaveFocus();
  });

  it('leaves the page at its top when there is no such part', async () => {
    await visit('/services?part=nothing');
    await new Promise((done) => {
      requestAnimationFrame(done);
    });
    expect(brought).toEqual([]);
    expect(document.body).toHaveFocus();
  });
});

describe('an unknown address', () => {
  it.each(['/nowhere', '/portfolio/1/gallery', '/services/koi'])(
    'such as %s says so inside the site and leads on',
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
      expect(document.title).toBe('Page not found · Atollier');
      expect(screen.getByRole('contentinfo')).toBeVisible();
    },
  );
});

describe('the intention to follow a link', () => {
  it.each(['pointerEnter', 'focus', 'touchStart'] as const)(
    'by %s asks for the code of the page it leads to',
    async (intention) => {
      await visit('/services');
      const preload = vi.spyOn(pageAt('/about'), 'preload');
      const link = within(within(siteHeader()).getByRole('navigation')).getByRole('link', {
        name: 'About',
      });
      fireEvent[intention](link);
      expect(preload).toHaveBeenCalledOnce();
      preload.mockRestore();
    },
  );

  it.each([
    ['/', '/'],
    ['/portfolio', '/portfolio'],
    ['/portfolio/1', '/portfolio/:id'],
    ['/services?part=checklist', '/services'],
    ['/why-atollier', '/why-atollier'],
  ])('to follow %s asks for the code of %s alone', (address, path) => {
    const asked: string[] = [];
    const spies = SITE_PAGES.map((page) =>
      vi.spyOn(page, 'preload').mockImplementation(async () => void asked.push(page.path)),
    );
    preloadPage(address);
    expect(asked).toEqual([path]);
    for (const spy of spies) spy.mockRestore();
  });

  it.each(['/nowhere', '/portfolio/one', '*'])(
    'asks for nothing that %j cannot need',
    (address) => {
      const preload = vi.spyOn(pageAt('/portfolio/:id'), 'preload');
      expect(() => preloadPage(address)).not.toThrow();
      expect(preload).not.toHaveBeenCalled();
      preload.mockRestore();
    },
  );
});
