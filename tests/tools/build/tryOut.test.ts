import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { inlineScripts, inlineStyles } from '../../../tools/deploy/checkInlineCode.ts';
import { hashSource, parsePolicy, type Policy } from '../../../tools/deploy/policy.ts';
import { TRY_OUT_MODE } from '../../../tools/deploy/settings.ts';
import { HOSTED_SETTINGS } from '../../support/hostedSettings.ts';
import { buildApp, type BuiltApp } from './builtApp.ts';

/**
 * The most that the backend may take, in bytes, compressed by gzip -9: the rules and the demonstration grow with every kind of
 * record, by some two thousand bytes, and nothing in it is for show.
 */
const WORKER_CEILING = 89_000;

let app: BuiltApp;
let tryOut: BuiltApp;

beforeAll(async () => {
  app = await buildApp(HOSTED_SETTINGS);
  tryOut = await buildApp({}, TRY_OUT_MODE);
}, 300_000);

/** The policy in the page itself. */
function policyOfPage(): Policy {
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
      tryOut.file('index.html'),
    ) ?? [];
  return parsePolicy(policy);
}

describe('a build for hosted Firebase', () => {
  it('contains nothing of the try-out', () => {
    const own = /\/tools\/(try-out|backend|demo)\/|\/node_modules\/(acorn|@noble)\//;
    expect(app.modules.filter((module) => own.test(module))).toEqual([]);
    expect(app.files.filter((name) => name.includes('backendWorker'))).toEqual([]);
    for (const text of ['try-out', 'accounts.invalid', 'database.invalid']) {
      expect(app.code).not.toContain(text);
      expect(app.file('index.html')).not.toContain(text);
    }
    expect(tryOut.code).toContain('accounts.invalid');
    expect(tryOut.file('index.html')).toContain('try-out');
  });
});

describe('the try-out', () => {
  it('names all files from the folder of its page', () => {
    const fromRoot = /["'`(,]\s*\/(assets|media|icons|favicon)[/.]/;
    expect(tryOut.file('index.html')).not.toMatch(fromRoot);
    expect(tryOut.code).not.toMatch(fromRoot);
    expect(tryOut.code).toContain('./media/');
  });

  it('has the files of one page only, no service worker, and asks not to be found', () => {
    const pages = tryOut.files.filter((name) =>
      /\.(html|webmanifest|xml)$|(^|\/)sw\.js$|robots/.test(name),
    );
    expect(pages).toEqual(['index.html']);
    expect(tryOut.file('index.html')).toContain('<meta name="robots" content="noindex" />');
  });

  it('allows its own files and inline code only, and connections to nobody', () => {
    const page = tryOut.file('index.html');
    const policy = policyOfPage();
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(
      page.search(/<(style|script|link)/),
    );
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('connect-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual([
      "'self'",
      "'wasm-unsafe-eval'",
      ...inlineScripts(page).map(hashSource),
    ]);
    expect(policy.get('style-src')).toEqual(["'self'", ...inlineStyles(page).map(hashSource)]);
    // Photos are stored as data URLs.
    expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
    expect(
      [...policy.entries()]
        .flatMap(([directive, sources]) => (directive === 'img-src' ? [] : sources))
        .filter((source) => !/^'(self|none|wasm-unsafe-eval|sha256-.*)'$/.test(source)),
    ).toEqual([]);
  });

  it('has its backend in a worker that asks nobody for anything', () => {
    const [name = '', ...others] = tryOut.files.filter((file) =>
      /backendWorker-.*\.js$/.test(file),
    );
    expect(others).toEqual([]);
    const worker = tryOut.file(name);
    expect(worker).not.toMatch(/\bfetch\(|XMLHttpRequest|importScripts|EventSource|new WebSocket/);
    const bytes = gzipSync(worker, { level: 9 }).length;
    console.info(`The backend: ${bytes} bytes, ceiling ${WORKER_CEILING}`);
    expect(bytes).toBeLessThan(WORKER_CEILING);
  });

  it('contains the licenses of the packages in its worker', () => {
    for (const name of ['acorn', '@noble/hashes', 'react'])
      expect(tryOut.file('licenses.txt')).toMatch(new RegExp(`^${name} `, 'm'));
  });
});
