import { describe, expect, it } from 'vitest';
import { BRAND } from '../../src/company/brand.ts';
import { CASE_STUDIES } from '../../src/company/site/caseStudies.ts';
import { CORAL_BANK } from '../../src/company/site/coralBank.ts';
import { PROJECTS } from '../../src/company/site/projects.ts';
import { SUBJECTS } from '../../src/company/site/navigation.ts';
import { SUBJECTS as ARABIC_SUBJECTS } from '../../src/company/site/ar/navigation.ts';
import { PROJECTS as ARABIC_PROJECTS } from '../../src/company/site/ar/projects.ts';
import type { Illustration, NextPage, PageHead } from '../../src/company/site/types.ts';
import { PUBLIC_ROUTES } from '../support/publicRoutes.ts';
import { clauses } from '../specification/clauses.ts';

const MODULES = import.meta.glob('../../src/company/site/*.ts', { eager: true });

type Text = { readonly at: string; readonly text: string };

/** Every text of the copy, with its path in the modules. */
const TEXTS: readonly Text[] = textsIn(MODULES, '');
const PROSE = TEXTS.filter(({ at }) => !/\.(to|url|id|picture|imageUrl|phone)$/.test(at));

describe('the numbers', () => {
  it.each([
    ['projects?', ['six']],
    ['services', ['four']],
    ['steps', ['five']],
    ['differences', ['six']],
    ['business days?', ['one']],
  ])('of %s are the same in every sentence', (noun, allowed) => {
    const counts = new RegExp(
      `\\b(one|two|three|four|five|six|seven|eight|nine|ten|\\d+) ${noun}\\b`,
      'gi',
    );
    const prose = PROSE.filter(({ at }) => !at.endsWith('.labels.count'));
    const counted = prose
      .flatMap(({ text }) => text.match(counts) ?? [])
      .map((words) => words.split(' ')[0]?.toLowerCase());
    expect(counted).not.toEqual([]);
    expect(new Set(counted)).toEqual(new Set(allowed));
  });
});

it.each(PROJECTS.map((project) => [project.title, project] as const))(
  'the number on the picture of %s is in its scope',
  (_title, { figure, scope }) => {
    expect(scope.replace(' litre', ' L')).toContain(`${figure?.value} ${figure?.unit}`);
  },
);

it.each(
  PROJECTS.map(({ id, title }, index) => [title, ARABIC_PROJECTS[index]?.title, id] as const),
)('a message from the page of %s names it, also in Arabic (%s)', (title, arabicTitle, id) => {
  expect(SUBJECTS[`/portfolio/${id}`]).toBe(title);
  expect(ARABIC_SUBJECTS[`/portfolio/${id}`]).toBe(arabicTitle);
});

it('a message is about one of the pages', () => {
  const projects = PROJECTS.map(({ id }) => `/portfolio/${id}`);
  const known = new Set([...PUBLIC_ROUTES.map(([route]) => route), ...projects]);
  expect(Object.keys(SUBJECTS).filter((route) => !known.has(route))).toEqual([]);
});

it.each((CASE_STUDIES[1]?.decisions ?? []).map((decision) => [decision.title, decision] as const))(
  'the number of the decision %s is in its text',
  (_title, { figure, constraint, answer }) => {
    const text = `${constraint} ${answer}`.replace('m³ an hour', 'm³/h');
    expect(text).toContain(`${figure.value} ${figure.unit}`);
  },
);

it('every page has a description of 40 to 155 characters', () => {
  const descriptions = PUBLIC_ROUTES.map(([, , , description]) => description);
  expect(descriptions.filter(({ length }) => length < 40 || length > 155)).toEqual([]);
});

it.each(['heading', 'title', 'description'])('no two pages have the same %s', (part) => {
  const index = 1 + ['heading', 'title', 'description'].indexOf(part);
  const values = PUBLIC_ROUTES.map((route) => route[index]);
  expect([...new Set(values)]).toEqual(values);
});

it('every end of a page that leads to another one has the words and the picture of its head', () => {
  const pages = Object.values(MODULES).flatMap((module) => Object.values(module as object));
  const ends = pages.flatMap(
    (page: { readonly nextPage?: NextPage } | null) => page?.nextPage ?? [],
  );
  expect(ends).toHaveLength(4);
  for (const { to, ...end } of ends) {
    const page = pages.find((each: { readonly head?: PageHead } | null) =>
      PUBLIC_ROUTES.some(([route, heading]) => route === to && each?.head?.heading === heading),
    );
    const { head, illustration } = page as { head: PageHead; illustration?: Illustration };
    const { title, eyebrow = title, heading } = head;
    expect(end).toEqual({
      eyebrow,
      heading,
      ...(illustration && { picture: illustration.picture }),
    });
  }
});

it.each([
  ['link to another site uses https', /\.url$/, /^https:\/\/www\.\w+\.com\//],
  ['phone number is a placeholder', /\d\.phone$/, /^\+971 \d{2} 555 \d{4}$/],
  ['text alternative is a sentence', /\.(alt|imageAlt|posterAlt)$/, /^[A-Z].{20,160}\.$/],
])('every %s', (_, place, pattern) => {
  const texts = TEXTS.filter(({ at }) => place.test(at));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter(({ text }) => !pattern.test(text))).toEqual([]);
});

describe('every sentence', () => {
  it.each([
    [
      'filler and superlatives',
      /\b(world-class|stunning|unparalleled|breathtaking|seamless(ly)?|elevat\w+|passion\w*|journeys?|exquisite|unrivalled|premier|leading|cutting-edge|state-of-the-art|turnkey|solutions|unique|perfect(ly)?|finest|best|award\w*|certified|certificates?)\b/i,
    ],
    ['an exclamation mark', /!/],
    ['two spaces in a row, or one at an end', /\s{2}|^\s|\s$/],
    ['a straight quotation mark or apostrophe', /['"]/],
    ['a dash between clauses', /—| – /],
    ['a hyphen where a range needs a dash', /\d-\d/],
    ['a space before a percent sign', /\d %/],
    ['a full stop missing its space', /[a-z]\.[A-Z]/],
    [
      'American spelling',
      /\b(colors?|centers?|gray|fibers?|liters?|meters?|program|organiz\w+|maximiz\w+|mold\w*|catalog)\b/i,
    ],
    [
      'an animal the law forbids to keep',
      /\b(sharks?|rays?|stingrays?|arapaimas?|arowanas?|sawfish|seahorses?|humphead|crocodil\w+|caimans?|snakes?|pythons?|big cats?)\b/i,
    ],
    ['a glyph the fonts do not have', /[→←₂≤≥≈]/],
  ])('contains no %s', (_fault, pattern) => {
    expect(PROSE.length).toBeGreaterThan(400);
    expect(PROSE.filter(({ text }) => pattern.test(withoutBrand(text)))).toEqual([]);
  });

  it('contains no money, except where the budget bands are', () => {
    const priced = PROSE.filter(({ text }) => /\b(AED|USD|dirhams?|dollars?)\b|\$/i.test(text));
    expect(priced.length).toBeGreaterThan(0);
    expect(priced.filter(({ at }) => !at.includes('/assurances.ts'))).toEqual([]);
  });

  it('on the Coral Bank states its limits', clauses('S1-3'), () => {
    const all = JSON.stringify(CORAL_BANK);
    expect(all).toContain('Restoration stays in Sri Lanka');
    expect(all).toContain('Aquaculture is licensed');
    expect(all).toContain('Nothing is taken from the wild');
  });

  it('on 24/7 support uses the same wording', clauses('S1-4'), () => {
    const mentions = PROSE.filter(({ text }) => text.includes('24/7') && text !== '24/7');
    expect(
      mentions.filter(
        ({ text }) => !/24\/7 (priority support|line|for systems in our care)/.test(text),
      ),
    ).toEqual([]);
  });

  it('on reply times makes the same promise', clauses('S9-22'), () => {
    const promises = PROSE.filter(({ text }) => text.includes('business day'));
    expect(promises.length).toBeGreaterThan(5);
    expect(promises.filter(({ text }) => !/within one business day/i.test(text))).toEqual([]);
  });
});

/** Any brand is allowed, whatever its name. */
const withoutBrand = (text: string): string =>
  text.replaceAll(BRAND.email, 'e-mail').replaceAll(BRAND.name, 'Studio');

/** Collects the texts in a value; functions are called for theirs. */
function textsIn(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value === 'function') return textsIn((value as (part: string) => unknown)('3'), at);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${at}.${key}`));
}
