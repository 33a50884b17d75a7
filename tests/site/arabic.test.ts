import { expect, describe, it } from 'vitest';
import { BRAND, LEGAL } from '../../src/company/brand.ts';
import * as about from '../../src/company/site/ar/about.ts';
import * as assurances from '../../src/company/site/ar/assurances.ts';
import * as behindTheWall from '../../src/company/site/ar/behindTheWall.ts';
import * as caseStudies from '../../src/company/site/ar/caseStudies.ts';
import * as closeUps from '../../src/company/site/ar/closeUps.ts';
import * as concept from '../../src/company/site/ar/concept.ts';
import * as consultationForm from '../../src/company/site/ar/consultationForm.ts';
import * as contact from '../../src/company/site/ar/contact.ts';
import * as coralBank from '../../src/company/site/ar/coralBank.ts';
import * as designDrawing from '../../src/company/site/ar/designDrawing.ts';
import * as elevations from '../../src/company/site/ar/elevations.ts';
import * as enquiryPrivacy from '../../src/company/site/ar/enquiryPrivacy.ts';
import * as experience from '../../src/company/site/ar/experience.ts';
import * as home from '../../src/company/site/ar/home.ts';
import * as imprint from '../../src/company/site/ar/imprint.ts';
import * as language from '../../src/company/site/ar/language.ts';
import * as meridianDay from '../../src/company/site/ar/meridianDay.ts';
import * as navigation from '../../src/company/site/ar/navigation.ts';
import * as notFound from '../../src/company/site/ar/notFound.ts';
import * as privacy from '../../src/company/site/ar/privacy.ts';
import * as professionals from '../../src/company/site/ar/professionals.ts';
import * as projects from '../../src/company/site/ar/projects.ts';
import * as responsePromise from '../../src/company/site/ar/responsePromise.ts';
import * as reviews from '../../src/company/site/ar/reviews.ts';
import * as sectionDrawing from '../../src/company/site/ar/sectionDrawing.ts';
import * as sending from '../../src/company/site/ar/sending.ts';
import * as services from '../../src/company/site/ar/services.ts';
import * as wall from '../../src/company/site/ar/wall.ts';
import * as wallSheet from '../../src/company/site/ar/wallSheet.ts';
import * as why from '../../src/company/site/ar/why.ts';
import type { Translated } from '../../src/company/site/ar/translated.ts';

/** The Arabic copy by file. A missing or misshapen export does not compile. */
const ARABIC = {
  about: about satisfies Translated<typeof import('../../src/company/site/about.ts')>,
  assurances: assurances satisfies Translated<
    typeof import('../../src/company/site/assurances.ts')
  >,
  behindTheWall: behindTheWall satisfies Translated<
    typeof import('../../src/company/site/behindTheWall.ts')
  >,
  caseStudies: caseStudies satisfies Translated<
    typeof import('../../src/company/site/caseStudies.ts')
  >,
  closeUps: closeUps satisfies Translated<typeof import('../../src/company/site/closeUps.ts')>,
  concept: concept satisfies Translated<typeof import('../../src/company/site/concept.ts')>,
  consultationForm: consultationForm satisfies Translated<
    typeof import('../../src/company/site/consultationForm.ts')
  >,
  contact: contact satisfies Translated<typeof import('../../src/company/site/contact.ts')>,
  coralBank: coralBank satisfies Translated<typeof import('../../src/company/site/coralBank.ts')>,
  designDrawing: designDrawing satisfies Translated<
    typeof import('../../src/company/site/designDrawing.ts')
  >,
  elevations: elevations satisfies Translated<
    typeof import('../../src/company/site/elevations.ts')
  >,
  enquiryPrivacy: enquiryPrivacy satisfies Translated<
    typeof import('../../src/company/site/enquiryPrivacy.ts')
  >,
  experience: experience satisfies Translated<
    typeof import('../../src/company/site/experience.ts')
  >,
  home: home satisfies Translated<typeof import('../../src/company/site/home.ts')>,
  imprint: imprint satisfies Translated<typeof import('../../src/company/site/imprint.ts')>,
  language: language satisfies Translated<typeof import('../../src/company/site/language.ts')>,
  meridianDay: meridianDay satisfies Translated<
    typeof import('../../src/company/site/meridianDay.ts')
  >,
  navigation: navigation satisfies Translated<
    typeof import('../../src/company/site/navigation.ts')
  >,
  notFound: notFound satisfies Translated<typeof import('../../src/company/site/notFound.ts')>,
  privacy: privacy satisfies Translated<typeof import('../../src/company/site/privacy.ts')>,
  professionals: professionals satisfies Translated<
    typeof import('../../src/company/site/professionals.ts')
  >,
  projects: projects satisfies Translated<typeof import('../../src/company/site/projects.ts')>,
  responsePromise: responsePromise satisfies Translated<
    typeof import('../../src/company/site/responsePromise.ts')
  >,
  reviews: reviews satisfies Translated<typeof import('../../src/company/site/reviews.ts')>,
  sectionDrawing: sectionDrawing satisfies Translated<
    typeof import('../../src/company/site/sectionDrawing.ts')
  >,
  sending: sending satisfies Translated<typeof import('../../src/company/site/sending.ts')>,
  services: services satisfies Translated<typeof import('../../src/company/site/services.ts')>,
  wall: wall satisfies Translated<typeof import('../../src/company/site/wall.ts')>,
  wallSheet: wallSheet satisfies Translated<typeof import('../../src/company/site/wallSheet.ts')>,
  why: why satisfies Translated<typeof import('../../src/company/site/why.ts')>,
} as const;

const ENGLISH = import.meta.glob('../../src/company/site/*.ts', { eager: true });

/** A text or another value of the English copy beside its Arabic counterpart. */
type Pair = { readonly at: string; readonly english: unknown; readonly arabic: unknown };

const PAIRS: readonly Pair[] = Object.entries(ARABIC).flatMap(([name, arabic]) =>
  pairsOf(ENGLISH[`../../src/company/site/${name}.ts`], arabic, name),
);

/** What is no text: it has to be the same in both. What differs by language is not compared. */
const VALUES = PAIRS.filter(
  ({ at, english }) =>
    !at.startsWith('language.') &&
    (typeof english !== 'string' ||
      /\.(to|url|id|picture|imageUrl|\d\.phone|category|part|source|shape|life)$|phases\.\d+\.unit$/.test(
        at,
      )),
);

const isText = (pair: Pair): pair is Pair & { readonly english: string; readonly arabic: string } =>
  typeof pair.english === 'string' &&
  !VALUES.includes(pair) &&
  !/^language\.\w+\.(code|direction|prefix|locale)$/.test(pair.at);

const TEXTS = PAIRS.filter(isText);

/** Names and symbols that Arabic texts of the trade keep in Latin letters. */
const LATIN = new Set([
  'LinkedIn',
  'Instagram',
  'Google',
  'Firebase',
  'reCAPTCHA',
  'IP',
  'English',
  'PAR',
  'LED',
  'ICP',
  'dGH',
  'dKH',
  'N+1',
  '316L',
  'CITES',
  'Acropora',
  'Porites',
  'BIM',
  'P&ID',
  'BACnet',
  'Modbus',
  'Revit',
  'IFC',
  'LOD',
  // What is written on a valve in a picture.
  'V',
  'Return',
  'standby',
]);

/** Texts whose numbers are words in Arabic: one week, two weeks. */
const NUMBERS_IN_WORDS = new Set(['contact.CONTACT.next.lines.1.text']);

describe('the Arabic copy', () => {
  it('has a file for each English one', () => {
    const files = Object.keys(ENGLISH).map((path) => path.replace(/^.*\/(\w+)\.ts$/, '$1'));
    // Its types have no words.
    expect(Object.keys(ARABIC)).toEqual(files.filter((name) => name !== 'types').toSorted());
  });

  it('has the same shape, and the same values where these are no words', () => {
    expect(VALUES.length).toBeGreaterThan(200);
    const different = VALUES.filter(({ english, arabic }) => !isSame(english, arabic));
    expect(different).toEqual([]);
  });

  it('has every number of the English one', () => {
    const lost = TEXTS.filter(
      ({ at, english, arabic }) =>
        !NUMBERS_IN_WORDS.has(at) &&
        numbersIn(english).some((number) => !numbersIn(arabic).includes(number)),
    );
    expect(lost).toEqual([]);
  });

  it('is in Arabic, with Latin letters only where the trade has them', () => {
    expect(TEXTS.length).toBeGreaterThan(600);
    const other = TEXTS.filter(({ english, arabic }) => {
      const [expected, latin] = [english, arabic].map(latinIn);
      const hasWords = expected?.some((word) => !LATIN.has(word));
      return (
        (hasWords && !/\p{Script=Arabic}/u.test(arabic)) || latin?.some((word) => !LATIN.has(word))
      );
    });
    expect(other).toEqual([]);
  });

  it.each([
    ['Latin comma, semicolon or question mark', /\p{Script=Arabic}\p{M}*\s*[,;?]/u],
    ['lengthened letter', /\u0640/],
    ['Arabic-Indic digits', /[\u0660-\u0669\u06F0-\u06F9]/],
    ['vowel signs other than doubling and the ending of the accusative', /[\u064E\u0652\u064C]/],
    ['foreign quotation mark', /["'“”‘’]/],
    ['double space, nor one at an end', /\s{2}|\s$/],
    ['space before a mark', /\s[،؛؟.:](?!\d)/],
    ['exclamation mark', /!/],
    ['dash between clauses', /—| – /],
    ['word that the glossary replaces', /أكواريوم|سكيمر|فلتر|فلترة|سُمك|تشيلر|أونلاين|إيميل|واتس آب/],
  ])('contains no %s', (_fault, pattern) => {
    expect(TEXTS.filter(({ arabic }) => pattern.test(arabic))).toEqual([]);
  });

  it('describes every page in at most 155 characters, and no two alike', () => {
    const descriptions = TEXTS.filter(({ at }) => at.endsWith('.description')).map(
      ({ arabic }) => arabic,
    );
    expect(descriptions.filter(({ length }) => length < 40 || length > 155)).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

const { count } = projects.PORTFOLIO.labels;
const { inWeeks, inMonths, of } = experience.EXPERIENCE.labels;
const { rating } = reviews.REVIEWS_SECTION;
const { tooLong } = sending.SENDING;
const { summary, figures } = wallSheet.WALL_SHEET;

it.each([
  [count(0), 'لا مشاريع معروضة'],
  [count(1), 'مشروع واحد معروض'],
  [count(2), 'مشروعان معروضان'],
  [count(3), '3 مشاريع معروضة'],
  [count(11), '11 مشروعًا معروضًا'],
  [count(100), '100 مشروع معروض'],
  [rating(1), 'نجمة واحدة من 5'],
  [rating(2), 'نجمتان من 5'],
  [rating(3), '3 نجوم من 5'],
  [inWeeks(1, 2), 'من أسبوع إلى أسبوعين'],
  [inWeeks(2, 3), 'من أسبوعين إلى 3 أسابيع'],
  [inWeeks(3, 11), 'من 3 إلى 11 أسبوعًا'],
  [inWeeks(11, 100), 'من 11 إلى 100 أسبوع'],
  [inMonths(1, 3), 'من شهر إلى 3 أشهر'],
  [of(inMonths(3, 6), 'لإدخال الأحياء'), 'من 3 إلى 6 أشهر لإدخال الأحياء'],
  [tooLong('100', '103'), 'الحد الأقصى هنا 100 حرف، وفي النص 103 أحرف.'],
  [tooLong('5,000', '5,011'), 'الحد الأقصى هنا 5,000 حرف، وفي النص 5,011 حرفًا.'],
  [
    summary('1.0 × 0.6 × 0.6', '360', '2', '11'),
    '1.0 × 0.6 × 0.6 متر، نحو 360 لترًا، طنان، 11 كيلوباسكال',
  ],
  [
    summary('6.0 × 2.4 × 1.2', '17,300', '3', '34'),
    '6.0 × 2.4 × 1.2 متر، نحو 17,300 لتر، 3 أطنان، 34 كيلوباسكال',
  ],
  [
    figures.pressure.rule('17', '7.2', 'reef'),
    'الحِمل على مساحته وهي 7.2 م²: نحو 17 ضعفًا لما تحمله أرضية سكنية عادية، أي 2 كيلوباسكال.',
  ],
  [
    figures.pressure.rule('100', '7.2', 'koi'),
    'الحِمل على 7.2 م² تحت غلاف البركة: نحو 100 ضعف ما تحمله أرضية سكنية عادية، أي 2 كيلوباسكال.',
  ],
])('the noun agrees with its number: %s', (sentence, expected) => {
  expect(sentence.replaceAll('\u00A0', ' ')).toBe(expected);
});

/** The values of both in the order of the English one. A key that only one has is a pair with nothing. */
function pairsOf(english: unknown, arabic: unknown, at: string): Pair[] {
  if (typeof english !== 'object' || english === null) return [{ at, english, arabic }];
  const parts = (arabic ?? {}) as Readonly<Record<string, unknown>>;
  // A module may export more than the English one.
  const isModule = !at.includes('.');
  const keys = isModule
    ? Object.keys(english)
    : [...new Set([...Object.keys(english), ...Object.keys(parts)])];
  return keys.flatMap((key) =>
    pairsOf((english as Record<string, unknown>)[key], parts[key], `${at}.${key}`),
  );
}

/** Functions are compared by what the sentences above say. */
const isSame = (english: unknown, arabic: unknown): boolean =>
  typeof english === 'function' ? typeof arabic === 'function' : english === arabic;

/** The numbers of a text; round the clock has words of its own. */
const numbersIn = (text: string): readonly string[] =>
  (text === '24/7' ? text : text.replaceAll(/24\/7|3D/g, '')).match(/\d+(?:[.,]\d+)*/g) ?? [];

/** The words of a text in Latin letters, without names of the company. */
const latinIn = (text: string): readonly string[] =>
  withoutNames(text).match(/[A-Za-z\d]*[A-Za-z][\w&+]*/g) ?? [];

const withoutNames = (text: string): string =>
  [BRAND.email, BRAND.phone, BRAND.name, BRAND.slug, LEGAL.trn, 'name@example.com'].reduce(
    (rest, name) => rest.replaceAll(name, ''),
    text,
  );
