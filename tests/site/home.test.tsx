import { within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOME } from '../../src/company/site/home.ts';
import { PROJECTS } from '../../src/company/site/projects.ts';
import { REVIEWS } from '../../src/company/site/reviews.ts';
import { SERVICES } from '../../src/company/site/services.ts';
import { WHY_ROUTE } from '../support/publicRoutes.ts';
import { linksOf, preferReducedMotion, sectionOf, textsOf, visit } from './visit.tsx';
import { clauses } from '../specification/clauses.ts';

afterEach(() => vi.restoreAllMocks());

/** The section of the reviews, its list and the inert copy. */
function reviews() {
  const section = sectionOf('What clients notice');
  const [list, copy, ...more] = section.querySelectorAll('ul');
  if (list === undefined || copy === undefined || more.length > 0) throw new Error('Not two lists');
  return { section, list, copy };
}

describe('the home page', () => {
  it(
    'shows three claims with figures, and four services with pictures and links',
    clauses('S1-1,4 S2.3-2'),
    async () => {
      const { main } = await visit('/');
      expect(textsOf(main.querySelector('dl') as HTMLElement, 'dt')).toEqual([
        'on its own columns36 t',
        'priority support24/7',
        'coral bankSri Lanka',
      ]);
      expect(main.querySelector('dl')).toHaveTextContent('a 25,000 litre tank, the first project');
      // Services come second, after the film and the room that it ends in.
      expect(main.querySelector('.opening')?.nextElementSibling).toBe(
        sectionOf(HOME.services.heading),
      );
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
    },
  );

  it('leads architects from below the wall to their page, and to the terms', async () => {
    await visit('/');
    expect(linksOf(sectionOf('Draw your wall')).slice(-2)).toEqual([
      ['Architects: the figures and interfaces', '/professionals?part=figures'],
      ['Warranty, cover and budget bands', '/about?part=terms'],
    ]);
  });

  it(
    'has two feature cards, the first three projects with a link to the portfolio, and at last a call to action',
    clauses('S2.3-3,4,6 S9-21'),
    async () => {
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
    },
  );
});

describe('the reviews', () => {
  it(
    'are six cards with name, project, quote and stars, and an inert copy makes the loop endless',
    clauses('S2.3-5 S2.11-6 S3-19'),
    async () => {
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
      const heading = within(section).getByRole('heading', { name: 'What clients notice' });
      expect(heading.nextElementSibling).toHaveTextContent(/^Sample reviews$/);
      expect(copy.innerHTML).toBe(list.innerHTML);
      expect(copy.closest('[inert][aria-hidden="true"]')).not.toBeNull();
      expect(within(section).getAllByRole('list')).toEqual([list]);
    },
  );

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
