import { beforeAll, describe, expect, it } from 'vitest';
import { blockedIn } from '../../hosting/inlineCode.ts';
import { policyOf, readHosting } from '../../hosting/hosting.ts';
import { PREVIEW_MODE } from '../../hosting/settings.ts';
import { PROJECT_ID } from '../../local/start/appEnvironment.ts';
import { sourceSet, UPRIGHT } from '../../src/site/pictures.ts';
import { HOSTED_SETTINGS } from '../support/hostedSettings.ts';
import { buildApp, buildModules, type BuiltApp } from './builtApp.ts';

/** The lazy modules of each address that has a budget. */
const PAGES = {
  'public home': ['site/pages/HomePage.tsx'],
  login: ['auth/LoginPage.tsx'],
  'dashboard home': ['dashboard/Dashboard.tsx', 'dashboard/pages/HomePage.tsx'],
  'dashboard home with its chart': [
    'dashboard/Dashboard.tsx',
    'dashboard/pages/HomePage.tsx',
    'dashboard/components/MonthlyBarChart.tsx',
  ],
} as const;

type PageName = keyof typeof PAGES;

/** What a page may weigh at most, in bytes: 130, 200 and 300 kB of 1,024 bytes, as the goals were measured. */
const LIMITS = {
  'public home': 133_120,
  login: 133_120,
  'dashboard home': 204_800,
  'dashboard home with its chart': 307_200,
} as const;

const CHARTS = /\/node_modules\/recharts\//;
const DATABASE = /\/@firebase\/database\//;
const STAFF_CODE = /\/src\/(dashboard|records|domain)\/|\/src\/firebase\/database\.ts/;

const APP_CHECK = /\/@firebase\/app-check\//;

const LOCAL = {
  VITE_AUTH_EMULATOR: 'http://localhost:9099',
  VITE_DATABASE_EMULATOR: 'localhost:9000',
};

let app: BuiltApp;

beforeAll(async () => {
  app = await buildApp(HOSTED_SETTINGS);
}, 60_000);

const modulesOf = (name: PageName, like: RegExp): readonly string[] =>
  app.page(...PAGES[name]).modules.filter((module) => like.test(module));

describe('what a page loads', () => {
  it.each(['public home', 'login'] as const)('is nothing of the staff side on %s', (name) => {
    expect(modulesOf(name, CHARTS)).toEqual([]);
    expect(modulesOf(name, DATABASE)).toEqual([]);
    expect(modulesOf(name, STAFF_CODE)).toEqual([]);
    expect(modulesOf(name, APP_CHECK)).toEqual([]);
  });

  it('is the database but not the charts on the dashboard', () => {
    expect(modulesOf('dashboard home', DATABASE)).not.toEqual([]);
    expect(modulesOf('dashboard home', STAFF_CODE)).not.toEqual([]);
    expect(modulesOf('dashboard home', CHARTS)).toEqual([]);
    expect(app.page('dashboard/components/MonthlyBarChart.tsx').modules.join('\n')).toMatch(CHARTS);
  });

  // After a change that is meant to weigh something: npm run bytes.
  it('weighs exactly what its budget says, and no more than it may', async () => {
    const names = Object.keys(PAGES) as PageName[];
    const weights = names.map((name) => [name, app.page(...PAGES[name]).bytes] as const);
    for (const [name, bytes] of weights) {
      console.info(`${name}: ${bytes} bytes of compressed JavaScript, at most ${LIMITS[name]}`);
      expect(bytes).toBeLessThanOrEqual(LIMITS[name]);
    }
    const budget = `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`;
    await expect(budget).toMatchFileSnapshot('budget.json');
  });
});

describe('the built page', () => {
  it('runs one inline script, which the policy names, and otherwise files of its own', () => {
    const scripts = [...app.html.matchAll(/<script([^>]*)>([^<]*)/g)].filter(
      // Facts for search engines are not run.
      ([, attributes]) => attributes?.trim() !== 'type="application/ld+json"',
    );
    const inline = scripts.filter(([, , content]) => content !== '');
    expect(inline.map(([, , content]) => content?.trim().split('\n'))).toEqual([
      [expect.stringContaining('location.hash')],
    ]);
    const files = scripts.filter(([, , content]) => content === '');
    expect(files.length).toBeGreaterThan(0);
    for (const [, attributes] of files) expect(attributes).toContain('src="/assets/');
    expect(app.html).not.toMatch(/\son[a-z]+=|javascript:/i);
  });

  it('begins with the poster that the home page shows, so that it loads once', () => {
    const html = app.html.replaceAll(/\s+/g, ' ');
    for (const format of ['avif', 'jpg'] as const) {
      expect(html).toContain(sourceSet('hero-poster-tall', format));
      expect(html).toContain(sourceSet('hero-poster', format));
    }
    expect(html.split(`media="${UPRIGHT}"`)).toHaveLength(3);
  });

  it('holds nothing that the policy in hosting.json blocks', () => {
    expect(app.html).toMatch(/<style[^>]*>/);
    expect(blockedIn(app.html, policyOf(readHosting()))).toEqual([]);
  });
});

describe('a build for hosted Firebase', () => {
  // The SDK's getDatabase() keeps `connectDatabaseEmulator` alive in every build. Our own way to a local
  // backend is told by the address it falls back to, and by the warning the SDK keeps for an Auth emulator.
  const MARKS = ['127.0.0.1', 'Running in emulator mode'];

  it.each([...MARKS, 'localhost:9', PROJECT_ID, 'demo-key'])(
    'knows no way to a local backend (%s)',
    (mark) => {
      expect(app.code).not.toContain(mark);
    },
  );

  it('would be caught if it did', async () => {
    const code = await buildModules(PREVIEW_MODE, LOCAL, [
      'src/firebase/auth.ts',
      'src/firebase/database.ts',
    ]);
    for (const mark of MARKS) expect(code).toContain(mark);
  });
});

describe('App Check', () => {
  it('is in the app only when there is a key', async () => {
    const exchange = 'exchangeRecaptchaEnterpriseToken';
    expect(app.code.includes(exchange)).toBe(false);
    const key = { VITE_FIREBASE_APPCHECK_KEY: 'site-key' };
    const code = await buildModules(PREVIEW_MODE, key, ['src/firebase/database.ts']);
    expect(code.includes(exchange)).toBe(true);
  });
});
