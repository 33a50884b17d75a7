import type { Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../tools/backend/start/demoAccount.ts';
import { expect, test } from './fixtures.ts';
import { submitCredentials } from './actions.ts';
import { holdRequests } from './networkFaults.ts';
import { clauses } from '../specification/clauses.ts';

const DASHBOARD_CODE = /\/assets\/desk-[^/]*\.js/;
test(
  'returning to the login page while the dashboard loads leads to the dashboard',
  clauses('S2.5-6'),
  async ({ open }) => {
    const page = await open('/#/login');
    const release = await holdRequests(page, DASHBOARD_CODE);
    await submitCredentials(page, 'Sign In', DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
    await expect(page).toHaveURL(/#\/dashboard$/);
    await follow(page, '#/login');
    await release();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
    await expect(page).toHaveURL(/#\/dashboard$/);
  },
);

test(
  'renders nothing of the app before the auth state is known',
  clauses('S4-2'),
  async ({ open }) => {
    const page = await open('/#/login');
    await submitCredentials(page, 'Sign In', DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
    const release = await holdRequests(page, /accounts:lookup/);
    await page.addInitScript(noteHeadings);
    await page.addInitScript(waitForProvider);
    const asked = page.waitForRequest(/accounts:lookup/);
    await page.reload();
    await asked;
    await expect(page.locator('#root')).toBeEmpty();
    await expect(page.locator('#first-screen')).toBeVisible();
    for (const address of ['#/login', '#/', '#/dashboard/sales']) {
      await follow(page, address);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await expect(page.locator('#root')).toBeEmpty();
    }
    await release();
    await expect(page.getByRole('heading', { level: 1, name: 'Sales CRM' })).toBeVisible();
    expect(await page.evaluate(() => window.headings)).toEqual(['Sales CRM']);
  },
);

test(
  'hides an error that arrives after the mode was changed, and lets the new one be used',
  clauses('S2.5-4 S4-18'),
  async ({ open, consoleErrors }) => {
    consoleErrors.expect(/^Signing in failed/);
    consoleErrors.expect(/^400: .*accounts:signInWithPassword/);
    consoleErrors.allow(/responded with a status of 400/);
    const page = await open('/#/login');
    const release = await holdRequests(page, /accounts:signInWithPassword/);
    await submitCredentials(page, 'Sign In', 'nobody@staff.example', 'wrong-word');
    await page.getByRole('button', { name: 'Need an account? Sign Up' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    const answered = page.waitForEvent('console', (message) =>
      message.text().startsWith('Signing in failed'),
    );
    await release();
    await answered;
    await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('');
    await expect(page.getByRole('button', { name: 'Create Account' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
);

/** Takes the timer away after which a page shows its last user although the identity provider is silent: a busy machine is slower. */
function waitForProvider(): void {
  const later = window.setTimeout.bind(window);
  const patient = (run: () => void, delay?: number, ...passed: []): unknown =>
    delay === 3_000 ? 0 : later(run, delay, ...passed);
  Object.assign(window, { setTimeout: patient });
}

declare global {
  interface Window {
    /** Every page title the document has had, in order. */
    headings: string[];
  }
}

/** Runs in the page before its own code. */
function noteHeadings(): void {
  window.headings = [];
  new MutationObserver(() => {
    const heading = document.querySelector('#root h1')?.textContent;
    if (heading && heading !== window.headings.at(-1)) window.headings.push(heading);
  }).observe(document, { childList: true, subtree: true });
}

/** Navigates as a link, a bookmark or the address bar does. */
async function follow(page: Page, hash: string): Promise<void> {
  await page.evaluate((address) => {
    window.location.hash = address;
  }, hash);
}
