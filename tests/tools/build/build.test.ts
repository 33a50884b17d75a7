import { readFileSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { policyViolations } from '../../../tools/deploy/checkInlineCode.ts';
import { policyOf, readHosting } from '../../../tools/deploy/hosting.ts';
import { PREVIEW_MODE } from '../../../tools/deploy/settings.ts';
import { PROJECT_ID } from '../../../tools/backend/start/appEnvironment.ts';
import { BRAND, BROWSER_COLORS, SITE_URL } from '../../../src/company/brand.ts';
import { sourceSet, PORTRAIT_MEDIA } from '../../../src/company/pictures.ts';
import { HOSTED_SETTINGS } from '../../support/hostedSettings.ts';
import budget from './budget.json';
import { buildApp, buildModules, type BuiltApp } from './builtApp.ts';

/** The lazy modules of each route that has a budget. */
const PAGES = {
  'public home': ['site/SiteLayout.tsx', 'site/pages/HomePage.tsx'],
  'public home in Arabic': [
    'site/ArabicSite.tsx?ar',
    'site/SiteLayout.tsx?ar',
    'site/pages/HomePage.tsx?ar',
  ],
  login: ['features/login/LoginPage.tsx'],
  'dashboard home': ['desk/Dashboard.tsx', 'features/home/HomePage.tsx'],
  'dashboard home with its chart': [
    'desk/Dashboard.tsx',
    'features/home/HomePage.tsx',
    'features/figures/MonthlyBarChart.tsx',
  ],
} as const;

type PageName = keyof typeof PAGES;

const ENGLISH_WORDS = /\/src\/company\/site\/\w+\.ts$/;
const ARABIC = /\/src\/company\/site\/ar\/|\?ar$/;
const CHARTS = /\/node_modules\/recharts\//;
const READINGS = /\/src\/features\/logbook\/ReadingChart/;
const HISTORY = /\/src\/records\/form\/history\//;
const DATABASE = /\/@firebase\/database\//;
const APP_CHECK = /\/@firebase\/app-check\//;
const STAFF_CODE = /\/src\/(?:desk|records|features\/(?!login\/))/;

let app: BuiltApp;

beforeAll(async () => {
  app = await buildApp(HOSTED_SETTINGS);
}, 240_000);

const modulesOf = (name: PageName, pattern: RegExp): readonly string[] =>
  app.page(...PAGES[name]).modules.filter((module) => pattern.test(module));

describe('the JavaScript of a page', () => {
  it('contains the words of one language', () => {
    expect(modulesOf('public home', ENGLISH_WORDS)).not.toEqual([]);
    expect(modulesOf('public home', ARABIC)).toEqual([]);
    expect(modulesOf('public home in Arabic', ARABIC)).not.toEqual([]);
    expect(modulesOf('public home in Arabic', ENGLISH_WORDS)).toEqual([]);
  });

  it.each(['public home', 'public home in Arabic', 'login'] as const)(
    'contains no staff code on %s',
    (name) => {
      for (const pattern of [CHARTS, DATABASE, STAFF_CODE, APP_CHECK])
        expect(modulesOf(name, pattern)).toEqual([]);
    },
  );

  it('contains the database but neither charts nor the history of records on the dashboard', () => {
    expect(modulesOf('dashboard home', DATABASE)).not.toEqual([]);
    expect(modulesOf('dashboard home', STAFF_CODE)).not.toEqual([]);
    expect(modulesOf('dashboard home', CHARTS)).toEqual([]);
    expect(modulesOf('dashboard home', HISTORY)).toEqual([]);
    expect(app.page('features/figures/MonthlyBarChart.tsx').modules.join('\n')).toMatch(CHARTS);
  });

  it('draws readings on the page of an installation only, with charts that load after it', () => {
    const modulesOfPage = (page: string): string =>
      app.page('desk/Dashboard.tsx', page).modules.join('\n');
    const others = [
      'features/home/HomePage.tsx',
      'features/installations/InstallationsPage.tsx',
      'features/plan/PlanPage.tsx',
      'features/visits/VisitsPage.tsx',
      'features/visits/VisitFormPage.tsx',
      'desk/DocumentPage.tsx',
    ];
    expect(others.filter((page) => READINGS.test(modulesOfPage(page)))).toEqual([]);
    const installation = modulesOfPage('features/logbook/InstallationPage.tsx');
    expect(installation).toMatch(READINGS);
    expect(installation).not.toMatch(CHARTS);
    expect(app.page('features/logbook/ReadingChart.tsx').modules.join('\n')).toMatch(CHARTS);
  });

  it.each(Object.keys(PAGES) as PageName[])('stays below its ceiling on %s', (name) => {
    const { bytes } = app.page(...PAGES[name]);
    const { ceiling, aim, recorded } = budget[name];
    const change = `${bytes < recorded ? '' : '+'}${bytes - recorded}`;
    console.info(`${name}: ${bytes} bytes (${change}), aim ${aim}, ceiling ${ceiling}`);
    expect(bytes).toBeLessThanOrEqual(ceiling);
  });
});

/** The addresses of files that index.html asks for ahead, by route. */
const codeAhead = (): Readonly<Record<string, readonly string[]>> => {
  const [, json = '{}'] = / id="route-code">(.*?)<\/script>/s.exec(app.file('index.html')) ?? [];
  return JSON.parse(json) as Readonly<Record<string, readonly string[]>>;
};

describe('the files of a page that begins', () => {
  const HOME = ['home/HomePage', 'home/AttentionPanel', 'activity/FeedLines'];

  // With the page, its stylesheet, icon and two fonts, the identity provider's answer, what the browser asks before it, and the
  // connection: eighteen on home, nineteen on the list.
  it.each([
    ['/dashboard', HOME, 10],
    ['/dashboard/inventory', ['inventory/InventoryPage'], 11],
    ['/login', ['login/LoginPage'], 3],
  ])('are asked for ahead on %s, all that its first rows need and few', (route, modules, most) => {
    const isDashboard = route !== '/login';
    const needed = app.page(
      ...(isDashboard ? ['desk/Dashboard.tsx', 'records/store/write/startSender.ts'] : []),
      ...modules.map((name) => `features/${name}.tsx`),
    );
    const entry = app.page().files;
    const ahead = codeAhead()[route] ?? [];
    expect(ahead.toSorted()).toEqual(
      needed.files
        // On a page of the desk, those of the entry are asked for in their place.
        .filter((file) => isDashboard || !entry.includes(file))
        .map((file) => `/${file}`)
        .toSorted(),
    );
    expect(ahead.length).toBeLessThanOrEqual(most);
    expect(entry).toHaveLength(2);
  });

  it('begin with those that ask who is signed in and connect to the database, which need no others', () => {
    const { session = [], ...routes } = codeAhead();
    const { files } = app.page('firebase/auth.ts', 'firebase/connectEarly.ts');
    const [entry = ''] = app.page().files;
    expect(session.toSorted()).toEqual(
      files
        .filter((file) => file !== entry)
        .map((file) => `/${file}`)
        .toSorted(),
    );
    const dashboard = routes['/dashboard'] ?? [];
    expect(dashboard.slice(0, 5)).toEqual(session);
    expect(dashboard.indexOf(`/${entry}`)).toBe(5);
  });

  it('are compiled at once where most of their functions run', () => {
    expect(app.code.split('//# allFunctionsCalledOnLoad\n')).toHaveLength(1 + 8);
  });
});

it('no files of JavaScript import each other in a circle, where one would run before what it needs', () => {
  const circles: string[] = [];
  const visited = new Set<string>();
  function visit(file: string, path: readonly string[]): void {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' > '));
    if (visited.has(file)) return;
    visited.add(file);
    for (const imported of app.imports.get(file) ?? []) visit(imported, [...path, file]);
  }
  expect(app.imports.size).toBeGreaterThan(30);
  for (const file of app.imports.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

describe('index.html', () => {
  it('runs two inline scripts, which the policy allows, and otherwise files of its own', () => {
    const scripts = [...app.file('index.html').matchAll(/<script([^>]*)>([^<]*)/g)].filter(
      // JSON is not executed.
      ([, attributes]) => !attributes?.trim().startsWith('type="application/'),
    );
    const inline = scripts.filter(([, , content]) => content !== '');
    expect(inline.map(([, , content]) => content)).toEqual([
      expect.stringContaining('may-be-signed-in'),
      expect.stringContaining('first-letters'),
    ]);
    // They are in every page, and before its first paint.
    for (const [, , content = ''] of inline) expect(content.length).toBeLessThan(3_500);
    const files = scripts.filter(([, , content]) => content === '');
    expect(files.length).toBeGreaterThan(0);
    for (const [, attributes] of files) expect(attributes).toContain('src="/assets/');
    expect(app.file('index.html')).not.toMatch(/\son[a-z]+=|javascript:/i);
  });

  it('has the sources of the home page’s poster, so that it loads only once', () => {
    const [home = ''] =
      /<template data-route="\/">.*?<\/template>/s.exec(app.file('index.html')) ?? [];
    for (const format of ['avif', 'jpg'] as const) {
      expect(home).toContain(sourceSet('hero-poster-tall', format));
      expect(home).toContain(sourceSet('hero-poster', format));
    }
    expect(home.split(`media="${PORTRAIT_MEDIA}"`)).toHaveLength(3);
  });

  it('contains nothing that the policy in firebase.json blocks', () => {
    expect(app.file('index.html')).toMatch(/<style[^>]*>/);
    expect(policyViolations(app.file('index.html'), policyOf(readHosting()))).toEqual([]);
  });
});

/** The files that the service worker stores. */
const precached = (): readonly string[] => {
  const [, json = '[]'] = /^const FILES = (.*);$/m.exec(app.file('sw.js')) ?? [];
  return JSON.parse(json) as readonly string[];
};

describe('sw.js', () => {
  it.each([
    ['the page itself', /^\/$/, 1],
    [
      'all pages of the dashboard',
      /(Sales|Finance|Inventory|Procurement|Suppliers|Service|Activity)Page/,
      7,
    ],
    ['the dashboard’s home page, but not the public one', /HomePage/, 1],
    ['the frame of the dashboard', /desk/, 1],
    ['the login page', /login/, 1],
    ['the chart', /MonthlyBarChart/, 1],
    ['the form of a record', /form-/, 1],
    ['the stylesheet', /\.css$/, 1],
    ['the fonts', /\.woff2$/, 2],
    ['no public page', /(site-|Services|About|Contact|Portfolio|Experience)Page/, 0],
    ['no media', /media|\.(jpg|avif|mp4)$/, 0],
  ])('stores %s', (_, pattern, count) => {
    expect(precached().filter((file) => pattern.test(file))).toHaveLength(count);
  });
});

describe('the styles', () => {
  // Where one is for whatever follows, the browser computes those of the whole document again whenever an element comes or goes.
  it('of what an element that has something contains are for a class, an attribute or an id', () => {
    const inline = [...app.file('index.html').matchAll(/<style>(.*?)<\/style>/gs)].map(
      ([, css = '']) => css,
    );
    const sheets = app.files.filter((name) => /^assets\/.*\.css$/.test(name)).map(app.file);
    const selectors = [...inline, ...sheets].flatMap(screenSelectors);
    const dependent = selectors.filter((selector) => selector.includes(':has('));
    expect(dependent.length).toBeGreaterThan(10);
    expect(dependent.filter(isForWhatever)).toEqual([]);
  });
});

describe('the fonts', () => {
  it('of the page for unknown addresses are those of the site', () => {
    const urls = [...app.file('404.css').matchAll(/url\('\/([^']+)'\)/g)].map(([, url]) => url);
    expect(urls).toEqual([
      'media/titles.woff2',
      expect.stringMatching(/^assets\/figtree-.*\.woff2$/),
      'media/titles-arabic.woff2',
      expect.stringMatching(/^assets\/readex-pro-arabic-.*\.woff2$/),
    ]);
    for (const font of [urls[1], urls[3]]) expect(app.files).toContain(font);
  });

  it.each(['titles', 'titles-arabic'])('begin with a small one, for the %s', (name) => {
    expect(statSync(`public/media/${name}.woff2`).size).toBeLessThanOrEqual(12_000);
    expect(app.file('index.html')).toContain(`url(/media/${name}.woff2)`);
  });
});

describe('the brand', () => {
  it.each([
    ['index.html', BRAND.name],
    ['index.html', SITE_URL],
    ['404.html', BRAND.name],
    ['robots.txt', `${SITE_URL}sitemap.xml`],
    ['sitemap.xml', SITE_URL],
  ])('fills %s with %s', (file, text) => {
    const escaped = text.replaceAll('&', '&amp;');
    expect(app.file(file)).toContain(escaped);
    expect(app.file(file)).not.toMatch(/%\w+\.\w+%/);
  });

  it('describes the company to installed apps', () => {
    expect(JSON.parse(app.file('manifest.webmanifest'))).toMatchObject({
      name: BRAND.name,
      short_name: BRAND.name,
      background_color: BROWSER_COLORS.background,
      theme_color: BROWSER_COLORS.theme,
    });
  });
});

describe('licenses.txt', () => {
  it('contains the license of every dependency, and those of the fonts and the CSS reset', () => {
    const text = app.file('licenses.txt');
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly dependencies: object;
    };
    const packages = [...text.matchAll(/^(\S+) [\d.]+ \(\S+\)$/gm)].map(([, name]) => name);
    // react-router-dom only re-exports react-router.
    const bundled = Object.keys(dependencies).filter((name) => name !== 'react-router-dom');
    expect(packages).toEqual(
      expect.arrayContaining([...bundled, 'react-router', '@firebase/database', 'tailwindcss']),
    );
    for (const license of ['Permission is hereby granted', 'Apache License', 'OPEN FONT LICENSE'])
      expect(text).toContain(license);
  });
});

describe('a build for hosted Firebase', () => {
  // The SDK's getDatabase() keeps `connectDatabaseEmulator` in every build. These strings occur only where the app
  // connects to a local backend itself: its fallback address, and the SDK's warning about an Auth emulator.
  const LOCAL_BACKEND = ['127.0.0.1', 'Running in emulator mode'];

  it.each([...LOCAL_BACKEND, 'localhost:9', PROJECT_ID, 'demo-key'])(
    'cannot connect to a local backend (%s)',
    (text) => {
      expect(app.code).not.toContain(text);
    },
  );

  it('would contain those strings if it could', async () => {
    const settings = {
      VITE_AUTH_EMULATOR: 'http://localhost:9099',
      VITE_DATABASE_EMULATOR: 'localhost:9000',
    };
    const modules = ['src/firebase/auth.ts', 'src/firebase/database.ts'];
    const code = await buildModules(PREVIEW_MODE, settings, modules);
    for (const text of LOCAL_BACKEND) expect(code).toContain(text);
  });

  it('contains App Check only with a key for it', async () => {
    const exchange = 'exchangeRecaptchaEnterpriseToken';
    expect(app.code).not.toContain(exchange);
    const key = { VITE_FIREBASE_APPCHECK_KEY: 'site-key' };
    expect(await buildModules(PREVIEW_MODE, key, ['src/firebase/database.ts'])).toContain(exchange);
  });
});

describe('enquiries', () => {
  /** Texts of the code that sends enquiries and of that which lists them for staff. */
  const ENQUIRY_CODE = ['site/enquiries', 'Your enquiry has arrived', 'Make it a lead'];

  it('are neither sent nor listed by a build without the setting, whose form sends nothing', () => {
    for (const text of ENQUIRY_CODE) expect(app.code).not.toContain(text);
    expect(app.file('privacy/index.html')).toContain('The form sends nothing.');
  });

  it('are sent by code that loads on sending, without staff code, where the setting is on', async () => {
    const stores = await buildApp({ ...HOSTED_SETTINGS, VITE_ENQUIRIES: 'on' });
    for (const text of ENQUIRY_CODE) expect(stores.code).toContain(text);
    const contact = ['site/SiteLayout.tsx', 'site/pages/ContactPage.tsx'];
    for (const pattern of [DATABASE, STAFF_CODE])
      expect(stores.page(...contact).modules.filter((module) => pattern.test(module))).toEqual([]);
    const sending = stores.page(...contact, 'features/enquiries/sendEnquiry.ts').modules;
    expect(sending.filter((module) => DATABASE.test(module))).not.toEqual([]);
    expect(sending.filter((module) => STAFF_CODE.test(module))).toEqual([
      expect.stringMatching(/\/features\/enquiries\/sendEnquiry\.ts$/),
      expect.stringMatching(/\/features\/enquiries\/enquiry\.ts$/),
    ]);
    expect(stores.file('privacy/index.html')).toContain('connects to our database');
    expect(stores.file('privacy/index.html')).not.toContain('The form sends nothing.');
  }, 120_000);
});

describe('version.json', () => {
  it('names the sources and the file with which a tab of this version starts', () => {
    const version = JSON.parse(app.file('version.json')) as Record<string, string>;
    expect(version['number']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Date.parse(version['builtAt'] ?? '')).toBeLessThanOrEqual(Date.now());
    expect(app.file('index.html')).toContain(`src="${version['entry']}"`);
  });
});

/** The selectors of a stylesheet, but for those of other media than screens and of forced colors. */
function screenSelectors(css: string): readonly string[] {
  const selectors: string[] = [];
  const open: string[] = [];
  for (const [, text = '', end] of css.matchAll(/([^{}]*)([{}])/g)) {
    const prelude = text.slice(text.lastIndexOf(';') + 1).trim();
    if (end === '}') open.pop();
    else {
      const isScreen = open.every(
        (rule) => !/^@media (?:print$|\(forced-colors: ?active)/.test(rule),
      );
      if (isScreen && !prelude.startsWith('@')) selectors.push(prelude);
      open.push(prelude);
    }
  }
  return selectors;
}

/** Whether the last part of a selector, after one with `:has`, names no class, attribute or id. */
function isForWhatever(selector: string): boolean {
  const parts = selector
    .replaceAll(/\\./g, '_')
    .replaceAll(/:(?:has|not)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, (text) => text.slice(0, 4))
    .split(/[\s>+~]+/);
  const having = parts.findIndex((part) => part.includes(':has'));
  return having !== -1 && having < parts.length - 1 && !/[.#[]/.test(parts.at(-1) ?? '');
}
