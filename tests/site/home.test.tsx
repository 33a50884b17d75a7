import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOME } from '../../src/site/content/home.ts';
import { PROJECTS } from '../../src/site/content/projects.ts';
import { REVIEWS } from '../../src/site/content/reviews.ts';
import { SERVICES } from '../../src/site/content/services.ts';
import { linksOf, sectionOf, textsOf, visit } from './visit.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

const listIn = (element: HTMLElement) => within(element).getAllByRole('list')[0] as HTMLElement;

/** The row that drifts past: what is read, and its copy for the eye. */
function reviews() {
  const section = sectionOf('What clients notice');
  const [real, copy, ...more] = section.querySelectorAll('ul');
  if (real === undefined || copy === undefined || more.length > 0) throw new Error('Not two rows');
  return { section, real, copy };
}

const film = (): HTMLVideoElement | null => document.querySelector('main video');
const lettersOf = (element: Element | null) => [
  ...(element?.querySelectorAll<HTMLElement>('.letter') ?? []),
];
const letters = () => {
  const title = document.querySelector('h1');
  return [...lettersOf(title), ...lettersOf(title?.nextElementSibling ?? null)];
};
const delays = () => letters().map(({ style }) => Number.parseFloat(style.animationDelay));
const button = () => screen.getByRole('link', { name: 'Request a Free Quote' });
const hasCome = () => button().closest('.opacity-0') === null;

describe('the home page', () => {
  it('asks for a quote in the hero and leads to the contact page', async () => {
    const { user, heading } = await visit('/');
    const hero = heading.closest('section') as HTMLElement;
    expect(hero.querySelector('video')).not.toBeNull();
    expect(hero).toContainElement(button());
    await user.click(button());
    expect(await screen.findByRole('heading', { name: 'Request a consultation' })).toBeVisible();
    expect(window.location.hash).toBe('#/contact');
  });

  it('makes three claims, each with its figure', async () => {
    const { main } = await visit('/');
    const claims = main.querySelector('dl') as HTMLElement;
    expect(textsOf(claims, 'dt')).toEqual([
      'litres25,000',
      'priority support24/7',
      'coral bankSri Lanka',
    ]);
  });

  it('shows the services in a grid of four, each with a picture and leading to its part of their page', async () => {
    await visit('/');
    const cards = within(listIn(sectionOf(HOME.services.heading))).getAllByRole('listitem');
    expect(cards.flatMap((card) => textsOf(card, 'h3'))).toEqual([
      'Design & Engineering',
      'Fabrication & Installation',
      'Operation & Maintenance',
      'Specialty Features',
    ]);
    for (const card of cards) {
      expect(card.querySelector('picture img')).toBeVisible();
    }
    expect(cards.flatMap((card) => linksOf(card).map(([, to]) => to))).toEqual(
      SERVICES.sections.map(({ id }) => `/services?part=${id}`),
    );
  });

  it('has two feature cards, which lead to the differences and to the experience', async () => {
    const { main } = await visit('/');
    const features = [...main.querySelectorAll('article')].filter((card) =>
      card.querySelector('h2'),
    );
    expect(features.map((card) => linksOf(card))).toEqual([
      [['Read the six differences', '/why-atollier']],
      [['Follow the five steps', '/experience']],
    ]);
  });

  it('shows the first three projects and leads to all of them', async () => {
    await visit('/');
    const section = sectionOf(HOME.portfolio.heading);
    const cards = within(section).getAllByRole('article');
    expect(cards.flatMap((card) => textsOf(card, 'h3'))).toEqual(
      PROJECTS.slice(0, 3).map(({ title }) => title),
    );
    expect(linksOf(section)).toEqual([
      ['View all six projects', '/portfolio'],
      ['View Case Study', '/portfolio/1'],
    ]);
    expect(
      within(section)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['View Details Forest Water', 'View Details Courtyard of Koi']);
  });

  it('closes with a call to action to the contact page', async () => {
    const { main } = await visit('/');
    const [last] = [...main.querySelectorAll('section')].slice(-1);
    expect(last).toBe(sectionOf('Begin with the room'));
    expect(linksOf(last as HTMLElement)).toEqual([['Start Your Project', '/contact']]);
  });
});

describe('the reviews', () => {
  it('are six cards with name, project, quote and stars', async () => {
    await visit('/');
    const cards = within(reviews().real).getAllByRole('listitem');
    expect(cards).toHaveLength(6);
    for (const [place, card] of cards.entries()) {
      const { name, project, quote, rating } = REVIEWS[place] ?? {};
      expect(within(card).getByText(String(name))).toBeVisible();
      expect(within(card).getByText(String(project))).toBeVisible();
      expect(within(card).getByText(`“${quote}”`)).toBeVisible();
      const stars = within(card).getByRole('img', { name: `${rating} out of 5 stars` });
      expect(stars.querySelectorAll('svg')).toHaveLength(5);
      expect(stars.querySelectorAll('svg.fill-current')).toHaveLength(Number(rating));
    }
  });

  it('are followed by a copy of themselves for the eye alone, so that the row never ends', async () => {
    await visit('/');
    const { section, real, copy } = reviews();
    expect(copy.innerHTML).toBe(real.innerHTML);
    expect(copy.closest('[inert][aria-hidden="true"]')).not.toBeNull();
    expect(real.closest('[inert], [aria-hidden]')).toBeNull();
    expect(within(section).getAllByRole('list')).toEqual([real]);
    expect(real.closest('.review-track')?.contains(copy)).toBe(true);
  });

  it('pause and go on by a visible button', async () => {
    const { user } = await visit('/');
    const { section, real } = reviews();
    const isPaused = () => real.closest('[data-paused]') !== null;
    expect(isPaused()).toBe(false);
    await user.click(within(section).getByRole('button', { name: 'Pause reviews' }));
    expect(isPaused()).toBe(true);
    await user.click(within(section).getByRole('button', { name: 'Play reviews' }));
    expect(isPaused()).toBe(false);
    expect(within(section).getByRole('button', { name: 'Pause reviews' })).toBeVisible();
  });

  it('stand still in a row of their own for people who asked for less motion', async () => {
    askForLessMotion();
    await visit('/');
    const section = sectionOf('What clients notice');
    const region = within(section).getByRole('region', { name: 'Client reviews' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(6);
    expect(region).toHaveAttribute('tabindex', '0');
    expect(section.querySelector('.review-track')).toBeNull();
    expect(within(section).queryByRole('button')).toBeNull();
  });
});

describe('the hero', () => {
  let losePatience: () => Promise<void>;
  beforeEach(() => {
    losePatience = holdPatience();
  });

  it('brings title and tagline letter by letter until the film can play', async () => {
    const { heading } = await visit('/');
    const { title, tagline } = HOME.hero;
    const shown = letters()
      .map(({ textContent }) => textContent)
      .join('');
    expect(shown).toBe(`${title}${tagline}`.replaceAll(' ', ''));
    expect(heading).toHaveAccessibleName(title);
    expect(screen.getByText(tagline)).toBeVisible();
    for (const letter of letters()) expect(letter.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(hasCome()).toBe(false);
  });

  it('delays each letter at random, by at most 1500 ms', async () => {
    await visit('/');
    expect(Math.min(...delays())).toBeGreaterThanOrEqual(0);
    expect(Math.max(...delays())).toBeLessThanOrEqual(1_500);
    expect(Math.max(...delays())).toBeGreaterThan(1_000);
    expect(new Set(delays()).size).toBeGreaterThan(letters().length / 2);
  });

  it.each([
    [0, 0],
    [0.5, 750],
    [0.999, 1_498.5],
  ])('draws %f of the longest delay as %f ms', async (drawn, delay) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    await visit('/');
    expect(new Set(delays())).toEqual(new Set([delay]));
  });

  it('keeps the delays when it is drawn again', async () => {
    await visit('/');
    const before = delays();
    expect(await screen.findByRole('button', { name: 'Pause video' })).toBeVisible();
    fireEvent.pause(film() as HTMLVideoElement);
    expect(await screen.findByRole('button', { name: 'Play video' })).toBeVisible();
    expect(delays()).toEqual(before);
  });

  it('keeps its words whole where lines break', async () => {
    const { heading } = await visit('/');
    const words = [...heading.querySelectorAll('.whitespace-nowrap')];
    expect(words.map(({ textContent }) => textContent)).toEqual(HOME.hero.title.split(' '));
  });

  it('shows title and tagline plainly and brings the button once the film can play', async () => {
    const { heading } = await visit('/');
    fireEvent.canPlay(film() as HTMLVideoElement);
    expect(letters()).toEqual([]);
    expect(heading.innerHTML).toBe(HOME.hero.title);
    expect(screen.getByText(HOME.hero.tagline).tagName).toBe('P');
    expect(hasCome()).toBe(true);
    expect(button().closest('div')).toHaveClass('transition-opacity');
  });

  it.each([
    ['the film fails', () => film()],
    ['no source of the film can be read', () => film()?.querySelector('source:last-of-type')],
  ])('does the same when %s, and offers no pause', async (_, where) => {
    await visit('/');
    expect(hasCome()).toBe(false);
    fireEvent.error(where() as Element);
    expect(letters()).toEqual([]);
    expect(hasCome()).toBe(true);
    expect(screen.queryByRole('button', { name: /video$/ })).toBeNull();
  });

  it('goes on waiting while another source is left', async () => {
    await visit('/');
    fireEvent.error(film()?.querySelector('source') as Element);
    expect(hasCome()).toBe(false);
  });

  it('does the same when the film keeps the visitor waiting for two seconds', async () => {
    await visit('/');
    expect(hasCome()).toBe(false);
    await losePatience();
    expect(hasCome()).toBe(true);
    expect(letters()).toEqual([]);
  });

  it('does not wait for a browser that refuses to play', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('Saving power'));
    await visit('/');
    expect(await screen.findByRole('button', { name: 'Play video' })).toBeVisible();
    await losePatience();
    expect(hasCome()).toBe(true);
  });

  it.each([
    ['save data', () => connect({ saveData: true })],
    ['are on a slow connection', () => connect({ effectiveType: '2g' })],
    ['are on a very slow connection', () => connect({ effectiveType: 'slow-2g' })],
    ['have a narrow window', () => vi.stubGlobal('innerWidth', 767)],
  ])('loads no film for people who %s, and brings the button at once', async (_, arrange) => {
    arrange();
    await visit('/');
    expect(film()).toBeNull();
    expect(screen.queryByRole('button', { name: /video$/ })).toBeNull();
    expect(hasCome()).toBe(true);
    expect(letters()).not.toEqual([]);
    await losePatience();
    expect(letters()).toEqual([]);
  });

  it('loads no film for people who asked for less motion, and shows everything at once', async () => {
    askForLessMotion();
    const { heading } = await visit('/');
    expect(film()).toBeNull();
    expect(letters()).toEqual([]);
    expect(heading.innerHTML).toBe(HOME.hero.title);
    expect(hasCome()).toBe(true);
    expect(screen.queryByRole('button', { name: /video$/ })).toBeNull();
  });

  it('loads the film on a good connection in a window with room for it', async () => {
    connect({ saveData: false, effectiveType: '4g' });
    vi.stubGlobal('innerWidth', 768);
    await visit('/');
    expect(film()).not.toBeNull();
  });

  it('plays without sound, in the page, over and over, and out of the way', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
    await visit('/');
    await waitFor(() => expect(play).toHaveBeenCalled());
    expect(film()?.muted).toBe(true);
    expect(film()?.loop).toBe(true);
    expect(film()).toHaveAttribute('playsinline');
    expect(film()).toHaveAttribute('aria-hidden', 'true');
    expect(film()).toHaveAttribute('tabindex', '-1');
  });

  it('pauses and plays by its button', async () => {
    const { user } = await visit('/');
    await user.click(await screen.findByRole('button', { name: 'Pause video' }));
    expect(film()?.paused).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Play video' }));
    expect(film()?.paused).toBe(false);
    expect(await screen.findByRole('button', { name: 'Pause video' })).toBeVisible();
  });

  it('says what is missing where video is not supported', async () => {
    await visit('/');
    expect(film()?.textContent).toBe('Your browser does not support the video tag.');
  });

  it('keeps its button in reach of the keyboard while it waits', async () => {
    await visit('/');
    button().focus();
    expect(button()).toHaveFocus();
    expect(button().closest('div')).toHaveClass('focus-within:opacity-100');
  });
});

/** The hero's two seconds of waiting end when the test says so, however slow the machine. */
function holdPatience(): () => Promise<void> {
  const start = window.setTimeout.bind(window);
  const waiting: (() => void)[] = [];
  const held = (task: () => void, delay?: number): unknown =>
    delay === 2_000 ? waiting.push(task) : start(task, delay);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(held as typeof setTimeout);
  return async () => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]));
    act(() => waiting.forEach((task) => task()));
  };
}

function askForLessMotion(): void {
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(prefers-reduced-motion: reduce)'
      ? Object.assign(new EventTarget() as MediaQueryList, { matches: true })
      : original(query),
  );
}

function connect(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}
