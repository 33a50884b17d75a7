import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CLOSE_UPS } from '../../src/company/site/closeUps.ts';
import { ELEVATION } from '../../src/company/site/elevations.ts';
import { PROJECTS } from '../../src/company/site/projects.ts';
import { linksOf, sectionOf, textsOf, visit } from './visit.tsx';
import { clauses } from '../specification/clauses.ts';

const CONCEPT_NOTE = /^Concept projects\. Pictures, clients and reviews are placeholders/;

const filters = () => within(screen.getByRole('group', { name: 'Filter projects' }));
const cards = () => screen.getAllByRole('article');
const cardOf = (title: string) => sectionOf(title, 'article');
const titlesOf = (category?: string) =>
  PROJECTS.filter((project) => category === undefined || project.category === category).map(
    ({ title }) => title,
  );

/** Matches the paragraph with this text, parts of which may be elements of their own. */
const textIs = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === text;

const isBefore = (first: Element | undefined, second: Element): boolean =>
  first?.compareDocumentPosition(second) === Node.DOCUMENT_POSITION_FOLLOWING;

const expanded = () => screen.queryAllByRole('button', { expanded: true });

/** Checks the pressed button of the filter, the shown projects and their count. */
function expectSelection(label: string, titles: readonly string[], count: string): void {
  const [pressed, ...more] = filters().getAllByRole('button', { pressed: true });
  expect([pressed?.textContent, more]).toEqual([label, []]);
  expect(cards().flatMap((card) => textsOf(card, 'h2'))).toEqual(titles);
  expect(screen.getByRole('status')).toHaveTextContent(count);
}

describe('the portfolio', () => {
  it(
    'shows six projects at one scale, then each with picture, category, title, location and its largest number',
    clauses('S2.4-3 S3-15'),
    async () => {
      await visit('/portfolio');
      const drawing = screen.getByRole('list', { name: ELEVATION.title });
      expect(linksOf(drawing)).toEqual([
        ['The Meridian Reef25,000\u00A0L5.2 × 2.2 m', '/portfolio/1'],
        ['Forest Water2,000\u00A0L3.0 × 0.92 m', '/portfolio/2'],
        ['Courtyard of Koi60,000\u00A0L4.2 × 1.8 m, 8.0 m long', '/portfolio/3'],
        ['The Cloud Room18\u00A0m³4.5 × 2.5 m', '/portfolio/4'],
        ['Drift3,500\u00A0LØ 1.9 m', '/portfolio/5'],
        ['Rio Negro Wall12,000\u00A0L5.0 × 1.6 m', '/portfolio/6'],
      ]);
      expect(cards()).toHaveLength(6);
      expect(isBefore(cards().at(-1), screen.getByText(CONCEPT_NOTE))).toBe(true);
      for (const [index, card] of cards().entries()) {
        const { title, category, location, imageAlt, figure } = PROJECTS[index] ?? {};
        expect(within(card).getByRole('heading', { level: 2, name: String(title) })).toBeVisible();
        expect(within(card).getByText(String(category))).toBeVisible();
        expect(within(card).getByText(String(location))).toBeVisible();
        expect(within(card).getByRole('img', { name: String(imageAlt) })).toBeVisible();
        expect(within(card).getByText(textIs(`${figure?.value} ${figure?.unit}`))).toBeVisible();
      }
    },
  );

  it('notes on the page of a project above its text that it is a concept', async () => {
    await visit('/portfolio/1');
    const vision = screen.getByRole('heading', { name: 'The Vision' });
    expect(isBefore(screen.getByText(CONCEPT_NOTE), vision)).toBe(true);
  });
});

describe('the filter', () => {
  it(
    'has a button for All and one per category, which shows its projects and counts them',
    clauses('S2.4-2,3 S3-17'),
    async () => {
      const { user } = await visit('/portfolio');
      expectSelection('All', titlesOf(), '6 projects shown');
      for (const [label, category, count] of [
        ['Marine Aquariums', 'Marine', '2 projects shown'],
        ['Freshwater', 'Freshwater', '2 projects shown'],
        ['Ponds', 'Ponds', '1 project shown'],
        ['Vivariums', 'Vivariums', '1 project shown'],
        ['All', undefined, '6 projects shown'],
      ] as const) {
        const button = filters().getByRole('button', { name: label });
        await user.click(button);
        expectSelection(label, titlesOf(category), count);
        expect(button).toHaveFocus();
      }
      expect(filters().getAllByRole('button')).toHaveLength(5);
    },
  );
});

describe('the address of the filter', () => {
  it.each([
    ['?category=marine', 'Marine Aquariums', 'Marine', '2 projects shown'],
    ['?category=sharks', 'All', undefined, '6 projects shown'],
  ])('%s selects %s', async (query, label, category, count) => {
    await visit(`/portfolio${query}`);
    expectSelection(label, titlesOf(category), count);
  });

  it('follows the selection; going back returns to the previous one, without scrolling or moving the focus', async () => {
    const { user } = await visit('/portfolio');
    const press = (name: string) => user.click(filters().getByRole('button', { name }));
    await press('Freshwater');
    expect(window.location.hash).toBe('#/portfolio?category=freshwater');
    await press('Vivariums');
    expect(window.location.hash).toBe('#/portfolio?category=vivariums');
    // Not a change, and not an entry of the history.
    await press('Vivariums');
    const scroll = vi.spyOn(window, 'scrollTo');
    act(() => window.history.back());
    await screen.findByText('2 projects shown');
    expectSelection('Freshwater', titlesOf('Freshwater'), '2 projects shown');
    expect(filters().getByRole('button', { name: 'Vivariums' })).toHaveFocus();
    await press('All');
    expect(window.location.hash).toBe('#/portfolio');
    expect(scroll).not.toHaveBeenCalled();
    scroll.mockRestore();
  });
});

describe('a project', () => {
  it('links to its case study, which only the first one has', clauses('S2.4-4 S3-18'), async () => {
    const { user } = await visit('/portfolio');
    expect(cards().flatMap((card) => linksOf(card))).toEqual([['View Case Study', '/portfolio/1']]);
    expect(within(cardOf('The Meridian Reef')).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'View Case Study' }));
    expect(await screen.findByRole('heading', { name: 'The Vision' })).toBeVisible();
  });

  it(
    'reveals its scope and highlights independently of the others, and hides them again',
    clauses('S2.4-5 S3-15'),
    async () => {
      const { user } = await visit('/portfolio');
      for (const [index, { id, title, scope, highlights }] of PROJECTS.slice(1).entries()) {
        const toggle = screen.getByRole('button', { name: `View Details ${title}` });
        const details = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
        if (details === null) throw new Error(`${title} has no details`);
        expect(details.inert).toBe(true);
        await user.click(toggle);
        expect(toggle).toHaveAccessibleName(`Hide Details ${title}`);
        expect(expanded()).toHaveLength(index + 1);
        expect(details.inert).toBe(false);
        expect(textsOf(details, 'h3')).toEqual(['Scope', 'Highlights']);
        expect(within(details).getByText(scope.replaceAll('\u00A0', ' '))).toBeVisible();
        expect(textsOf(details, 'li')).toEqual(highlights);
        expect(within(details).getByRole('img', { name: CLOSE_UPS[id]?.alt ?? '' })).toBeVisible();
      }
      for (const toggle of expanded()) await user.click(toggle);
      expect(expanded()).toEqual([]);
      expect(screen.getAllByRole('button', { name: /^View Details/ })).toHaveLength(5);
    },
  );

  it('brings its title and its details into view, links to its page from them, and closes them', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await visit('/portfolio');
    await user.click(screen.getByRole('button', { name: 'View Details Drift' }));
    expect(scroll.mock.contexts.at(-1)).toContainElement(
      screen.getByRole('heading', { name: 'Drift' }),
    );
    scroll.mockRestore();
    expect(screen.getByRole('link', { name: 'See Drift in full' })).toHaveAttribute(
      'href',
      '#/portfolio/5',
    );
    const [toggle, close] = screen.getAllByRole('button', { name: 'Hide Details Drift' });
    await user.click(close as HTMLElement);
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'See Drift in full' })).toBeNull();
  });
});
