import { BRAND, IN_ARABIC } from '../../src/company/brand.ts';
import { InputError } from '../operations/program.ts';

/** What `npm run adopt` asks, in this order; beside the steps that are done, it is kept in .adopt.json. */
export type Answers = {
  readonly name: string;
  readonly domain: string;
  readonly city: string;
  /** The same in Arabic letters; `no` leaves the pages in Arabic out. */
  readonly cityInArabic: string;
  readonly project: string;
  readonly region: string;
  readonly support: string;
  /** The id of a second project for rehearsals; blank for none. */
  readonly rehearsals: string;
  /** Whether what is still invented of the site is published all the same. */
  readonly acceptsPlaceholders: string;
};

type Question = {
  readonly text: string;
  /** What an empty answer means, given those before it. */
  readonly preset: (answers: Partial<Answers>) => string;
  readonly pattern: RegExp;
  /** What an answer has to be, for one that is not. */
  readonly wanted: string;
};

/** Where a Realtime Database can be; the first is what most of its latency to the Gulf speaks for. */
export const REGIONS = ['europe-west1', 'asia-southeast1', 'us-central1'] as const;

const PROJECT_ID = /^[a-z][a-z\d-]{4,28}[a-z\d]$/;
const YES_OR_NO = /^(yes|no)$/;

/** Lower-case letters, digits and hyphens, as in addresses. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^[\d-]+|-+$/g, '');

export const QUESTIONS: Readonly<Record<keyof Answers, Question>> = {
  name: {
    text: 'The name of the company',
    preset: () => '',
    // In the source, where it stands between single quotes.
    pattern: /^[^\s'\\]([^'\\\p{Cc}]{0,48}[^\s'\\])?$/u,
    wanted: "at most 50 characters, without ' and \\",
  },
  domain: {
    text: 'The domain of the site and of its e-mail',
    preset: ({ name = '' }) => (toSlug(name) === '' ? '' : `${toSlug(name)}.com`),
    pattern: /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/,
    wanted: 'a domain like example.com',
  },
  city: {
    text: 'The city',
    preset: () => BRAND.city,
    pattern: /^[^\s'\\][^'\\\p{Cc}]{0,48}$/u,
    wanted: "at most 50 characters, without ' and \\",
  },
  cityInArabic: {
    text: 'The city in Arabic letters, or no for a site in English alone',
    preset: ({ city }) => (city === BRAND.city ? IN_ARABIC.city : 'no'),
    pattern: /^(no|\p{Script=Arabic}[\p{Script=Arabic} ]{0,48})$/u,
    wanted: 'Arabic letters, or no',
  },
  project: {
    text: 'The id of its Firebase project, new or yours already; nobody else may have it',
    preset: ({ domain = '' }) => {
      const id = toSlug(domain.replace(/\.[a-z]+$/, '')).slice(0, 30);
      return PROJECT_ID.test(id) ? id : '';
    },
    pattern: PROJECT_ID,
    wanted: '6 to 30 lower-case letters, digits and hyphens, a letter first',
  },
  region: {
    text: `The region of the data, which cannot be changed later (${REGIONS.join(', ')})`,
    preset: () => REGIONS[0],
    pattern: new RegExp(`^(${REGIONS.join('|')})$`),
    wanted: REGIONS.join(', '),
  },
  support: {
    text: 'The e-mail address that Google sign-in shows; of an account that owns the project',
    preset: ({ domain = '' }) => `studio@${domain}`,
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    wanted: 'an e-mail address',
  },
  rehearsals: {
    text: 'The id of a second project for rehearsals, or no',
    preset: () => 'no',
    pattern: new RegExp(`^no$|${PROJECT_ID.source}`),
    wanted: 'an id as above, or no',
  },
  acceptsPlaceholders: {
    text: 'Publish the site although parts of it are still invented (yes, no)',
    preset: () => 'no',
    pattern: YES_OR_NO,
    wanted: 'yes or no',
  },
};

/** Asks each question until it is answered well. `answer` gives the next line, null at the end of the input; `say` prints. */
export async function askAll(
  answer: (question: string) => Promise<string | null>,
  say: (text: string) => void,
  former: Partial<Answers> = {},
): Promise<Answers> {
  const answers: Partial<Record<keyof Answers, string>> = {};
  for (const [key, { text, preset, pattern, wanted }] of Object.entries(QUESTIONS)) {
    const meant = former[key as keyof Answers] ?? preset(answers);
    for (;;) {
      const line = await answer(`${text}${meant === '' ? '' : ` [${meant}]`}: `);
      if (line === null) throw new InputError('The questions are not answered; nothing was done.');
      const value = line.trim() === '' ? meant : line.trim();
      if (pattern.test(value)) {
        answers[key as keyof Answers] = value;
        break;
      }
      say(`Wanted: ${wanted}.`);
    }
  }
  return answers as Answers;
}

/** A file of settings with some of them set: in their place where they have one, commented out or not, otherwise at its end. */
export function withSettings(file: string, settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings).reduce((text, [name, value]) => {
    const line = new RegExp(`^(# )?${name}=.*$`, 'm');
    return line.test(text)
      ? text.replace(line, () => `${name}=${value}`)
      : `${text.trimEnd()}\n${name}=${value}\n`;
  }, file);
}

/** The text of src/company/brand.ts for a company. Throws InputError where the file is no longer written as it was. */
export function withBrand(file: string, { name, domain, city, cityInArabic }: Answers): string {
  const values: readonly (readonly [place: RegExp, value: string])[] = [
    [/(?<=^const DOMAIN = ')[^']*(?=')/m, domain],
    [/(?<=^ {2}name: ')[^']*(?=')/m, name],
    [/(?<=^ {2}slug: ')[^']*(?=')/m, toSlug(name) || toSlug(domain)],
    [/(?<=^const CITY = ')[^']*(?=')/m, city],
    cityInArabic === 'no'
      ? [/(?<=^export const LANGUAGES = \[)[^\]]*/m, "'en'"]
      : [/(?<=^ {2}city: ')[^']*(?=')/m, cityInArabic],
  ];
  return values.reduce((text, [place, value]) => {
    if (!place.test(text)) {
      throw new InputError('src/company/brand.ts has no place for name, domain or city any more.');
    }
    return text.replace(place, () => value);
  }, file);
}
