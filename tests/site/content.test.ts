import { describe, expect, it } from 'vitest';
import { BRAND } from '../../src/brand.ts';
import * as about from '../../src/site/content/about.ts';
import * as caseStudies from '../../src/site/content/caseStudies.ts';
import * as contact from '../../src/site/content/contact.ts';
import * as coralBank from '../../src/site/content/coralBank.ts';
import * as experience from '../../src/site/content/experience.ts';
import * as home from '../../src/site/content/home.ts';
import * as navigation from '../../src/site/content/navigation.ts';
import * as notFound from '../../src/site/content/notFound.ts';
import * as professionals from '../../src/site/content/professionals.ts';
import * as projects from '../../src/site/content/projects.ts';
import * as reviews from '../../src/site/content/reviews.ts';
import * as services from '../../src/site/content/services.ts';
import * as why from '../../src/site/content/why.ts';
import { PUBLIC_PATHS } from '../support/publicRoutes.ts';

const MODULES = {
  about,
  caseStudies,
  contact,
  coralBank,
  experience,
  home,
  navigation,
  notFound,
  professionals,
  projects,
  reviews,
  services,
  why,
};

const HEADS = [
  about.ABOUT.head,
  contact.CONTACT.head,
  coralBank.CORAL_BANK.head,
  experience.EXPERIENCE.head,
  { title: 'Home', heading: home.HOME.hero.title, ...home.HOME.head },
  notFound.NOT_FOUND.head,
  professionals.PROFESSIONALS.head,
  projects.PORTFOLIO.head,
  services.SERVICES.head,
  why.WHY.head,
];

const { PROJECTS, FILTERS, PORTFOLIO } = projects;
const { CASE_STUDIES, PROJECT_NOT_FOUND } = caseStudies;
const { REVIEWS, REVIEWS_SECTION } = reviews;
const { CONSULTATION_FORM, CONTACT } = contact;
const { SERVICES } = services;
const { HOME } = home;

type Text = { readonly at: string; readonly text: string };

/** Every text of the copy, with its path in the modules. */
const TEXTS: readonly Text[] = textsIn(MODULES, '');
const PROSE = TEXTS.filter(
  ({ at }) => !/\.(to|url|id|picture|imageUrl|phone|whatsAppPhone)$/.test(at),
);

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

  it('of services and their names agree on the home page and the services page', () => {
    expect(HOME.services.cards.map(({ title }) => title)).toEqual(
      SERVICES.sections.map(({ title }) => title),
    );
    for (const { bullets } of SERVICES.sections) {
      expect(bullets.length).toBeGreaterThanOrEqual(5);
      expect(bullets.length).toBeLessThanOrEqual(6);
    }
  });
});

describe('the projects', () => {
  it('include one complete case study [S3-16]', () => {
    expect(PROJECTS.filter(({ isCaseStudy }) => isCaseStudy).map(({ id }) => id)).toEqual([1]);
    expect(Object.keys(CASE_STUDIES)).toEqual(['1']);
    const first = CASE_STUDIES[1];
    expect(first?.decisions?.length).toBeGreaterThanOrEqual(4);
    expect(first?.decisions?.length).toBeLessThanOrEqual(6);
    expect(first?.testimonial).toBeDefined();
    expect(first?.facts?.map(({ term }) => term)).toEqual([
      'Type',
      'Volume',
      'Dimensions',
      'Viewing panels',
      'Life support',
      'Lighting',
      'Livestock',
      'Our role',
      'Programme',
    ]);
    expect(first?.galleryImages?.map(({ picture }) => picture)).toEqual([
      'gallery-side',
      'gallery-macro',
      'design-drawing',
      'dry-fit',
      'plant-room',
    ]);
  });

  it('include every category of the filter [S3-17]', () => {
    const filtered = FILTERS.flatMap(({ category }) => category ?? []);
    expect(new Set(PROJECTS.map(({ category }) => category))).toEqual(new Set(filtered));
    expect(filtered).toEqual(['Marine', 'Freshwater', 'Ponds', 'Vivariums']);
  });

  it('have at least four highlights each', () => {
    for (const { highlights } of PROJECTS) expect(highlights.length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    [1, 25],
    [2, 2.07],
    [4, 18],
  ])('%i states the volume of its dimensions', (id, cubicMetres) => {
    const parts = [PROJECTS.find((each) => each.id === id), CASE_STUDIES[id]];
    const [, length, width, height] =
      /([\d.]+) × ([\d.]+) × ([\d.]+) m/.exec(JSON.stringify(parts)) ?? [];
    const volume = Number(length) * Number(width) * Number(height);
    expect(Math.abs(volume - cubicMetres) / cubicMetres).toBeLessThan(0.01);
  });

  it('state 25,000 litres for the first tank everywhere [S1-4]', () => {
    const first = JSON.stringify(PROJECTS[0]);
    expect(first).toContain('25,000 litre');
    expect(first).toContain('25,000 L');
    expect(first.match(/\d+,000 (L|litre)/g)?.every((each) => each.startsWith('25,000'))).toBe(
      true,
    );
    expect(HOME.claims[0]).toMatchObject({ figure: '25,000', label: 'litres' });
    expect(PORTFOLIO.head.description).toContain('25,000 litre');
  });

  it('are labelled as concepts', () => {
    expect(projects.CONCEPT_NOTE).toMatch(/^Concept projects\..* are placeholders/);
    for (const { galleryImages = [] } of Object.values(CASE_STUDIES)) {
      for (const { caption } of galleryImages) expect(caption).toMatch(/Concept visualisation\.$/);
    }
  });

  it('each have a review', () => {
    expect(REVIEWS.map(({ project }) => project)).toEqual(PROJECTS.map(({ title }) => title));
    expect(REVIEWS_SECTION.note).toMatch(/^Sample/);
  });
});

describe('every page', () => {
  it('has a description of 40 to 155 characters', () => {
    const descriptions = [...HEADS, PROJECT_NOT_FOUND].map(({ description }) => description);
    expect(descriptions.filter(({ length }) => length < 40 || length > 155)).toEqual([]);
  });

  it('has a unique title, heading and description', () => {
    for (const key of ['title', 'heading', 'description'] as const) {
      const values = HEADS.map((head) => head[key]);
      expect([...new Set(values)]).toEqual(values);
    }
  });
});

describe('every link', () => {
  it('within the site leads to a page', () => {
    const links = TEXTS.filter(({ at }) => at.endsWith('.to'));
    expect(links.length).toBeGreaterThan(20);
    expect(
      links.filter(({ text }) => !PUBLIC_PATHS.includes(text.replace(/\?part=.*/, ''))),
    ).toEqual([]);
  });

  it('to another site uses https and its name as the label', () => {
    for (const { links } of about.ABOUT.team.profiles) {
      expect(links.length).toBeGreaterThan(0);
      for (const { label, url } of links) {
        expect(new URL(url).protocol).toBe('https:');
        expect(new URL(url).hostname).toBe(`www.${label.toLowerCase()}.com`);
      }
    }
  });

  it('to a phone has a valid number', () => {
    const members = CONTACT.groups.flatMap((group) => group.members);
    const phones = members.flatMap(({ phone }) => phone ?? []);
    expect(phones.length).toBeGreaterThan(0);
    expect(phones.length).toBeLessThan(members.length);
    for (const phone of [...phones, CONSULTATION_FORM.thanks.whatsAppPhone]) {
      expect(phone).toMatch(/^\+971 \d{2} 555 \d{4}$/);
    }
    expect(phones).toContain(CONSULTATION_FORM.thanks.whatsAppPhone);
  });
});

describe('every sentence', () => {
  it('is found by this test', () => {
    expect(PROSE.length).toBeGreaterThan(400);
  });

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
    ['money', /\b(AED|USD|dirhams?|dollars?)\b|\$/i],
    ['a glyph the fonts do not have', /[→←₂≤≥≈]/],
  ])('contains no %s', (_fault, pattern) => {
    expect(PROSE.filter(({ text }) => pattern.test(withoutBrand(text)))).toEqual([]);
  });

  it('on the Coral Bank states its limits [S1-3]', () => {
    const all = JSON.stringify(coralBank.CORAL_BANK);
    expect(all).toContain('Restoration stays in Sri Lanka');
    expect(all).toContain('Aquaculture is licensed');
    expect(all).toContain('Nothing is taken from the wild');
    for (const { source, date } of coralBank.CORAL_BANK.limits.sources) {
      expect(source).not.toBe('');
      expect(date).toMatch(/\b(19|20)\d\d$/);
    }
  });

  it('on 24/7 support uses the same wording [S1-4]', () => {
    const mentions = PROSE.filter(({ text }) => text.includes('24/7') && text !== '24/7');
    expect(
      mentions.filter(
        ({ text }) => !/24\/7 (priority support|line|for systems in our care)/.test(text),
      ),
    ).toEqual([]);
  });

  it('on reply times makes the same promise [S9-22]', () => {
    const promises = PROSE.filter(({ text }) => text.includes('business day'));
    expect(promises.length).toBeGreaterThan(5);
    expect(promises.filter(({ text }) => !/within one business day/i.test(text))).toEqual([]);
  });
});

describe('every picture', () => {
  it('has a text alternative that ends with a full stop', () => {
    const descriptions = TEXTS.filter(({ at }) => /\.(alt|imageAlt|posterAlt)$/.test(at));
    expect(descriptions.length).toBeGreaterThan(12);
    for (const { text } of descriptions) expect(text).toMatch(/^[A-Z].{20,160}\.$/);
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
