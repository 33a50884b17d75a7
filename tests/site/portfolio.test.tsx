import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CASE_STUDIES, VISIONS } from '../../src/site/content/caseStudies.ts';
import { CONCEPT_NOTE, PROJECTS } from '../../src/site/content/projects.ts';
import { documentTitle } from '../support/publicRoutes.ts';
import { linksOf, sectionOf, siteHeader, textsOf, visit } from './visit.ts';

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

describe('the case study', () => {
  const study = CASE_STUDIES[1];
  const [first] = PROJECTS;
  if (study === undefined || first === undefined) throw new Error('There is no case study');

  it('starts with title, location and picture, and shows The Vision [S2.4-6,7]', async () => {
    const { main, heading } = await visit('/portfolio/1');
    expect(heading).toHaveTextContent('The Meridian Reef');
    expect(within(main).getAllByText('Palm Jumeirah, Dubai')[0]).toBeVisible();
    const picture = within(main).getByRole('img', { name: first.imageAlt });
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(within(main).getByRole('heading', { level: 2, name: 'The Vision' })).toBeVisible();
    expect(within(main).getByText(VISIONS[1] ?? '')).toBeVisible();
  });

  it('shows the highlights, and the decisions in order [S2.4-8]', async () => {
    const { main } = await visit('/portfolio/1');
    const heading = within(main).getByRole('heading', { name: 'Execution & Highlights' });
    const [highlights, decisions] = [...(heading.parentElement?.querySelectorAll('ol, ul') ?? [])];
    expect(decisions?.tagName).toBe('OL');
    for (const { title, constraint, answer } of study.decisions ?? []) {
      expect(within(main).getByRole('heading', { level: 3, name: title })).toBeVisible();
      expect(decisions).toHaveTextContent(constraint);
      expect(decisions).toHaveTextContent(answer);
    }
    expect(highlights && textsOf(highlights, 'li')).toEqual(first.highlights);
  });

  it('lists its facts in the Project Scope panel [S2.4-9]', async () => {
    await visit('/portfolio/1');
    const panel = screen.getByRole('complementary', { name: 'Project Scope' });
    expect(within(panel).getByText(first.scope)).toBeVisible();
    expect(textsOf(panel, 'dt')).toEqual(study.facts?.map(({ term }) => term));
    expect(textsOf(panel, 'dd')).toEqual(study.facts?.map(({ detail }) => detail));
    expect(panel).toHaveTextContent('25,000 L');
  });

  it('shows a testimonial with name and project, and a gallery of captioned pictures [S2.4-10,11 S3-16]', async () => {
    await visit('/portfolio/1');
    const testimonial = screen.getByRole('region', { name: 'From the client' });
    const { quote, name, project } = study.testimonial ?? {};
    expect(testimonial.querySelector('blockquote')).toHaveTextContent(`“${quote}”`);
    expect(testimonial.querySelector('cite')).toHaveTextContent(String(name));
    expect(testimonial).toHaveTextContent(String(project));
    const gallery = screen.getByRole('region', { name: 'Gallery' });
    const captions = textsOf(gallery, 'figcaption');
    expect(captions).toEqual(study.galleryImages?.map(({ caption }) => caption));
    expect(captions.filter((text) => !text?.endsWith('Concept visualisation.'))).toEqual([]);
    expect(captions.length).toBeGreaterThan(2);
    for (const { alt } of study.galleryImages ?? []) {
      expect(within(gallery).getByRole('img', { name: alt })).toBeVisible();
    }
  });

  it('links back to the portfolio, without marking that link as current [S2.4-12]', async () => {
    const { user, main } = await visit('/portfolio/1');
    const back = within(main).getByRole('link', { name: 'Back to the portfolio' });
    expect(back).not.toHaveAttribute('aria-current');
    await user.click(back);
    expect(await screen.findByRole('group', { name: 'Filter projects' })).toBeVisible();
    expect(window.location.hash).toBe('#/portfolio');
  });

  it.each(
    PROJECTS.slice(1).map(
      ({ id, title, category }) => [id, title, category, VISIONS[id] ?? ''] as const,
    ),
  )(
    'of project %i (%s) has neither testimonial nor gallery [S2.4-10,11 S3-15]',
    async (id, title, category, vision) => {
      const { main, heading } = await visit(`/portfolio/${id}`);
      expect(heading).toHaveTextContent(title);
      expect(heading.previousElementSibling).toHaveTextContent(category);
      expect(within(main).getByText(vision)).toBeVisible();
      expect(within(main).getByRole('heading', { name: 'Execution & Highlights' })).toBeVisible();
      expect(screen.getByRole('complementary', { name: 'Project Scope' })).toBeVisible();
      expect(main.querySelector('blockquote')).toBeNull();
      expect(screen.queryByRole('region', { name: 'Gallery' })).toBeNull();
      expect(within(main).getByRole('link', { name: 'Back to the portfolio' })).toBeVisible();
      expect(document.title).toBe(documentTitle(title));
    },
  );
});

describe('an id that no project has', () => {
  it.each(['0', '7', '01', '1.0', '-1', 'meridian-reef', '%20', 'constructor'])(
    'such as %s shows Project Not Found and a link back [S2.4-13 S8-12]',
    async (id) => {
      const { user, main, heading } = await visit(`/portfolio/${id}`);
      expect(heading).toHaveTextContent(/^Project Not Found$/);
      expect(
        within(main).getByText('The project you are looking for does not exist.'),
      ).toBeVisible();
      expect(document.title).toBe(documentTitle('Project Not Found'));
      expect(siteHeader()).toBeVisible();
      await user.click(within(main).getByRole('link', { name: 'Back to the portfolio' }));
      expect(await screen.findByRole('group', { name: 'Filter projects' })).toBeVisible();
      expect(window.location.hash).toBe('#/portfolio');
    },
  );
});
