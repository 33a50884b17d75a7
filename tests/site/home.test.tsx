import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOME } from '../../src/site/content/home.ts';
import { PROJECTS } from '../../src/site/content/projects.ts';
import { REVIEWS } from '../../src/site/content/reviews.ts';
import { SERVICES } from '../../src/site/content/services.ts';
import { WHY_ROUTE } from '../support/publicRoutes.ts';
import { linksOf, sectionOf, textsOf, visit } from './visit.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

/** The section of the reviews, its list and the inert copy. */
function reviews() {
  const section = sectionOf('What clients notice');
  const [list, copy, ...more] = section.querySelectorAll('ul');
  if (list === undefined || copy === undefined || more.length > 0) throw new Error('Not two lists');
  return { section, list, copy };
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
const isButtonShown = () => button().closest('.opacity-0') === null;

describe('the home page', () => {
  it('links from Request a Free Quote in the hero to the contact page [S2.3-1]', async () => {
    const { user, heading } = await visit('/');
    const hero = heading.closest('section') as HTMLElement;
    expect(hero.querySelector('video')).not.toBeNull();
    expect(hero).toContainElement(button());
    await user.click(button());
    expect(await screen.findByRole('heading', { name: 'Request a consultation' })).toBeVisible();
    expect(window.location.hash).toBe('#/contact');
  });

  it('shows three claims, each with a figure, and a grid of four services, each with a picture and a link to its section [S1-1,4 S2.3-2]', async () => {
    const { main } = await visit('/');
    expect(textsOf(main.querySelector('dl') as HTMLElement, 'dt')).toEqual([
      'litres25,000',
      'priority support24/7',
      'coral bankSri Lanka',
    ]);
    const services = sectionOf(HOME.services.heading);
    expect(textsOf(services, 'h3')).toEqual([
      'Design & Engineering',
      'Fabrication & Installation',
      'Operation & Maintenance',
      'Specialty Features',
    ]);
    expect(services.querySelectorAll('li picture img')).toHaveLength(4);
    expect(linksOf(services).map(([, to]) => to)).toEqual(
      SERVICES.sections.map(({ id }) => `/services?part=${id}`),
    );
  });

  it('has two feature cards, the first three projects with a link to the portfolio, and at last a call to action [S2.3-3,4,6 S9-21]', async () => {
    const { main } = await visit('/');
    const features = [...main.querySelectorAll('article')].filter((card) =>
      card.querySelector('h2'),
    );
    expect(features.map((card) => linksOf(card))).toEqual([
      [['Read the six differences', WHY_ROUTE]],
      [['Follow the five steps', '/experience']],
    ]);
    const portfolio = sectionOf(HOME.portfolio.heading);
    expect(textsOf(portfolio, 'article h3')).toEqual(
      PROJECTS.slice(0, 3).map(({ title }) => title),
    );
    expect(linksOf(portfolio)).toEqual([
      ['View all six projects', '/portfolio'],
      ['View Case Study', '/portfolio/1'],
    ]);
    expect(textsOf(portfolio, 'button')).toEqual([
      'View Details Forest Water',
      'View Details Courtyard of Koi',
    ]);
    const [last] = [...main.querySelectorAll('section')].slice(-1);
    expect(last).toBe(sectionOf('Begin with the room'));
    expect(linksOf(last as HTMLElement)).toEqual([['Start Your Project', '/contact']]);
  });
});

describe('the reviews', () => {
  it('are six cards with name, project, quote and stars, and an inert copy makes the loop endless [S2.3-5 S2.11-6 S3-19]', async () => {
    await visit('/');
    const { section, list, copy } = reviews();
    const cards = within(list).getAllByRole('listitem');
    expect(cards).toHaveLength(6);
    for (const [index, card] of cards.entries()) {
      const { name, project, quote, rating } = REVIEWS[index] ?? {};
      expect(within(card).getByText(String(name))).toBeVisible();
      expect(within(card).getByText(String(project))).toBeVisible();
      expect(within(card).getByText(`“${quote}”`)).toBeVisible();
      const stars = within(card).getByRole('img', { name: `${rating} out of 5 stars` });
      expect(stars.querySelectorAll('svg.fill-current')).toHaveLength(Number(rating));
    }
    expect(screen.getByText(/^Sample reviews/)).toBeVisible();
    expect(copy.innerHTML).toBe(list.innerHTML);
    expect(copy.closest('[inert][aria-hidden="true"]')).not.toBeNull();
    expect(within(section).getAllByRole('list')).toEqual([list]);
  });

  it('pause and resume with a visible button', async () => {
    const { user } = await visit('/');
    const { section, list } = reviews();
    const isPaused = () => list.closest('[data-paused]') !== null;
    expect(isPaused()).toBe(false);
    await user.click(within(section).getByRole('button', { name: 'Pause reviews' }));
    expect(isPaused()).toBe(true);
    await user.click(within(section).getByRole('button', { name: 'Play reviews' }));
    expect(isPaused()).toBe(false);
    expect(within(section).getByRole('button', { name: 'Pause reviews' })).toBeVisible();
  });

  it('are a static, scrollable row for visitors who prefer reduced motion', async () => {
    preferReducedMotion();
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
  let endWaiting: () => Promise<void>;
  beforeEach(() => {
    endWaiting = holdTimeout();
  });

  it('animates title and tagline letter by letter until the film can play [S2.11-1]', async () => {
    const { heading } = await visit('/');
    const { title, tagline } = HOME.hero;
    const text = letters()
      .map(({ textContent }) => textContent)
      .join('');
    expect(text).toBe(`${title}${tagline}`.replaceAll(' ', ''));
    expect(heading).toHaveAccessibleName(title);
    expect(screen.getByText(tagline)).toBeVisible();
    for (const letter of letters()) expect(letter.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(isButtonShown()).toBe(false);
  });

  it('delays each letter at random by at most 1500 ms [S2.11-2 S9-23]', async () => {
    const numbers = [0, 0.5, 0.999];
    let drawn = 0;
    vi.spyOn(Math, 'random').mockImplementation(() => numbers[drawn++ % 3] ?? 0);
    await visit('/');
    expect(new Set(delays())).toEqual(new Set([0, 750, 1_498.5]));
  });

  it('shows plain text and the button once the film can play [S2.11-3]', async () => {
    const { heading } = await visit('/');
    fireEvent.canPlay(film() as HTMLVideoElement);
    expect(letters()).toEqual([]);
    expect(heading.innerHTML).toBe(HOME.hero.title);
    expect(screen.getByText(HOME.hero.tagline).tagName).toBe('P');
    expect(isButtonShown()).toBe(true);
  });

  it.each([
    ['the film fails', () => film()],
    ['the last source of the film fails', () => film()?.querySelector('source:last-of-type')],
  ])('shows plain text and the button when %s, without a pause button', async (_, target) => {
    await visit('/');
    expect(isButtonShown()).toBe(false);
    fireEvent.error(target() as Element);
    expect(letters()).toEqual([]);
    expect(isButtonShown()).toBe(true);
    expect(screen.queryByRole('button', { name: /video$/ })).toBeNull();
  });

  it('keeps waiting while another source may load', async () => {
    await visit('/');
    fireEvent.error(film()?.querySelector('source') as Element);
    expect(isButtonShown()).toBe(false);
  });

  it('shows plain text and the button after two seconds', async () => {
    await visit('/');
    expect(isButtonShown()).toBe(false);
    await endWaiting();
    expect(isButtonShown()).toBe(true);
    expect(letters()).toEqual([]);
  });

  it('shows the button even when the browser blocks autoplay', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('Saving power'));
    await visit('/');
    expect(await screen.findByRole('button', { name: 'Play video' })).toBeVisible();
    await endWaiting();
    expect(isButtonShown()).toBe(true);
  });

  it.each([
    ['save data', () => connect({ saveData: true })],
    ['are on a slow connection', () => connect({ effectiveType: '2g' })],
    ['are on a very slow connection', () => connect({ effectiveType: 'slow-2g' })],
    ['have a narrow window', () => vi.stubGlobal('innerWidth', 767)],
  ])('loads no film for visitors who %s, and shows the button at once', async (_, arrange) => {
    arrange();
    await visit('/');
    expect(film()).toBeNull();
    expect(screen.queryByRole('button', { name: /video$/ })).toBeNull();
    expect(isButtonShown()).toBe(true);
    expect(letters()).not.toEqual([]);
    await endWaiting();
    expect(letters()).toEqual([]);
  });

  it('loads no film for visitors who prefer reduced motion, and shows plain text at once', async () => {
    preferReducedMotion();
    const { heading } = await visit('/');
    expect(film()).toBeNull();
    expect(letters()).toEqual([]);
    expect(heading.innerHTML).toBe(HOME.hero.title);
    expect(isButtonShown()).toBe(true);
    expect(screen.queryByRole('button', { name: /video$/ })).toBeNull();
  });

  it('plays the film on a fast connection in a large window: muted, in a loop, and with a message where video is not supported [S2.11-4 S8-13]', async () => {
    connect({ saveData: false, effectiveType: '4g' });
    vi.stubGlobal('innerWidth', 768);
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
    await visit('/');
    await waitFor(() => expect(play).toHaveBeenCalled());
    expect(film()).toMatchObject({ muted: true, loop: true });
    expect(film()).toHaveAttribute('playsinline');
    expect(film()).toHaveAttribute('aria-hidden', 'true');
    expect(film()).toHaveTextContent('Your browser does not support the video tag.');
  });

  it('pauses and plays with its button, which keeps the delays of the letters', async () => {
    const { user } = await visit('/');
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
  const held = (task: () => void, delay?: number): unknown =>
    delay === 2_000 ? waiting.push(task) : original(task, delay);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(held as typeof setTimeout);
  return async () => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]));
    act(() => waiting.forEach((task) => task()));
  };
}

function preferReducedMotion(): void {
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
