import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CASE_STUDIES, VISIONS } from '../../src/company/site/caseStudies.ts';
import { CLOSE_UPS } from '../../src/company/site/closeUps.ts';
import { ELEVATIONS } from '../../src/company/projectMeasures.ts';
import { ELEVATION } from '../../src/company/site/elevations.ts';
import { PROJECTS } from '../../src/company/site/projects.ts';
import { documentTitle } from '../support/publicRoutes.ts';
import { siteHeader, textsOf, visit } from './visit.tsx';
import { clauses } from '../specification/clauses.ts';

describe('the case study', () => {
  const study = CASE_STUDIES[1];
  const [first] = PROJECTS;
  if (study === undefined || first === undefined) throw new Error('There is no case study');

  it(
    'shows title, location, picture, vision, highlights, decisions, facts, testimonial and gallery',
    clauses('S2.4-6,7,8,9,10,11 S3-16'),
    async () => {
      const { main, heading } = await visit('/portfolio/1');
      expect(heading).toHaveTextContent('The Meridian Reef');
      expect(within(main).getAllByText('Palm Jumeirah, Dubai')[0]).toBeVisible();
      const picture = within(main).getByRole('img', { name: first.imageAlt });
      expect(picture).toHaveAttribute('loading', 'eager');
      expect(within(main).getByRole('heading', { level: 2, name: 'The Vision' })).toBeVisible();
      expect(within(main).getByText(VISIONS[1] ?? '')).toBeVisible();

      const execution = within(main).getByRole('heading', { name: 'Execution & Highlights' });
      const [highlights, decisions] = [
        ...(execution.parentElement?.querySelectorAll('ol, ul') ?? []),
      ];
      expect(decisions?.tagName).toBe('OL');
      expect(highlights && textsOf(highlights, 'li')).toEqual(first.highlights);
      for (const { title, figure, constraint, answer } of study.decisions ?? []) {
        expect(decisions).toHaveTextContent(`${figure.value} ${figure.unit}${title}`);
        expect(within(main).getByRole('heading', { level: 3, name: title })).toBeVisible();
        expect(decisions).toHaveTextContent(constraint);
        expect(decisions).toHaveTextContent(answer);
      }

      const panel = screen.getByRole('complementary', { name: 'Project Scope' });
      expect(within(panel).getByText(first.scope)).toBeVisible();
      expect(textsOf(panel, 'dt')).toEqual(study.facts?.map(({ term }) => term));
      expect(textsOf(panel, 'dd')).toEqual(study.facts?.map(({ detail }) => detail));
      expect(panel).toHaveTextContent('25,000 L');
      // What the home page says behind the wall.
      for (const fact of ['36 tonnes', '140 mm thick', '37 m³ an hour'])
        expect(main).toHaveTextContent(fact);

      const testimonial = screen.getByRole('region', { name: 'From the client' });
      const { quote, name, project } = study.testimonial ?? {};
      expect(testimonial.querySelector('blockquote')).toHaveTextContent(`“${quote}”`);
      expect(testimonial.querySelector('cite')).toHaveTextContent(String(name));
      expect(testimonial).toHaveTextContent(String(project));
      const from = within(testimonial).getByRole('heading', { name: 'From the client' });
      expect(from.nextElementSibling).toHaveTextContent(/^Sample words$/);
      const gallery = screen.getByRole('region', { name: 'Gallery' });
      const captions = textsOf(gallery, 'figcaption');
      expect(captions).toEqual(
        study.galleryImages?.map(({ caption }) => `Concept visualisation: ${caption}`),
      );
      expect(captions.length).toBeGreaterThan(2);
      for (const { alt } of study.galleryImages ?? []) {
        expect(within(gallery).getByRole('img', { name: alt })).toBeVisible();
      }
    },
  );

  it(
    'links back to the portfolio, without marking that link as current',
    clauses('S2.4-12'),
    async () => {
      const { user, main } = await visit('/portfolio/1');
      const back = within(main).getByRole('link', { name: 'Back to the portfolio' });
      expect(back).not.toHaveAttribute('aria-current');
      await user.click(back);
      expect(await screen.findByRole('group', { name: 'Filter projects' })).toBeVisible();
      expect(window.location.hash).toBe('#/portfolio');
    },
  );

  it('leads to the next project, and that of the last to the first', async () => {
    const { user, main } = await visit('/portfolio/1');
    for (const next of [...PROJECTS.slice(1), first]) {
      await user.click(within(main).getByRole('link', { name: /^Next: / }));
      expect(await screen.findByRole('heading', { level: 1, name: next.title })).toBeVisible();
      expect(window.location.hash).toBe(`#/portfolio/${next.id}`);
    }
  });

  it.each(
    PROJECTS.slice(1).map(
      ({ id, title, category, location }) =>
        [id, title, category, location, VISIONS[id] ?? ''] as const,
    ),
  )(
    'of project %i (%s) has neither testimonial nor gallery',
    clauses('S2.4-10,11 S3-15'),
    async (id, title, category, location, vision) => {
      const { main, heading } = await visit(`/portfolio/${id}`);
      expect(heading).toHaveTextContent(title);
      expect(heading.previousElementSibling).toHaveTextContent(category);
      expect(within(main).getByText(vision)).toBeVisible();
      expect(within(main).getByRole('heading', { name: 'Execution & Highlights' })).toBeVisible();
      const panel = screen.getByRole('complementary', { name: 'Project Scope' });
      expect(textsOf(panel, 'dt')).toEqual(['Volume', 'Type', 'Location']);
      expect(textsOf(panel, 'dd').slice(1)).toEqual([category, location]);
      const drawing = within(panel).getByRole('img', { name: /beside a person of 1\.75 m$/ });
      expect(drawing).toHaveTextContent(ELEVATION.metres(ELEVATIONS[id]?.width ?? 0));
      expect(within(main).getByRole('img', { name: CLOSE_UPS[id]?.alt ?? '' })).toBeVisible();
      expect(main.querySelector('blockquote')).toBeNull();
      expect(screen.queryByRole('region', { name: 'Gallery' })).toBeNull();
      expect(within(main).getByRole('link', { name: 'Back to the portfolio' })).toBeVisible();
      expect(document.title).toBe(documentTitle(title));
    },
  );
});

describe('an id that no project has', () => {
  it.each(['7', '01', 'constructor'])(
    'such as %s shows Project Not Found and a link back',
    clauses('S2.4-13 S8-12'),
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
