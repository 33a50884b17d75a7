import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ABOUT } from '../../src/company/site/about.ts';
import { BRAND, SITE_URL } from '../../src/company/brand.ts';
import { ASSURANCES } from '../../src/company/site/assurances.ts';
import { CORAL_BANK } from '../../src/company/site/coralBank.ts';
import { ELEVATIONS } from '../../src/company/projectMeasures.ts';
import { PROFESSIONALS } from '../../src/company/site/professionals.ts';
import { DESIGN_DRAWING } from '../../src/company/site/designDrawing.ts';
import { SAMPLES } from '../../src/company/site/samples.ts';
import { SECTION_DRAWING } from '../../src/company/site/sectionDrawing.ts';
import { SERVICES } from '../../src/company/site/services.ts';
import type { Illustration } from '../../src/company/site/types.ts';
import { WHY } from '../../src/company/site/why.ts';
import { PUBLIC_ROUTES, WHY_ROUTE } from '../support/publicRoutes.ts';
import { linksOf, sectionOf, siteHeader, textsOf, visit } from './visit.tsx';
import { clauses } from '../specification/clauses.ts';

/** Where the last link of a page leads, unless to /contact; that of the privacy notice has none. */
const ENDS: Readonly<Record<string, string | undefined>> = {
  '/privacy': undefined,
  '/portfolio': '/experience',
  '/portfolio/1': '/portfolio/2',
  '/contact': WHY_ROUTE,
  '/experience': '/about',
  '/imprint': `mailto:${BRAND.email}`,
};

/** The page that the header marks as current. */
const CURRENT: Readonly<Record<string, string>> = {
  '/services': 'Our Capabilities',
  '/portfolio': 'Portfolio',
  '/portfolio/1': 'Portfolio',
  '/coral-bank': 'Coral Bank',
  '/about': 'About',
  '/contact': 'Start Your Project',
};

describe('the public pages', () => {
  it.each(PUBLIC_ROUTES)(
    'at %s have one heading, %s, a title, a description, the header, the footer and their contents',
    clauses('S1-1,2,3 S2.1-1,3 S2.2-6 S2.4-1,14,15,16,17,18,23,25'),
    async (path, heading, title, text) => {
      document.head.innerHTML =
        '<title>Before</title><meta name="description" content="" /><link rel="canonical" />';
      const { main } = await visit(path);
      const headings = screen.getAllByRole('heading', { level: 1 });
      expect(headings).toHaveLength(1);
      expect(headings[0]).toHaveAccessibleName(heading);
      expect(document.title).toBe(title);
      expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', text);
      expect(window.location.hash).toBe(`#${path}`);
      expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
        'href',
        SITE_URL + (path === '/' ? '' : `${path.slice(1)}/`),
      );
      const navigation = within(siteHeader()).getByRole('navigation', { name: 'Main' });
      const current = navigation.querySelectorAll('[aria-current="page"]');
      expect([...current].map(({ textContent }) => textContent)).toEqual(
        path in CURRENT ? [CURRENT[path]] : [],
      );
      expect(screen.getByRole('contentinfo')).toBeVisible();
      expect(linksOf(main).at(-1)?.[1]).toBe(path in ENDS ? ENDS[path] : '/contact');
      expectConceptMarks(main);
      CONTENTS[path]?.(main);
    },
  );
});

/** Every concept picture is marked in its caption, and at most one note says what its mark means, unless that of the projects does. */
function expectConceptMarks(main: HTMLElement): void {
  const figures = [...main.querySelectorAll('figure:has(img)')];
  const marks = within(main).queryAllByText('Concept visualisation:');
  expect(marks.length).toBeGreaterThanOrEqual(figures.length);
  for (const figure of figures)
    expect(figure.querySelector('figcaption')).toHaveTextContent(
      /^Concept visualisation: [A-Z].+\./,
    );
  const notes = within(main).queryAllByText('Concept visualisation');
  const isSaidBefore = main.querySelector('.page-head-project') !== null;
  expect(notes).toHaveLength(marks.length > 0 && !isSaidBefore ? 1 : 0);
}

/** The page begins with the picture, and its caption is visible. */
function expectHeadPicture(main: HTMLElement, { alt, caption = '' }: Illustration): void {
  const [first] = within(main).getAllByRole('img');
  expect(first).toHaveAccessibleName(alt);
  expect(first).toHaveAttribute('loading', 'eager');
  expect(within(main).getByText(caption)).toBeVisible();
}

/** The drawing has a figure on each of its dimension lines, also in its text alternative. */
function expectMeasures(main: HTMLElement, figures: readonly string[]): void {
  expect(textsOf(main, '.page-measures span')).toEqual(figures);
  const [, drawn] = within(main).getAllByRole('img');
  for (const figure of figures)
    expect(drawn).toHaveAccessibleName(expect.stringContaining(figure.replace('Ø ', '')));
}

const millimetres = (length = 0) => (length * 10).toLocaleString('en');

it('a drawing measures the tank of its project as its elevation does', () => {
  expect(SECTION_DRAWING.figures.tank).toBe(`Ø ${millimetres(ELEVATIONS[5]?.width)}`);
  const { face, water } = DESIGN_DRAWING.figures;
  expect([face, water]).toEqual([
    millimetres(ELEVATIONS[1]?.width),
    millimetres(ELEVATIONS[1]?.height),
  ]);
});

it('nothing stands beside what is no longer invented', async () => {
  const words = { ...SAMPLES };
  onTestFinished(() => void Object.assign(SAMPLES, words));
  for (const name of Object.keys(words)) Reflect.deleteProperty(SAMPLES, name);
  const { main } = await visit('/about');
  expect(main).toHaveTextContent(`The people${ABOUT.team.text}`);
  expect(main).toHaveTextContent(`What you can ask for${ASSURANCES.text}`);
  expect(main).not.toHaveTextContent('Concept visualisation');
});

/** What each page shows beside that. */
const CONTENTS: Readonly<Record<string, (main: HTMLElement) => void>> = {
  // Our Capabilities has four sections, each with an image and bullets, and a drawing.
  '/services': (main) => {
    expectMeasures(main, ['5,200', '2,200', '1,150']);
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
      // Of these, architects look for the first.
      expect(linksOf(section).map(([, to]) => to)).toEqual(
        index === 0 ? ['/professionals?part=figures'] : [],
      );
    }
  },
  // The Coral Bank lists its impact areas, cites every finding, and calls to contact.
  '/coral-bank': (main) => {
    expectHeadPicture(main, CORAL_BANK.illustration);
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
  // About shows the story, two team profiles with outbound social links, and what a client can ask for.
  '/about': (main) => {
    expectHeadPicture(main, ABOUT.illustration);
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
    for (const [heading, { text }] of [
      ['Vision', ABOUT.vision],
      ['Mission', ABOUT.mission],
      ['Commitment', ABOUT.commitment],
    ] as const) {
      const title = within(main).getByRole('heading', { level: 2, name: heading });
      expect(title.parentElement).toHaveTextContent(`${heading}${text}`);
    }
    expectSample('The people', 'Sample names');
    expectAssurances();
  },
  // The Why page shows a plant in section, six differentiators with claim, evidence and link, and a call to action.
  [WHY_ROUTE]: (main) => {
    const { alt, caption, parts } = WHY.plant;
    const figure = within(main).getByRole('img', { name: alt }).closest('figure') as HTMLElement;
    expect(figure).toHaveTextContent(`Concept visualisation: ${caption}`);
    expect(textsOf(figure, 'li')).toEqual(parts.map(({ title, text }) => title + text));
    const differentiators = main.querySelectorAll<HTMLElement>('ol > li');
    expect(differentiators).toHaveLength(6);
    for (const [index, item] of differentiators.entries()) {
      const differentiator = WHY.differentiators[index];
      const { title = '', claim = '', evidence = '', link } = differentiator ?? {};
      expect(item).toHaveTextContent(`${differentiator?.figure}${differentiator?.unit}`);
      expect(within(item).getByRole('heading', { level: 2, name: title })).toBeVisible();
      expect(within(item).getByText(claim)).toBeVisible();
      expect(within(item).getByText(evidence)).toBeVisible();
      expect(linksOf(item)).toEqual([[link?.label, link?.to]]);
    }
    expect(linksOf(sectionOf(WHY.callToAction.heading))).toEqual([
      ['Start Your Project', '/contact'],
    ]);
  },
  // For Professionals shows every section for architects and designers, a table of interfaces, and a link to the contact page.
  '/professionals': (main) => {
    const { blocks, figures, stages, coordination, pitfalls } = PROFESSIONALS;
    expectHeadPicture(main, PROFESSIONALS.illustration);
    expectMeasures(main, ['2,900', 'Ø 1,900', '800']);
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
};

/** The line of a heading says that what follows is invented. */
function expectSample(heading: string, word: string): void {
  const line = screen.getByRole('heading', { name: heading }).parentElement;
  expect(line).toHaveTextContent(heading + word);
}

/** A table with budget bands below it, marked as a sample. */
function expectAssurances(): void {
  const { heading, table, budget } = ASSURANCES;
  const section = screen.getByRole('region', { name: heading });
  const schedule = within(section).getByRole('table', { name: table.caption });
  expect(textsOf(schedule, 'th[scope="col"]')).toEqual(table.columns);
  for (const [name = '', ...cells] of table.rows) {
    const row = within(schedule).getByRole('rowheader', { name }).parentElement;
    for (const cell of cells) expect(row).toHaveTextContent(cell.replaceAll('\u00A0', ' '));
  }
  expect(textsOf(section, 'dt')).toEqual(budget.bands.map(({ volume }) => volume));
  expect(textsOf(section, 'dd')[0]).toBe('0.15–0.5 AED million');
  expectSample(heading, 'Sample terms and figures');
}
