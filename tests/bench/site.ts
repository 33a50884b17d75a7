/**
 * `npm run bench:site`: measures how fast the public site loads on a phone with slow 4G, a processor four times slower
 * than this machine's and an empty cache. Prints the medians of five visits to each route, and what was painted largest.
 * `--route /services` measures that one alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { appEnvironment } from '../../tools/backend/start/appEnvironment.ts';
import { PREVIEW_MODE } from '../../tools/deploy/settings.ts';
import { PUBLIC_PATHS } from '../support/publicRoutes.ts';
import { serveCompressed, TRUSTING_CHROMIUM } from './compressedServer.ts';
import { visitRoute, type Arrival } from './visitRoute.ts';

const VISITS = 5;
const { values: options } = parseArgs({ options: { route: { type: 'string' } } });
const ROUTES = options.route === undefined ? [...PUBLIC_PATHS, '/login'] : [options.route];

const {
  VITE_AUTH_EMULATOR: _auth,
  VITE_DATABASE_EMULATOR: _database,
  ...settings
} = appEnvironment({
  auth: 0,
  database: 0,
});
Object.assign(process.env, settings);
const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
const root = resolve(import.meta.dirname, '../..');
await build({
  root,
  mode: PREVIEW_MODE,
  build: { outDir: folder, emptyOutDir: true },
  logLevel: 'error',
});
const server = await serveCompressed(folder);
const browser = await chromium.launch(TRUSTING_CHROMIUM);

try {
  const table: Record<string, Record<string, number | string>> = {};
  for (const route of ROUTES) {
    const arrivals: Arrival[] = [];
    for (let n = 0; n < VISITS; n += 1) {
      arrivals.push(await visitRoute(browser, `${server.address}/#${route}`));
    }
    table[route] = summary(arrivals);
  }
  console.table(table);
  console.log(`Load average at the end: ${(loadavg()[0] ?? 0).toFixed(1)}`);
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}

function summary(arrivals: readonly Arrival[]): Record<string, number | string> {
  const median = (pick: (arrival: Arrival) => number): number =>
    arrivals.map(pick).toSorted((a, b) => a - b)[Math.floor(arrivals.length / 2)] ?? Number.NaN;
  const kilobytes = (kind: string): number =>
    Math.round(median(({ bytes }) => bytes[kind] ?? 0) / 100) / 10;
  return {
    'FCP ms': Math.round(median(({ firstPaint }) => firstPaint)),
    'LCP ms': Math.round(median(({ largestPaint }) => largestPaint)),
    largest: arrivals.at(-1)?.largest ?? '',
    'headline ms': Math.round(median(({ headline }) => headline)),
    'first link ms': Math.round(median(({ action }) => action)),
    'TBT ms': Math.round(median(({ blocked }) => blocked)),
    CLS: Math.round(median(({ shift }) => shift) * 1000) / 1000,
    requests: median(({ requests }) => requests),
    'script kB': kilobytes('Script'),
    'style kB': kilobytes('Stylesheet'),
    'font kB': kilobytes('Font'),
    'image kB': kilobytes('Image'),
    'other hosts': median(({ otherHosts }) => otherHosts),
  };
}
