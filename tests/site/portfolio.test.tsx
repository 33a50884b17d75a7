import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONCEPT_NOTE, PROJECTS } from '../../src/site/content/projects.ts';
import { linksOf, sectionOf, textsOf, visit } from './visit.ts';

const filters = () => within(screen.getByRole('group', { name: 'Filter projects' }));
const cards = () => screen.getAllByRole('article');
const cardOf = (title: string) => sectionOf(title, 'article');
const titlesOf = (category?: string) =>
  PROJECTS.filter((project) => category === undefined || project.category === category).map(
    ({ title }) => title,
  );

const expanded = () => screen.queryAllByRole('button', { expanded: true });

/** Checks the pressed button of the filter, the shown projects and their count. */
function expectSelection(label: string, titles: readonly string[], count: string): void {
  const [pressed, ...more] = filters().getAllByRole('button', { pressed: true });
  expect([pressed?.textContent, more]).toEqual([label, []]);
  expect(cards().flatMap((card) => textsOf(card, 'h2'))).toEqual(titles);
  expect(screen.getByRole('status')).toHaveTextContent(count);
}

describe('the portfolio', () => {
  it('shows six projects, each with picture, category, title and location [S2.4-3 S3-15]', async () => {
    await visit('/portfolio');
    expect(cards()).toHaveLength(6);
    for (const [index, card] of cards().entries()) {
      const { title, category, location, imageAlt } = PROJECTS[index] ?? {};
      expect(within(card).getByRole('heading', { level: 2, name: String(title) })).toBeVisible();
      expect(within(card).getByText(String(category))).toBeVisible();
      expect(within(card).getByText(String(location))).toBeVisible();
      expect(within(card).getByRole('img', { name: String(imageAlt) })).toBeVisible();
    }
  });

  it.each([
    ['/portfolio', () => cards()[0]],
    ['/portfolio/1', () => screen.getByRole('heading', { name: 'The Vision' })],
  ])('notes at %s that projects are concepts, above their content', async (path, following) => {
    await visit(path);
    const note = screen.getByText(CONCEPT_NOTE);
    expect(note).toBeVisible();
    expect(note.compareDocumentPosition(following() as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});

describe('the filter', () => {
  it('has a button for All and one per category, and starts with All [S2.4-2]', async () => {
    await visit('/portfolio');
    expect(
      filters()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Marine Aquariums', 'Freshwater', 'Ponds', 'Vivariums']);
    expectSelection('All', titlesOf(), '6 projects shown');
  });

  it.each([
    ['Marine Aquariums', 'Marine', '2 projects shown'],
    ['Freshwater', 'Freshwater', '2 projects shown'],
    ['Ponds', 'Ponds', '1 project shown'],
    ['Vivariums', 'Vivariums', '1 project shown'],
  ])(
    '%s shows the projects of the category %s and counts them; All shows all again [S2.4-3 S3-17]',
    async (label, category, count) => {
      const { user } = await visit('/portfolio');
      await user.click(filters().getByRole('button', { name: label }));
      expectSelection(label, titlesOf(category), count);
      expect(filters().getByRole('button', { name: label })).toHaveFocus();
      await user.click(filters().getByRole('button', { name: 'All' }));
      expectSelection('All', titlesOf(), '6 projects shown');
    },
  );
});

describe('a project', () => {
  it('links to its case study, which only the first one has [S2.4-4 S3-18]', async () => {
    const { user } = await visit('/portfolio');
    expect(cards().map((card) => linksOf(card))).toEqual([
      [['View Case Study', '/portfolio/1']],
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(within(cardOf('The Meridian Reef')).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'View Case Study' }));
    expect(await screen.findByRole('heading', { name: 'The Vision' })).toBeVisible();
  });

  it('reveals its scope and highlights independently of the others, and hides them again [S2.4-5 S3-15]', async () => {
    const { user } = await visit('/portfolio');
    for (const [index, { title, scope, highlights }] of PROJECTS.slice(1).entries()) {
      const toggle = screen.getByRole('button', { name: `View Details ${title}` });
      const details = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
      if (details === null) throw new Error(`${title} has no details`);
      expect(details.inert).toBe(true);
      await user.click(toggle);
      expect(toggle).toHaveAccessibleName(`Hide Details ${title}`);
      expect(expanded()).toHaveLength(index + 1);
      expect(details.inert).toBe(false);
      expect(textsOf(details, 'h3')).toEqual(['Scope', 'Highlights']);
      expect(within(details).getByText(scope)).toBeVisible();
      expect(textsOf(details, 'li')).toEqual(highlights);
    }
    for (const toggle of expanded()) await user.click(toggle);
    expect(expanded()).toEqual([]);
    expect(screen.getAllByRole('button', { name: /^View Details/ })).toHaveLength(5);
  });
});
