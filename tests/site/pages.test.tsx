import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ABOUT } from '../../src/company/site/about.ts';
import { ASSURANCES } from '../../src/company/site/assurances.ts';
import { CORAL_BANK } from '../../src/company/site/coralBank.ts';
import { ELEVATIONS } from '../../src/company/projectMeasures.ts';
import { PROFESSIONALS } from '../../src/company/site/professionals.ts';
import { DESIGN_DRAWING } from '../../src/company/site/designDrawing.ts';
import { SECTION_DRAWING } from '../../src/company/site/sectionDrawing.ts';
import { SERVICES } from '../../src/company/site/services.ts';
import { WHY } from '../../src/company/site/why.ts';
import { PUBLIC_PATHS, WHY_ROUTE } from '../support/publicRoutes.ts';
import { linksOf, sectionOf, textsOf, visit } from './visit.ts';
import { clauses } from '../specification/clauses.ts';

describe('a page with a picture in its head', () => {
  it.each([
    ['/about', ABOUT],
    ['/coral-bank', CORAL_BANK],
    ['/professionals', PROFESSIONALS],
  ])('starts with it at %s, with a text alternative and a caption', async (path, page) => {
    const { main } = await visit(path);
    const { alt, caption = '' } = page.illustration;
    const [first] = within(main).getAllByRole('img');
    expect(first).toHaveAccessibleName(alt);
    expect(first).toHaveAttribute('loading', 'eager');
    expect(within(main).getByText(caption)).toBeVisible();
    expect(within(main).getByText(caption)).toHaveTextContent(`Concept visualisation: ${caption}`);
  });
});

describe('the section drawing', () => {
  it('has a figure on each of its dimension lines, also in its text alternative', async () => {
    const { main } = await visit('/professionals');
    const figures = ['2,900', 'Ø 1,900', '800'];
    expect(textsOf(main, '.page-measures span')).toEqual(figures);
    const [, drawn] = within(main).getAllByRole('img');
    for (const figure of figures)
      expect(drawn).toHaveAccessibleName(expect.stringContaining(figure.replace('Ø ', '')));
  });

  it('measures the tank of its project as its elevation does', () => {
    const millimetres = (ELEVATIONS[5]?.width ?? 0) * 10;
    expect(SECTION_DRAWING.figures.tank).toBe(`Ø ${millimetres.toLocaleString('en')}`);
  });
});

describe('the drawing that turns into a room', () => {
  it('has a figure on each of its dimension lines, also in its text alternative', async () => {
    const { main } = await visit('/services');
    const figures = ['5,200', '2,200', '1,150'];
    expect(textsOf(main, '.page-measures span')).toEqual(figures);
    const [, drawn] = within(main).getAllByRole('img');
    for (const figure of figures)
      expect(drawn).toHaveAccessibleName(expect.stringContaining(figure));
  });

  it('measures the tank of its project as its elevation does', () => {
    const { width, height } = ELEVATIONS[1] ?? { width: 0, height: 0 };
    const millimetres = [width, height].map((length) => (length * 10).toLocaleString('en'));
    const { face, water } = DESIGN_DRAWING.figures;
    expect([face, water]).toEqual(millimetres);
  });
});

describe('a concept picture', () => {
  it.each(PUBLIC_PATHS)('is marked in its caption at %s', async (path) => {
    const { main } = await visit(path);
    const figures = [...main.querySelectorAll('figure')].filter(
      (figure) => figure.querySelector('img') !== null,
    );
    const marks = within(main).queryAllByText('Concept visualisation:');
    expect(marks.length).toBeGreaterThanOrEqual(figures.length);
    for (const figure of figures) {
      const caption = within(figure).getByText(/^[A-Z].+\.$/);
      expect(caption).toHaveTextContent(/^Concept visualisation: [A-Z].+\.$/);
    }
  });

  it.each([
    '/',
    '/services',
    '/portfolio/1',
    '/coral-bank',
    '/about',
    '/experience',
    '/professionals',
  ])('is on the page %s, and one note says what its mark means', async (path) => {
    const { main } = await visit(path);
    expect(within(main).getAllByText('Concept visualisation:')).not.toHaveLength(0);
    expect(within(main).getByText('Concept visualisation')).toBeVisible();
  });
});

/** Where the last link of each public page leads. */
const ENDS = {
  '/': '/contact',
  '/services': '/contact',
  '/portfolio': '/experience',
  '/portfolio/1': '/portfolio/2',
  '/coral-bank': '/contact',
  '/about': '/contact',
  '/contact': WHY_ROUTE,
  [WHY_ROUTE]: '/contact',
  '/experience': '/about',
  '/professionals': '/contact',
  '/privacy': '/imprint',
  '/imprint': '/contact',
};

describe('the end of a page', () => {
  it('is known of each', () => {
    expect(Object.keys(ENDS).toSorted()).toEqual(PUBLIC_PATHS.toSorted());
  });

  it.each(Object.entries(ENDS))('at %s leads to %s', async (path, next) => {
    const { main } = await visit(path);
    expect(linksOf(main).at(-1)?.[1]).toBe(next);
  });
});

describe('what a client can ask for', () => {
  it.each(['/about', '/contact'])(
    'is a table with budget bands below it at %s, marked as a sample',
    async (path) => {
      await visit(path);
      const { heading, table, budget, note } = ASSURANCES;
      const section = screen.getByRole('region', { name: heading });
      const schedule = within(section).getByRole('table', { name: table.caption });
      expect(textsOf(schedule, 'th[scope="col"]')).toEqual(table.columns);
      for (const [name = '', ...cells] of table.rows) {
        const row = within(schedule).getByRole('rowheader', { name }).parentElement;
        for (const cell of cells) expect(row).toHaveTextContent(cell.replaceAll('\u00A0', ' '));
      }
      expect(textsOf(section, 'dt')).toEqual(budget.bands.map(({ volume }) => volume));
      expect(textsOf(section, 'dd')[0]).toBe('0.15–0.5 AED million');
      expect(within(section).getByText(note)).toBeVisible();
    },
  );
});

describe('Our Capabilities', () => {
  it('has four sections, each with an image and bullets', clauses('S1-1,2 S2.4-1'), async () => {
    const { main } = await visit('/services');
    const sections = SERVICES.sections.map(({ title }) =>
      within(main).getByRole('region', { name: title }),
    );
    expect(textsOf(main, 'section[aria-labelledby] h2')).toEqual([
      'Design & Engineering',
      'Fabrication & Installation',
      'Operation & Maintenance',
      'Specialty Features',
    ]);
    for (const [index, section] of sections.entries()) {
      const { bullets, illustration } = SERVICES.sections[index] ?? {};
      expect(within(section).getByRole('img', { name: illustration?.alt ?? '' })).toBeVisible();
      expect(textsOf(section, 'li')).toEqual(bullets);
    }
  });
});

describe('the Coral Bank', () => {
  it(
    'lists its impact areas, cites every finding, and calls to contact',
    clauses('S1-3 S2.4-14,15'),
    async () => {
      const { main } = await visit('/coral-bank');
      const impact = sectionOf(CORAL_BANK.impact.heading);
      expect(textsOf(impact, 'h3')).toEqual(CORAL_BANK.impact.areas.map(({ title }) => title));
      expect(textsOf(impact, 'h3').length).toBeGreaterThan(2);
      for (const { statement, source, date } of CORAL_BANK.limits.sources) {
        expect(within(main).getByText(statement).closest('li')).toHaveTextContent(
          `${statement}${source}, ${date}`,
        );
      }
      const action = sectionOf(CORAL_BANK.callToAction.heading);
      expect(linksOf(action)).toEqual([['Ask about the Coral Bank', '/contact']]);
    },
  );
});

describe('About', () => {
  it(
    'shows the story, and two team profiles with outbound social links',
    clauses('S2.4-16,17'),
    async () => {
      const { main } = await visit('/about');
      expect(textsOf(sectionOf('How the studio began'), 'p')).toEqual(ABOUT.story.paragraphs);
      const profiles = within(main).getAllByRole('article');
      expect(profiles).toHaveLength(2);
      for (const [index, profile] of profiles.entries()) {
        const content = ABOUT.team.profiles[index];
        const { name = '', role = '', biography = '', links = [], illustration } = content ?? {};
        expect(within(profile).getByRole('img')).toHaveAccessibleName(illustration?.alt);
        expect(within(profile).getByRole('heading', { name })).toBeVisible();
        expect(within(profile).getByText(role)).toBeVisible();
        expect(within(profile).getByText(biography)).toBeVisible();
        expect(links.length).toBeGreaterThan(0);
        for (const { label, url } of links) {
          const link = within(profile).getByRole('link', {
            name: `${name} on ${label} (opens in a new tab)`,
          });
          expect(link).toHaveAttribute('href', url);
          expect(link).toHaveAttribute('target', '_blank');
          expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        }
      }
    },
  );

  it.each([
    ['Vision', ABOUT.vision.text],
    ['Mission', ABOUT.mission.text],
    ['Commitment', ABOUT.commitment.text],
  ])('states the %s', clauses('S2.4-18'), async (heading, text) => {
    const { main } = await visit('/about');
    const title = within(main).getByRole('heading', { level: 2, name: heading });
    expect(title.parentElement).toHaveTextContent(`${heading}${text}`);
  });
});

describe('the Why page', () => {
  it('starts with a plant in section, whose parts have names, and a caption', async () => {
    const { main } = await visit(WHY_ROUTE);
    const { alt, caption, parts } = WHY.plant;
    const drawing = within(main).getByRole('img', { name: alt });
    const figure = drawing.closest('figure') as HTMLElement;
    expect(figure).toHaveTextContent(`Concept visualisation: ${caption}`);
    expect(
      within(figure)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(parts.map(({ title, text }) => title + text));
  });

  it(
    'shows six differentiators, each with a claim, evidence and a link, and a call to action',
    clauses('S2.4-23'),
    async () => {
      const { main } = await visit(WHY_ROUTE);
      const differentiators = main.querySelectorAll<HTMLElement>('ol > li');
      expect(differentiators).toHaveLength(6);
      for (const [index, item] of differentiators.entries()) {
        const differentiator = WHY.differentiators[index];
        const { title = '', claim = '', evidence = '', link } = differentiator ?? {};
        const figure = within(item).getByText(differentiator?.figure ?? '');
        expect(figure.parentElement).toHaveTextContent(
          `${differentiator?.figure}${differentiator?.unit}`,
        );
        expect(within(item).getByRole('heading', { level: 2, name: title })).toBeVisible();
        expect(within(item).getByText(claim)).toBeVisible();
        expect(within(item).getByText(evidence)).toBeVisible();
        expect(linksOf(item)).toEqual([[link?.label, link?.to]]);
      }
      expect(linksOf(sectionOf(WHY.callToAction.heading))).toEqual([
        ['Start Your Project', '/contact'],
      ]);
    },
  );
});

describe('For Professionals', () => {
  it(
    'shows every section for architects and designers, a table of interfaces, and a link to the contact page',
    clauses('S2.4-25'),
    async () => {
      const { main } = await visit('/professionals');
      const { blocks, figures, stages, coordination, pitfalls } = PROFESSIONALS;
      for (const { heading } of [...blocks, figures, stages, ...coordination, pitfalls]) {
        expect(within(main).getByRole('heading', { level: 2, name: heading })).toBeVisible();
      }
      const { caption, columns, rows } = PROFESSIONALS.matrix.table;
      const table = screen.getByRole('table', { name: caption });
      expect(textsOf(table, 'th[scope="col"]')).toEqual(columns);
      expect(textsOf(table, 'th[scope="row"]')).toEqual(rows.map(([name]) => name));
      expect(table.querySelectorAll('td')).toHaveLength(rows.length * 2);
      const action = sectionOf(PROFESSIONALS.callToAction.heading);
      expect(linksOf(action).map(([, to]) => to)).toEqual(['/contact']);
    },
  );
});
