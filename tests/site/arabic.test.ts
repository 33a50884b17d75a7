import { expect, describe, it } from 'vitest';
import { BRAND, IN_ARABIC, LEGAL } from '../../src/company/brand.ts';
import { EXPERIENCE } from '../../src/company/site/ar/experience.ts';
import { PORTFOLIO } from '../../src/company/site/ar/projects.ts';
import { REVIEWS_SECTION } from '../../src/company/site/ar/reviews.ts';
import { SENDING } from '../../src/company/site/ar/enquirySending.ts';
import { WALL_SHEET } from '../../src/company/site/ar/wallSheet.ts';

/** The copy by file. That each Arabic export has the type of the English one, its file says. */
const ENGLISH = import.meta.glob('../../src/company/site/*.ts', { eager: true });
const ARABIC = import.meta.glob('../../src/company/site/ar/*.ts', { eager: true });

const arabicOf = (path: string): string => path.replace('/site/', '/site/ar/');

/** A text or another value of the English copy beside its Arabic counterpart. */
type Pair = { readonly at: string; readonly english: unknown; readonly arabic: unknown };

const PAIRS: readonly Pair[] = Object.entries(ENGLISH).flatMap(([path, english]) =>
  pairsOf(english, ARABIC[arabicOf(path)], path.replace(/^.*\/(\w+)\.ts$/, '$1')),
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
const LATIN = new Set(
  (
    'LinkedIn Instagram Google Firebase reCAPTCHA IP English PAR LED ICP dGH dKH N+1 316L CITES Acropora ' +
    'Porites BIM P&ID BACnet Modbus Revit IFC LOD V Return standby'
  ).split(' '),
);

/** Texts whose numbers are words in Arabic: one week, two weeks. */
const NUMBERS_IN_WORDS = new Set(['contact.CONTACT.next.lines.1.text']);

describe.each(HAS_ARABIC ? ['Arabic'] : [])('the %s copy', () => {
  it('has the same shape, and the same values where these are no words', () => {
    expect(VALUES.length).toBeGreaterThan(200);
    const different = VALUES.filter(({ english, arabic }) => !isSame(english, arabic));
    expect(different).toEqual([]);
    expect(TEXTS.filter(({ arabic }) => typeof arabic !== 'string')).toEqual([]);
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
    ['comma before or', /، أو /],
    ['word that says something else than meant', /شظ|الوافد|قشّار|الماء الحي|علّموا|قبل الجمال/],
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

const { count } = PORTFOLIO.labels;
const { inWeeks, inMonths, of } = EXPERIENCE.labels;
const { rating } = REVIEWS_SECTION;
const { tooLong } = SENDING;
const { summary, figures } = WALL_SHEET;

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
  [
    ...Object.values(IN_ARABIC),
    ...Object.values(LEGAL),
    BRAND.email,
    BRAND.phone,
    BRAND.name,
    BRAND.slug,
    'name@example.com',
  ].reduce((rest, name) => rest.replaceAll(name, ''), text);
