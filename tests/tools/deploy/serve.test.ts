import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyViolations } from '../../../tools/deploy/checkInlineCode.ts';
import { policyOf, readHosting } from '../../../tools/deploy/hosting.ts';
import { parsePolicy } from '../../../tools/deploy/policy.ts';
import { serve } from '../../../tools/deploy/serve.ts';
import { freePort } from '../../../tools/backend/start/ports.ts';
import { notFoundPage } from '../../../tools/build/brandedPages.ts';

const NOT_FOUND = notFoundPage();

const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
let address = '';
let server: Server;

beforeAll(async () => {
  for (const name of ['assets', 'media', 'icons']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  writeFileSync(join(folder, '404.html'), NOT_FOUND);
  for (const file of ['assets/a-1.js', 'media/a.jpg', 'icons/a.png', 'robots.txt', 'sw.js']) {
    writeFileSync(join(folder, file), file);
  }
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  server = await serve(folder, port, readHosting());
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('the server of the built site', () => {
  it.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/assets/a-1.js', 'public, max-age=31536000, immutable'],
    ['/media/a.jpg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/icons/a.png', 'public, max-age=86400, stale-while-revalidate=604800'],
  ])('sends %s with the cache control %s', async (path, cacheControl) => {
    const response = await fetch(address + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(cacheControl);
    expectSecurityHeaders(response);
  });

  it.each(['/services', '/assets/b-2.js'])(
    'sends 404.html for %s, which is unknown',
    async (path) => {
      const response = await fetch(address + path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe(NOT_FOUND);
      expectSecurityHeaders(response);
    },
  );

  it('sends no files from outside its folder', async () => {
    const response = await fetch(`${address}/..%2f..%2fetc%2fhostname`);
    expect(response.status).toBe(404);
  });
});

describe('the content policy', () => {
  const policy = policyOf(readHosting());

  it('allows no unsafe sources, and no hosts beyond those it needs', () => {
    for (const [directive, sources] of policy) {
      for (const source of sources) {
        // The photo that a member of staff has chosen; a picture runs nothing.
        if (directive === 'img-src' && source === 'data:') continue;
        // Compiled WebAssembly of our own, which makes no code of text.
        if (source === "'wasm-unsafe-eval'") continue;
        expect(source).not.toMatch(/unsafe|^\*$|^(https?|data):$/);
      }
    }
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual([
      "'self'",
      "'wasm-unsafe-eval'",
      expect.stringMatching(/^'sha256-/),
      expect.stringMatching(/^'sha256-/),
      'https://apis.google.com',
    ]);
    expect(policy.get('worker-src')).toEqual(["'self'"]);
    for (const name of ['base-uri', 'frame-ancestors'])
      expect(policy.get(name)).toEqual(["'none'"]);
  });
});

describe('404.html', () => {
  it('contains nothing that the policy blocks, and leads back to the site in each language', () => {
    expect(policyViolations(NOT_FOUND, parsePolicy(''))).toEqual([]);
    expect(NOT_FOUND).not.toMatch(/<script|https?:/);
    for (const link of ['/#/contact', ...(HAS_ARABIC ? ['/ar/#/ar/contact'] : [])])
      expect(NOT_FOUND).toContain(`href="${link}"`);
  });
});

function expectSecurityHeaders({ headers }: Response): void {
  const sent = Object.fromEntries(headers);
  expect(sent).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(self)'),
    'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
}
