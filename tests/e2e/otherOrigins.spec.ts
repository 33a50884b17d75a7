import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { PROJECT_ID } from '../../local/start/appEnvironment.ts';
import { expect, test } from './fixtures.ts';

/** A browser that resolves an attacker's host names to this machine, as after DNS rebinding. */
async function openBrowser(browser: Browser): Promise<Browser> {
  return browser.browserType().launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.test 127.0.0.1'],
  });
}

type Target = { readonly auth: string; readonly database: string; readonly project: string };

/** Runs in the page: tries every request a page can make to the two servers; returns the responses. */
async function attack({ auth, database, project }: Target): Promise<readonly string[]> {
  const answered: string[] = [];
  const note = async (what: string, attempt: Promise<Response> | EventTarget): Promise<void> => {
    const answer = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), 3_000);
      if (attempt instanceof Promise) {
        void attempt.then(({ ok }) => resolve(ok)).catch(() => resolve(false));
        return;
      }
      for (const event of ['load', 'message', 'put', 'error']) {
        attempt.addEventListener(event, () => resolve(event !== 'error'));
      }
    });
    if (await answer) answered.push(what);
  };
  const tree = `${database}/probe.json?ns=${project}-default-rtdb&auth=owner`;
  const rules = `${database}/.settings/rules.json?ns=${project}-default-rtdb`;
  const accounts = `${auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
  const socket = `${tree.replace(/^http/, 'ws').replace('probe.json', '.ws')}&v=5`;
  const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  await note('reads', fetch(tree));
  await note('listens by socket', new WebSocket(socket));
  await note('listens to a stream', new EventSource(tree));
  await note('writes', fetch(tree, { method: 'PUT', body: '"written"' }));
  await note('reads the rules', fetch(rules, { headers: owner }));
  await note('lists accounts', fetch(`${accounts}:batchGet`, { headers: owner }));
  const email = JSON.stringify({ email: `${Date.now()}@evil.test` });
  await note('makes an account', fetch(accounts, { method: 'POST', headers: owner, body: email }));
  // Sent without a preflight; the response is opaque.
  const body = '"sent blindly"';
  await fetch(tree, { method: 'POST', mode: 'no-cors', body }).catch(() => undefined);
  return answered;
}

const EVERYTHING = [
  'reads',
  'listens by socket',
  'listens to a stream',
  'writes',
  'reads the rules',
  'lists accounts',
  'makes an account',
];

test('only the app itself can read or write the local backend', async ({ browser, product }) => {
  const { auth, database } = product.backend;
  const target = { auth: `http://${auth}`, database: `http://${database}`, project: PROJECT_ID };
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<title>Another page</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const own = await openBrowser(browser);
  const page = await own.newPage();

  for (const origin of [
    `http://evil.test:${port}`,
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
  ]) {
    await page.goto(origin);
    expect.soft(await page.evaluate(attack, target), origin).toEqual([]);
  }
  for (const name of ['auth', 'database'] as const) {
    const rebound = `http://rebound.test:${product.backend[name].split(':')[1]}`;
    await page.goto(rebound);
    expect(await page.evaluate(attack, { ...target, [name]: rebound }), rebound).toEqual([]);
  }
  expect(await product.stored('probe')).toBeNull();

  // The same requests succeed from the app.
  await page.goto(product.address);
  expect(await page.evaluate(attack, target)).toEqual(EVERYTHING);
  await page.goto(product.address.replace('127.0.0.1', 'localhost'));
  expect(await page.evaluate(attack, target)).toEqual(EVERYTHING);
  await own.close();
  server.close();
});
