import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { BRAND, IN_ARABIC, LEGAL } from '../../../src/company/brand.ts';
import { PHONES } from '../../../src/company/phones.ts';
import { withBrand } from '../../../tools/adopt/answers.ts';
import { sourceFiles } from '../../../tools/deploy/placeholders.ts';
import { bareEnvironment, HOSTED_SETTINGS } from '../../support/hostedSettings.ts';
import { clone } from '../clone.ts';

/** The site of a company in another city: its texts by the name of their file. */
type Site = ReadonlyMap<string, string>;

const OTHER = { name: 'Blue Reef', domain: 'blue-reef.com', city: 'Doha' };
const NUMBERS = [BRAND.phone, BRAND.whatsAppPhone, ...Object.values(PHONES)];

/** The city as one of the emirates, in the forms of the desk. */
const EMIRATE = /Dubai:(?:`DXB`|\[`1b`,`دبي`\])/g;

/** What each of a company's own files says of this one, in any spacing of its numbers. */
const OLD = new RegExp(
  [
    BRAND.name,
    BRAND.city,
    IN_ARABIC.city,
    String.raw`\(placeholder\)`,
    ...NUMBERS.map((number) =>
      number.replaceAll(/\D/g, '').replaceAll(/(?!^)(?=\d)/g, String.raw`\s?`),
    ),
    LEGAL.trn.replaceAll(/\D/g, ''),
  ].join('|'),
  'gi',
);

/** Builds the site for a live project, in which nothing is invented any more of what has to be the company's own. */
async function buildFor(cityInArabic: string, languages: readonly string[]): Promise<Site> {
  const root = clone();
  const change = (file: string, by: (text: string) => string): void =>
    writeFileSync(join(root, file), by(readFileSync(join(root, file), 'utf8')));
  const answers = { ...OTHER, cityInArabic } as Parameters<typeof withBrand>[1];
  const replace = (text: string): string =>
    text
      .replaceAll(BRAND.city, OTHER.city)
      .replaceAll(IN_ARABIC.city, cityInArabic)
      .replaceAll(/555 (?=0\d{3})|100000000000(?=003)/g, '444 ')
      .replaceAll(/ \((placeholder|قيمة مؤقتة)\)/g, '');
  change('src/company/brand.ts', (text) => replace(withBrand(text, answers)));
  change('src/company/phones.ts', replace);
  for (const file of sourceFiles(root, languages))
    change(file, (text) => text.replaceAll(/@placeholder (?=\w)/g, ''));
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: root,
    env: { ...bareEnvironment(), NODE_ENV: 'production', ...HOSTED_SETTINGS },
    windowsHide: true,
  });
  const names = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => /\.(html|js|css|json|txt|xml|svg|webmanifest)$/.test(name))
      .map((name) => [name, readFileSync(join(root, 'dist', name), 'utf8')]),
  );
}

const found = (site: Site, pattern: RegExp): readonly string[] =>
  [...site].flatMap(([name, text]) =>
    [...text.replaceAll(EMIRATE, '').matchAll(pattern)].map(([match]) => `${name}: ${match}`),
  );

describe('the site of another company in another city', () => {
  let both: Site;
  let english: Site;
  beforeAll(async () => {
    [both, english] = await Promise.all([buildFor('الدوحة', ['en', 'ar']), buildFor('no', ['en'])]);
  }, 300_000);

  it.each(['both languages', 'English alone'])(
    'has nothing of this company’s name, city and numbers in %s',
    (languages) => {
      const site = languages === 'English alone' ? english : both;
      expect(site.get('index.html')).toContain('+971 4 444 0100');
      expect(site.get('index.html')).toContain('Doha');
      expect(found(site, OLD)).toEqual([]);
    },
  );

  it('has its city in Arabic letters on the pages in Arabic', () => {
    expect(both.get('ar/index.html')).toContain('الدوحة');
  });

  it('has no page, link or code of Arabic in English alone', () => {
    const arabic = /(?:^|\/)ar\/|-ar-|ArabicSite/;
    expect([...both.keys()].filter((name) => arabic.test(name)).length).toBeGreaterThan(15);
    expect([...english.keys()].filter((name) => arabic.test(name))).toEqual([]);
    expect(found(english, /hreflang="ar"|hrefLang:`ar`|العربية|lang="ar"/g)).toEqual([]);
    expect(english.get('sitemap.xml')).not.toContain('/ar/');
  });
});
