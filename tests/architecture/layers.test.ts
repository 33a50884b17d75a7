import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsBelow, ROOT } from './sourceImports.ts';

/** The layers each layer may import besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/brand.ts': [],
  'src/lib': [],
  'src/device': ['src/lib'],
  'src/firebase': ['src/device'],
  'src/domain': ['src/lib'],
  'src/reports': ['src/lib', 'src/brand.ts'],
  'src/ui': ['src/lib'],
  'src/auth': ['src/device', 'src/firebase', 'src/ui', 'src/lib', 'src/brand.ts'],
  'src/records': [
    'src/device',
    'src/domain',
    'src/firebase',
    'src/auth',
    'src/reports',
    'src/ui',
    'src/lib',
  ],
  'src/accounts': [
    'src/records',
    'src/device',
    'src/domain',
    'src/firebase',
    'src/auth',
    'src/ui',
    'src/lib',
    'src/brand.ts',
  ],
  'src/enquiries': ['src/domain', 'src/firebase', 'src/reports', 'src/lib'],
  'src/site': ['src/enquiries', 'src/auth', 'src/ui', 'src/lib', 'src/brand.ts'],
  'src/dashboard': [
    'src/accounts',
    'src/records',
    'src/domain',
    'src/auth',
    'src/device',
    'src/reports',
    'src/ui',
    'src/lib',
    'src/brand.ts',
  ],
  'src/app': [
    'src/site',
    'src/dashboard',
    'src/accounts',
    'src/auth',
    'src/reports',
    'src/ui',
    'src/lib',
  ],
  'src/main.tsx': ['src/app', 'src/reports', 'src/ui'],
  'src/vite-env.d.ts': [],
  rules: ['src/domain'],
  demo: ['src/records', 'src/domain', 'src/firebase', 'src/lib'],
  // Runs in Node, while the others run in the browser.
  'tryout/build': ['hosting', 'tryout/backendAddress.ts'],
  tryout: [
    'src/main.tsx',
    'src/app',
    'src/dashboard',
    'src/auth',
    'src/firebase',
    'src/records',
    'src/domain',
    'src/lib',
    'demo',
    'local',
    'database.rules.json?raw',
  ],
  hosting: [],
  operations: ['src/domain'],
  // Rendering a page takes the auth state of a visitor.
  vite: ['src/site', 'src/auth', 'src/brand.ts', 'hosting', 'rules/rulesVersion.ts'],
  local: ['hosting', 'src/brand.ts'],
};

describe('layers', () => {
  const imports = ['src', 'rules', 'hosting', 'operations', 'vite', 'local', 'demo', 'tryout']
    .flatMap(importsBelow)
    .map(({ file, target }) => ({ file, target, layer: layerOf(file) }));

  it('are read from the source files', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  it('import lower layers only', () => {
    const violations = imports.filter(({ layer, target }) => {
      if (!target.startsWith('.')) return false;
      const allowed = MAY_IMPORT[layer];
      return allowed === undefined || ![layer, ...allowed].some((other) => isBelow(target, other));
    });
    expect(violations).toEqual([]);
  });

  it('import the Firebase SDK in src/firebase only', () => {
    const violations = imports.filter(
      ({ file, layer, target }) =>
        /^firebase(\/|$)/.test(target) &&
        layer !== 'src/firebase' &&
        // Stands for a module of the SDK.
        file !== 'tryout/page/firebaseAuth.ts',
    );
    expect(violations).toEqual([]);
  });

  it('write to the database in src/records/write only', () => {
    const sources = imports
      .filter(({ file }) => file.startsWith('src/'))
      .map(({ file }) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));
    const filesWith = (pattern: RegExp): readonly string[] =>
      [...new Set(sources.flatMap(({ file, source }) => (pattern.test(source) ? file : [])))]
        .toSorted()
        .filter((file) => !file.startsWith('src/firebase/'));
    const writers = sources.filter(({ source }) =>
      /import \{[^}]*\b(update|set|remove|runTransaction|setWithPriority)\b[^}]*\} from 'firebase\/database'/.test(
        source,
      ),
    );
    expect(new Set(writers.map(({ file }) => file))).toEqual(
      new Set(['src/firebase/database.ts', 'src/firebase/visitorDatabase.ts']),
    );
    expect(filesWith(/\bupdatePaths\b/)).toEqual(['src/records/write/save.ts']);
    // A visitor writes one enquiry without an account, over a connection of its own, and loads nothing of the desk for it.
    expect(filesWith(/\bVisitorDatabase\b|\bdatabase\.update\b/)).toEqual([
      'src/enquiries/sendEnquiry.ts',
    ]);
  });

  it('keep packages such as React out of src/domain', () => {
    const violations = imports.filter(
      ({ layer, target }) => layer === 'src/domain' && !target.startsWith('.'),
    );
    expect(violations).toEqual([]);
  });

  it('keep Node out of what the try-out runs in a browser', () => {
    const targets = new Map<string, readonly string[]>();
    for (const { file, target } of imports)
      targets.set(`./${file}`, [...(targets.get(`./${file}`) ?? []), target]);
    const reached = new Set(['./tryout/main.ts', './tryout/backend/backendWorker.ts']);
    // A Set also iterates over what is added during the loop.
    for (const file of reached) for (const target of targets.get(file) ?? []) reached.add(target);
    expect(reached).toContain('./local/session/session.ts');
    expect(
      [...reached].filter((target) => /^(node:|ws$)|^\.\/local\/(transport|storage)/.test(target)),
    ).toEqual([]);
  });

  it('keep files, sockets and clocks out of the core of the local database', () => {
    const violations = imports.filter(
      ({ file, target }) =>
        file.startsWith('local/core/') && !isBelow(target, 'local/core') && target !== 'acorn',
    );
    expect(violations).toEqual([]);
  });
});

const layerOf = (file: string): string =>
  Object.keys(MAY_IMPORT).find((layer) => file === layer || file.startsWith(`${layer}/`)) ?? file;

const isBelow = (target: string, layer: string): boolean =>
  target === `./${layer}` || target.startsWith(`./${layer}/`);
