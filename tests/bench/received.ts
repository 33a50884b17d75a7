/**
 * `npm run bench:received [-- PATH...]`: how much each page of the dashboard receives from the database when somebody comes back who keeps a
 * copy on their device, with 10,000 records of each kind, and how much a page about one thing without a copy. Fails when one receives
 * more than 60 kB, or without a copy, where the sidebar counts what the server has, more than 100.
 */
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../support/chromium.ts';
import { signUp } from '../e2e/actions.ts';
import { measureReturns, receivedBy, RETURNS } from './returns.ts';
import { startTestServer } from './testServer.ts';

const MOST_KB = 60;
const MOST_WITHOUT_COPY_KB = 100;
const QUIET_MS = 4_000;

const asked = process.argv.slice(2);
const paths = RETURNS.filter((path) => asked.length === 0 || asked.includes(path));

const server = await startTestServer();
const browser = await chromium.launch(CHROMIUM);
const say = ([address, kB]: readonly [string, number], most = MOST_KB): void => {
  process.stdout.write(`${address.padEnd(80)}${kB.toFixed(1).padStart(8)} kB\n`);
  if (kB > most) process.exitCode = 1;
};
try {
  await measureReturns(browser, server, { count: 10_000, paths, quietMs: QUIET_MS }, say);
  const visitor = await browser.newContext({ baseURL: server.address });
  await signUp(await visitor.newPage(), 'visitor@staff.example');
  for (const path of paths.filter((one) => /^(statement|document)/.test(one)))
    say(
      [`${path} without a copy`, await receivedBy(visitor, path, QUIET_MS)],
      MOST_WITHOUT_COPY_KB,
    );
} finally {
  await browser.close();
  await server.close();
}
