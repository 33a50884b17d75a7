import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { freePort } from '../../tools/backend/start/ports.ts';
import { DEMO_ACCOUNT } from '../../tools/backend/start/demoAccount.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { submitCredentials } from './actions.ts';
import { expect, test as base } from './fixtures.ts';
import type { Product } from './product.ts';

/** With a browser whose process the test can kill. */
export const test = base.extend<{ readonly killableBrowser: KillableBrowser }>({
  // Playwright reads the required fixtures from the pattern, here none.
  killableBrowser: async ({}, use) => {
    const browser = createKillableBrowser();
    await use(browser);
    await browser.remove();
  },
});

/** Opens a browser whose disk already holds the session of the demo account: a page writes it there only seconds later. */
export async function openWithSession(
  { open, quit }: KillableBrowser,
  { address }: Product,
): Promise<Page> {
  const page = await open();
  await page.goto(`${address}/#/login`);
  await submitCredentials(page, 'Sign In', DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  await expectDashboard(page);
  await quit();
  return open();
}

/** The dashboard greets whoever is signed in. */
const expectDashboard = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();

/** A browser with a profile of its own, whose process a test can kill. */
type KillableBrowser = {
  /** Starts the browser, or restarts it on the same profile. */
  open(this: void): Promise<Page>;
  /** Ends the browser as its user does, so that it writes everything to the disk. */
  quit(this: void): Promise<void>;
  /** Ends the process at once, as a crash of the machine does. */
  kill(this: void): Promise<void>;
  remove(this: void): Promise<void>;
};

/** Chromium, started without Playwright's own launcher, which would end it gracefully. */
function createKillableBrowser(): KillableBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  let stop: (() => Promise<void>) | undefined;
  let quit: (() => Promise<void>) | undefined;

  async function open(): Promise<Page> {
    const port = await freePort();
    const args = [
      ...CHROMIUM.args,
      '--headless=new',
      '--no-first-run',
      '--window-size=1440,900',
      'about:blank',
    ];
    const child = spawn(
      CHROMIUM.executablePath,
      [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, ...args],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true, windowsHide: true },
    );
    stop = async () => {
      const exited = once(child, 'exit');
      // The whole group: the browser and its renderers.
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await exited;
      stop = undefined;
    };
    await new Promise<void>((resolve) => {
      child.stderr.on('data', (chunk: Buffer) => {
        if (chunk.includes('DevTools listening')) resolve();
      });
    });
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    quit = async () => {
      const exited = once(child, 'exit');
      const devtools = await browser.newBrowserCDPSession();
      await Promise.all([exited, devtools.send('Browser.close')]);
      stop = undefined;
    };
    const [page] = browser.contexts()[0]?.pages() ?? [];
    if (page === undefined) throw new Error('The browser has no page');
    return page;
  }

  return {
    open,
    quit: async () => quit?.(),
    kill: async () => stop?.(),
    async remove() {
      await stop?.();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
