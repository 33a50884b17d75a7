import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockedIn } from '../../hosting/inlineCode.ts';
import { policyOf, readHosting } from '../../hosting/hosting.ts';
import { readPolicy } from '../../hosting/policy.ts';
import { serve } from '../../hosting/serve.ts';
import { freePort } from '../../local/start/ports.ts';
import { BRAND } from '../../src/lib/brand.ts';

const PUBLIC = resolve(import.meta.dirname, '../../public');
const NOT_FOUND = readFileSync(join(PUBLIC, '404.html'), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'atollier-hosting-'));
let address = '';
let server: Server;

beforeAll(async () => {
  for (const name of ['assets', 'media', 'icons']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  writeFileSync(join(folder, '404.html'), NOT_FOUND);
  for (const file of ['assets/a-1.js', 'media/a.jpg', 'icons/a.png', 'robots.txt']) {
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

describe('the site is served', () => {
  it.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/assets/a-1.js', 'public, max-age=31536000, immutable'],
    ['/media/a.jpg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/icons/a.png', 'public, max-age=86400, stale-while-revalidate=604800'],
  ])('with %s to be kept: %s', async (path, keeping) => {
    const response = await fetch(address + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(keeping);
    expectGuarded(response);
  });

  it('with a page of its own for an address that does not exist', async () => {
    const response = await fetch(`${address}/services`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(NOT_FOUND);
    expectGuarded(response);
  });

  it('and never from outside its folder', async () => {
    const response = await fetch(`${address}/..%2f..%2fetc%2fhostname`);
    expect(response.status).toBe(404);
  });
});

describe('the content policy', () => {
  const policy = policyOf(readHosting());

  it('trusts no inline code, no evaluation and no host beyond those it needs', () => {
    for (const sources of policy.values()) {
      for (const source of sources) {
        expect(source).not.toMatch(/unsafe|^\*$|^(https?|data):$/);
      }
    }
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", 'https://apis.google.com']);
    for (const name of ['base-uri', 'frame-ancestors'])
      expect(policy.get(name)).toEqual(["'none'"]);
  });
});

describe('the page for addresses that do not exist', () => {
  it('says who we are and holds nothing that the policy blocks', () => {
    expect(NOT_FOUND).toContain(`<title>Page not found · ${BRAND.name}</title>`);
    expect(blockedIn(NOT_FOUND, readPolicy(''))).toEqual([]);
    expect(NOT_FOUND).not.toMatch(/<script|https?:/);
  });
});

function expectGuarded({ headers }: Response): void {
  const sent = Object.fromEntries(headers);
  expect(sent).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
}
