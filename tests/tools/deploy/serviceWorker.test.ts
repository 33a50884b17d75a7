import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serviceWorker, workerSource } from '../../../tools/deploy/serviceWorker.ts';

type FakeChunk = {
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly module?: string;
};

const chunk = (
  fileName: string,
  { imports = [], dynamicImports = [], module = '' }: FakeChunk = {},
) => ({
  type: 'chunk',
  fileName,
  isEntry: fileName === 'assets/index-1.js',
  moduleIds: [module],
  imports,
  dynamicImports,
});

const asset = (fileName: string) => ({ type: 'asset', fileName, source: '' });

/** A build with a staff page, which lazily loads a chart, and a public page. */
const BUNDLE = Object.fromEntries(
  [
    chunk('assets/index-1.js', {
      imports: ['assets/shared-1.js'],
      dynamicImports: ['assets/Desk-1.js', 'assets/Visit-1.js'],
    }),
    chunk('assets/shared-1.js'),
    chunk('assets/Desk-1.js', {
      imports: ['assets/shared-1.js'],
      dynamicImports: ['assets/Chart-1.js'],
      module: '/app/src/desk/Desk.tsx',
    }),
    chunk('assets/Chart-1.js', { module: '/app/src/desk/Chart.tsx' }),
    chunk('assets/Visit-1.js', {
      imports: ['assets/visitors-1.js'],
      module: String.raw`C:\app\src\site\pages\Visit.tsx`,
    }),
    chunk('assets/visitors-1.js'),
    ...['index.html', 'manifest.webmanifest', 'licenses.txt', '.vite/manifest.json'].map(asset),
    ...['assets/index-1.css', 'assets/font-1.woff2', 'assets/picture-1.jpg'].map(asset),
  ].map((file) => [file.fileName, file]),
) as unknown as Rolldown.OutputBundle;

/** The constants that the build puts above the code. */
function constantsOf(source: string): Readonly<Record<string, unknown>> {
  const lines = [...source.matchAll(/^const ([A-Z]+) = (["[].*);$/gm)];
  return Object.fromEntries(lines.map(([, name, json]) => [name, JSON.parse(json ?? '')]));
}

const cacheOf = (...contents: readonly string[]): unknown =>
  constantsOf(workerSource(BUNDLE, contents))['CACHE'];

type FakeEvent = {
  readonly request?: object;
  waitUntil?(done: Promise<void>): void;
  respondWith?(page: Promise<unknown>): void;
};

const offline = () => Promise.reject(new Error('offline'));

/** Runs the worker without a network, over these caches, beside a version that waits. */
function workerIn(contents: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const stores = new Map(
    Object.entries(contents).map(([name, files]) => [name, new Map(Object.entries(files))]),
  );
  const caches = {
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>();
      stores.set(name, store);
      const match = (key: string) => Promise.resolve(store.get(key));
      return Promise.resolve({ addAll: offline, match });
    },
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    keys: () => Promise.resolve([...stores.keys()]),
  };
  const listeners: Record<string, (event: FakeEvent) => void> = {};
  const self = {
    location: { origin: 'https://reef.example' },
    registration: { waiting: {} },
    addEventListener: (type: string, listener: (event: FakeEvent) => void) => {
      listeners[type] = listener;
    },
  };
  runInNewContext(workerSource(BUNDLE, []), {
    self,
    caches,
    fetch: offline,
    Request: Object,
    URL,
  });
  const request = { method: 'GET', url: 'https://reef.example/', mode: 'navigate' };
  return {
    stores,
    install: () => new Promise<void>((resolve) => listeners['install']?.({ waitUntil: resolve })),
    open: () =>
      new Promise<unknown>((resolve) => listeners['fetch']?.({ request, respondWith: resolve })),
  };
}

describe('the service worker of a build', () => {
  it('stores the page, the staff code and what it looks like, but no public pages and no media', () => {
    expect(constantsOf(workerSource(BUNDLE, []))).toMatchObject({
      ENTRY: '/assets/index-1.js',
      FILES: [
        '/',
        '/assets/Chart-1.js',
        '/assets/Desk-1.js',
        '/assets/font-1.woff2',
        '/assets/index-1.css',
        '/assets/index-1.js',
        '/assets/shared-1.js',
        '/favicon.svg',
        '/icons/favicon-32.png',
        '/manifest.webmanifest',
      ],
    });
  });

  it('has a cache per version: the same for the same content, another for another page or icon', () => {
    expect(cacheOf('page', 'icon')).toMatch(/^precache-[\da-f]{16}$/);
    expect(cacheOf('page', 'icon')).toBe(cacheOf('page', 'icon'));
    expect(new Set([cacheOf('page'), cacheOf('other page'), cacheOf('page', 'icon')]).size).toBe(3);
  });

  it('leaves no empty cache where it could not be stored, and opens the page of none', async () => {
    const run = workerIn({ 'precache-old': { '/': 'the old page' } });
    await expect(run.install()).rejects.toThrow('offline');
    expect([...run.stores.keys()]).toEqual(['precache-old']);
    run.stores.set('precache-new', new Map());
    expect(await run.open()).toBe('the old page');
  });

  it('is the kill switch in a build with VITE_SERVICE_WORKER=off', async () => {
    const root = mkdtempSync(join(tmpdir(), 'worker-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    writeFileSync(join(root, 'index.html'), '<title>Home</title>');
    vi.stubEnv('VITE_SERVICE_WORKER', 'off');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { output } = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: { write: false },
      plugins: [serviceWorker()],
    })) as Rolldown.RolldownOutput;
    const worker = output.find(({ fileName }) => fileName === 'sw.js');
    expect(worker).toHaveProperty(
      'source',
      readFileSync('tools/deploy/worker/killSwitch.js', 'utf8'),
    );
  });
});
