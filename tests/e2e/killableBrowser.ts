import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { freePort } from '../../tools/backend/start/ports.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { test as base } from './fixtures.ts';
import type { Product } from './product.ts';
import type { StoredState } from './session.ts';

/** With a browser whose process the test can kill. */
export const test = base.extend<{ readonly killableBrowser: KillableBrowser }>({
  killableBrowser: async ({ product, session }, use) => {
    const browser = createKillableBrowser(product, session);
    await use(browser);
    await browser.remove();
  },
});

/** A browser with a profile of its own, whose process a test can kill. */
type KillableBrowser = {
  /** Starts the browser, or restarts it on the same profile, with the demo account signed in. */
  open(this: void): Promise<Page>;
  /** Ends the process at once, as a crash of the machine does. */
  kill(this: void): Promise<void>;
  remove(this: void): Promise<void>;
};

/** Chromium, started without Playwright's own launcher, which would end it gracefully. */
function createKillableBrowser({ address }: Product, session: StoredState): KillableBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  let stop: (() => Promise<void>) | undefined;

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
    const [page] = browser.contexts()[0]?.pages() ?? [];
    if (page === undefined) throw new Error('The browser has no page');
    // A page writes its session to the disk only seconds after it has signed in.
    await page.addInitScript(restoreSession, { address, session });
    return page;
  }

  return {
    open,
    kill: async () => stop?.(),
    async remove() {
      await stop?.();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Restored = { readonly address: string; readonly session: StoredState };

/** Runs in the page before its own code. */
function restoreSession({ address, session }: Restored): void {
  const [stored] = session.origins;
  if (location.origin !== address || localStorage.length > 0) return;
  for (const { name, value } of stored?.localStorage ?? []) localStorage.setItem(name, value);
}
