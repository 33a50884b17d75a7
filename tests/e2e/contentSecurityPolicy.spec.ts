import { readHosting } from '../../tools/deploy/hosting.ts';
import { parsePolicy } from '../../tools/deploy/policy.ts';
import { projectPolicy } from '../../tools/deploy/projectPolicy.ts';
import { appEnvironment } from '../../tools/backend/start/appEnvironment.ts';
import { ConsoleErrors } from './consoleErrors.ts';
import { expect, test } from './fixtures.ts';

/** What a page must not be able to do under the production headers, and the reported violation. */
const VIOLATIONS: Readonly<Record<string, readonly [violate: () => unknown, message: RegExp]>> = {
  'run a script written into the page': [
    () => {
      const script = document.createElement('script');
      script.append('globalThis.isBroken = true');
      document.body.append(script);
    },
    /script-src-elem blocks inline|requires 'TrustedScript' assignment/,
  ],
  'run text as code': [
    // Later, because the browser exempts code that the test itself evaluates.
    () => setTimeout(() => Reflect.construct(Function, ['return true'])),
    /script-src blocks eval|blocks trusted-types-sink at .* Function/,
  ],
  'turn text into elements': [
    () => {
      try {
        document.createElement('p').innerHTML = '<img src="x" onerror="alert(1)">';
      } catch {
        // The browser throws as well.
      }
    },
    /blocks trusted-types-sink at .* Element innerHTML/,
  ],
  'style itself by markup': [
    () => document.body.setAttribute('style', 'color: red'),
    /style-src-attr blocks inline/,
  ],
  'ask another host': [
    () => fetch('https://evil.example/').catch(() => undefined),
    /connect-src blocks https:\/\/evil\.example/,
  ],
  'load a script of another host': [
    () => {
      const script = document.createElement('script');
      script.src = 'https://evil.example/a.js';
      document.body.append(script);
    },
    /script-src-elem blocks https:\/\/evil\.example/,
  ],
  'frame another page': [
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.example/';
      document.body.append(frame);
    },
    /frame-src blocks https:\/\/evil\.example/,
  ],
  'frame the sign-in of another project': [
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.firebaseapp.com/';
      document.body.append(frame);
    },
    /frame-src blocks https:\/\/evil\.firebaseapp\.com/,
  ],
  'reach a database of another region': [
    () => {
      try {
        void new WebSocket('wss://evil.europe-west1.firebasedatabase.app/.ws');
      } catch {
        // Some browsers throw immediately.
      }
    },
    /connect-src blocks wss:\/\/evil\.europe-west1\.firebasedatabase\.app/,
  ],
  'send a form elsewhere': [
    () => {
      const form = document.createElement('form');
      form.action = 'https://evil.example/';
      document.body.append(form);
      form.submit();
    },
    /form-action blocks https:\/\/evil\.example/,
  ],
};

test('the preview sends the production headers and also allows the local backend', async ({
  product,
}) => {
  const { headers } = await fetch(product.address);
  const hosting = readHosting();
  const sent = parsePolicy(headers.get('content-security-policy') ?? '');
  const policy = projectPolicy(appEnvironment({ auth: 0, database: 0 }));
  expect([...sent.keys()]).toEqual([...policy.keys()]);
  for (const [directive, sources] of policy) {
    const more = (sent.get(directive) ?? []).filter((source) => !sources.includes(source));
    for (const source of more) expect(source).toMatch(/^(http|ws):\/\/127\.0\.0\.1:\d+$/);
    expect(more.length > 0).toBe(['connect-src', 'frame-src'].includes(directive));
  }
  const others = hosting.headers[0]?.headers.filter(({ key }) => !key.startsWith('Content-'));
  expect(others?.length).toBeGreaterThan(5);
  for (const { key, value } of others ?? []) expect(headers.get(key)).toBe(value);
});

test('the browser refuses whatever the policy forbids', async ({ open, consoleErrors }) => {
  // The browser logs a message of its own.
  consoleErrors.allow(
    /Content Security Policy|requires 'Trusted|EvalError|ERR_BLOCKED_BY_CSP|evil\./,
  );
  const page = await open('/');
  await expect(page.locator('#root h1')).toBeVisible();
  for (const [what, [violate, message]] of Object.entries(VIOLATIONS)) {
    await test.step(`a page can not ${what}`, async () => {
      consoleErrors.expect(message);
      const breached = page.waitForEvent('console', {
        predicate: (entry) => message.test(entry.text()),
        timeout: 20_000,
      });
      await page.evaluate(violate);
      await breached;
    });
  }
});

/**
 * What Google's api.js does as far as Trusted Types concern it: it loads its parts through a policy of its own. Google's own script
 * is not on this machine.
 */
const GOOGLE_SCRIPT = `
  const policy = trustedTypes.createPolicy('gapi#gapi', { createScriptURL: (url) => url });
  const [, onLoad] = /onload=(\\w+)/.exec(document.currentScript.src);
  const part = document.createElement('script');
  part.src = policy.createScriptURL('https://apis.google.com/_/scs/part.js?cb=' + onLoad);
  document.head.append(part);
`;

test('the policy lets the sign-in with Google load its scripts', async ({
  open,
  consoleErrors,
}) => {
  // The part says that it has loaded by failing: how it goes on from there, only Google knows.
  consoleErrors.expect(/Google's part has been loaded/);
  consoleErrors.allow(/^Asked https:\/\/apis\.google\.com\//);
  const page = await open('/#/login');
  await page.route('https://apis.google.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().includes('/js/api.js')
        ? GOOGLE_SCRIPT
        : `console.error("Google's part has been loaded")`,
    }),
  );
  const isLoaded = page.waitForEvent('console', {
    predicate: (entry) => entry.text().includes("Google's part has been loaded"),
  });
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await isLoaded;
});

test('an unexpected console error fails a test', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.address });
  const consoleErrors = new ConsoleErrors();
  await consoleErrors.listenTo(context);
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => {
    console.error('An error in the console');
    setTimeout(() => {
      throw new Error('An error in the code');
    });
    return fetch('/missing.json');
  });
  await page.route('**/broken.json', (route) => route.abort());
  await page.evaluate(() => fetch('/broken.json').catch(() => undefined));
  await context.close();

  const report = messageOf(() => consoleErrors.verify());
  for (const text of ['in the console', 'in the code', '404: ', 'net::ERR_FAILED: ']) {
    expect(report).toContain(text);
  }
  consoleErrors.allow(/./);
  expect(messageOf(() => consoleErrors.verify())).toBe('');
  consoleErrors.expect(/never said/);
  expect(messageOf(() => consoleErrors.verify())).toContain('never said');
});

function messageOf(act: () => void): string {
  try {
    act();
    return '';
  } catch (error) {
    return String(error);
  }
}
