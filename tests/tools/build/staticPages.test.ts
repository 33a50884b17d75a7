import { resolve } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { beforeAll, describe, expect, it } from 'vitest';
import { policyViolations } from '../../../tools/deploy/checkInlineCode.ts';
import { policyOf, readHosting } from '../../../tools/deploy/hosting.ts';
import { BRAND, SITE_URL } from '../../../src/company/brand.ts';
import { PROJECTS } from '../../../src/company/site/projects.ts';
import { documentTitle, PUBLIC_ROUTES } from '../../support/publicRoutes.ts';
import { HOSTED_SETTINGS } from '../../support/hostedSettings.ts';
import { buildApp, type BuiltApp } from './builtApp.ts';

/** Words of each page that stand in its content modules, below its head. */
const WORDS: Readonly<Record<string, string>> = {
  '/': 'One studio for the whole life of the water',
  '/services': 'Operation & Maintenance',
  '/portfolio': 'Courtyard of Koi',
  '/coral-bank': 'Sri Lanka',
  '/about': 'Idris Vellani',
  '/contact': 'Hala Mansour',
  [`/why-${BRAND.slug}`]: 'Quarantine before beauty',
  '/experience': 'Installation and commissioning',
  '/professionals': 'Interface',
};

/** Every route with a static page, with the title and the description that the app gives it. */
const PAGES: readonly (readonly [path: string, title: string, description: string])[] = [
  ...PUBLIC_ROUTES.map(([path, , title, description]) => [path, title, description] as const),
  ...PROJECTS.slice(1).map(
    ({ id, title, scope }) => [`/portfolio/${id}`, documentTitle(title), scope] as const,
  ),
];

let app: BuiltApp;

beforeAll(async () => {
  app = await buildApp(HOSTED_SETTINGS);
}, 60_000);

const fileOf = (path: string): string => app.file(`${path.slice(1)}/index.html`.replace(/^\//, ''));
const addressOf = (path: string): string => `${SITE_URL}${path.slice(1)}/`.replace(/\/\/$/, '/');

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The content of a meta element, by its name or property. */
const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

/** The text without elements, as a visitor without scripts reads it. */
const wordsOf = (html: string): string =>
  (/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, ' ');

type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

const thingsOf = (html: string): readonly Thing[] => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { readonly '@graph': readonly Thing[] })['@graph'];
};

describe.each(PAGES)('the static page of %s', (path, title, description) => {
  it('says what the page is', () => {
    const html = fileOf(path);
    expect(html.match(/<title>.*?<\/title>/g)).toEqual([`<title>${escape(title)}</title>`]);
    expect(html).toContain(`<link rel="canonical" href="${addressOf(path)}" />`);
    expect(meta(html, 'og:url')).toBe(addressOf(path));
    expect(meta(html, 'og:title')).toBe(escape(title));
    expect(meta(html, 'description')).toBe(escape(description));
    expect(meta(html, 'og:description')).toBe(escape(description));
  });

  it('has a picture of 1200 × 630 for shared links', async () => {
    const address = meta(fileOf(path), 'og:image') ?? '';
    expect(address.startsWith(SITE_URL)).toBe(true);
    const file = resolve('public', address.slice(SITE_URL.length));
    expect(await imageSizeFromFile(file)).toMatchObject({ width: 1200, height: 630, type: 'jpg' });
  });

  it('has the words, links to other static pages, and nothing that the policy blocks', () => {
    const html = fileOf(path);
    const words = wordsOf(html);
    expect(words).toContain(escape(WORDS[path] ?? BRAND.name));
    expect(words).toContain(BRAND.email);
    expect(html).toContain('href="/services/"');
    expect(policyViolations(html, policyOf(readHosting()))).toEqual([]);
  });

  it('ends no line between a number and its unit', () => {
    expect(wordsOf(fileOf(path))).not.toMatch(
      /\d (?:m³|m²|m|mm|L|litre|t|tonnes|kPa|°C|degrees|dKH|ppm|weeks|months|hours)\b/,
    );
  });

  it('describes company and page to search engines', () => {
    const things = thingsOf(fileOf(path));
    const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(things[0]).toMatchObject({ name: BRAND.name, telephone: BRAND.phone });
    const items = (crumbs?.['itemListElement'] ?? []) as readonly { readonly item: string }[];
    expect(items.at(-1)?.item ?? SITE_URL).toBe(addressOf(path));
    expect(items).toHaveLength(path === '/' ? 0 : path.split('/').length);
  });
});

/** A page in Arabic, by its path in English. */
const arabicOf = (path: string): string => `/ar${path === '/' ? '' : path}`;

/** The addresses that a page gives for its languages. */
const languagesOf = (text: string): readonly (readonly (string | undefined)[])[] =>
  [...text.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, language, href]) => [language, href],
  );

const languages = (path: string) => [
  ['en', addressOf(path)],
  ['ar', addressOf(arabicOf(path))],
  ['x-default', addressOf(path)],
];

describe.each(PAGES)('%s in Arabic', (path, title, description) => {
  it('is named by the page in English, and names it, itself and what is for everybody else', () => {
    expect(languagesOf(fileOf(path))).toEqual(languages(path));
    expect(languagesOf(fileOf(arabicOf(path)))).toEqual(languages(path));
  });

  it('has its language, direction, title, description and words before any script', () => {
    const html = fileOf(arabicOf(path));
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(`<link rel="canonical" href="${addressOf(arabicOf(path))}" />`);
    expect(meta(html, 'og:locale')).toBe('ar_AE');
    expect(meta(html, 'description')).toMatch(/\p{Script=Arabic}/u);
    expect(meta(html, 'description')).not.toBe(escape(description));
    expect(html).not.toContain(`<title>${escape(title)}</title>`);
    expect(wordsOf(html)).toMatch(/\p{Script=Arabic}/u);
    expect(html).toContain(`<template data-route="${arabicOf(path)}">`);
    expect(html).not.toContain('data-route="/services"');
    expect(policyViolations(html, policyOf(readHosting()))).toEqual([]);
  });
});

it('the sitemap lists every page in each language, with the other', () => {
  const entries = [...app.file('sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  const paths = PAGES.map(([path]) => path);
  expect(new Map(entries.map(([, address, links = '']) => [address, languagesOf(links)]))).toEqual(
    new Map([
      ...paths.map((path) => [addressOf(path), languages(path)] as const),
      ...paths.map((path) => [addressOf(arabicOf(path)), languages(path)] as const),
    ]),
  );
  expect(entries).toHaveLength(2 * paths.length);
});
