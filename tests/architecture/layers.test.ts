import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsBelow, ROOT, sourceFilesBelow } from './sourceImports.ts';

/** The layers of the desk from the lowest; each may import those before it. */
const DESK = [
  'src/company',
  'src/lib',
  'src/firebase',
  'src/session',
  'src/records/model',
  'src/ui',
  'src/records/store',
  'src/records/form',
  'src/records/page',
  'src/features',
  'src/desk',
] as const;

const belowDesk = (layer: (typeof DESK)[number]): readonly string[] =>
  DESK.slice(0, DESK.indexOf(layer));

/** The layers each layer may import besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(DESK.map((layer) => [layer, belowDesk(layer)])),
  'src/site': [
    'src/company',
    'src/features/enquiries',
    'src/features/login',
    'src/session',
    'src/ui',
    'src/lib',
  ],
  'src/app': [
    'src/site',
    'src/desk',
    'src/features',
    'src/records/store',
    'src/session',
    'src/firebase',
    'src/company',
    'src/ui',
    'src/lib',
  ],
  'src/main.tsx': ['src/app', 'src/ui'],
  'src/vite-env.d.ts': [],
  'tools/rules': ['src/features', 'src/records/model', 'src/lib'],
  'tools/demo': [
    'src/company',
    'src/features',
    'src/records/store',
    'src/records/model',
    'src/firebase',
    'src/lib',
    'public/media',
  ],
  // Runs in Node, while the others run in the browser.
  'tools/try-out/build': ['tools/deploy', 'tools/try-out/backendAddress.ts'],
  'tools/try-out': [
    'src/main.tsx',
    'src/app',
    'src/desk',
    'src/features',
    'src/company',
    'src/records/page',
    'src/records/store',
    'src/records/model',
    'src/session',
    'src/firebase',
    'src/lib',
    'tools/demo',
    'tools/backend',
    'database.rules.json?raw',
  ],
  'tools/adopt': ['src/company/brand.ts', 'tools/operations/program.ts'],
  'tools/deploy': ['src/company/brand.ts'],
  'tools/operations': [
    'src/features',
    'src/records/model',
    'src/lib',
    'tools/rules/everyEntity.ts',
  ],
  // Rendering a page takes the auth state of a visitor.
  'tools/build': [
    'src/site',
    'src/features/login',
    'src/session',
    'src/company',
    'tools/deploy',
    'tools/rules/rulesVersion.ts',
  ],
  'tools/backend': ['tools/deploy', 'src/company/brand.ts'],
};

/** What the framework knows nothing of. */
const BUSINESS = new RegExp(
  [
    'invoice|customer|supplier|quotation|payment|receipt|installation|inventory|procurement|purchase',
    'enquir|ticket|aquari|credit ?note|vat(?![eio])',
    String.raw`\b(deal|lead|visit|stock|tax|trn|pond|water|tank|reef|sales)s?\b`,
  ].join('|'),
  'i',
);

describe('layers', () => {
  const imports = ['src', 'tools']
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

  it('have no folders that import each other', () => {
    const arrows = new Set(
      imports
        .filter(({ file, target }) => file.startsWith('src/') && target.startsWith('./src/'))
        .map(({ file, target }) => `${dirname(file)} ${dirname(target.slice(2))}`),
    );
    const pairs = [...arrows].filter((arrow) => {
      const [from = '', to = ''] = arrow.split(' ');
      return from < to && arrows.has(`${to} ${from}`);
    });
    expect(pairs.toSorted()).toEqual([]);
  });

  it('say nothing of water, tax or a particular record in src/records', () => {
    const said = sourceFilesBelow('src/records').flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (BUSINESS.test(line) ? [`${file}:${index + 1} ${line}`] : [])),
    );
    expect(said).toEqual([]);
  });

  it('import the Firebase SDK in src/firebase only', () => {
    const violations = imports.filter(
      ({ file, target }) =>
        /^firebase(\/|$)/.test(target) &&
        !file.startsWith('src/firebase/') &&
        // Stands for a module of the SDK.
        file !== 'tools/try-out/page/firebaseAuth.ts',
    );
    expect(violations).toEqual([]);
  });

  it('write to the database in src/records/store/write only', () => {
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
    expect(filesWith(/\bupdatePaths\b/)).toEqual(['src/records/store/write/save.ts']);
    // A visitor writes one enquiry without an account, over a connection of its own, and loads nothing of the desk for it.
    expect(filesWith(/\bVisitorDatabase\b|\bdatabase\.update\b/)).toEqual([
      'src/features/enquiries/sendEnquiry.ts',
    ]);
  });

  it('keep packages such as React out of src/records/model and the entities', () => {
    const violations = imports.filter(
      ({ file, layer, target }) =>
        (layer === 'src/records/model' || file.endsWith('.entity.ts')) && !target.startsWith('.'),
    );
    expect(violations).toEqual([]);
  });

  it('keep Node out of what the try-out runs in a browser', () => {
    const targets = new Map<string, readonly string[]>();
    for (const { file, target } of imports)
      targets.set(`./${file}`, [...(targets.get(`./${file}`) ?? []), target]);
    const reached = new Set([
      './tools/try-out/main.ts',
      './tools/try-out/backend/backendWorker.ts',
    ]);
    // A Set also iterates over what is added during the loop.
    for (const file of reached) for (const target of targets.get(file) ?? []) reached.add(target);
    expect(reached).toContain('./tools/backend/session/session.ts');
    expect(
      [...reached].filter((target) =>
        /^(node:|ws$)|^\.\/tools\/backend\/(transport|storage)/.test(target),
      ),
    ).toEqual([]);
  });

  it('keep files, sockets and clocks out of the core of the local database', () => {
    const violations = imports.filter(
      ({ file, target }) =>
        file.startsWith('tools/backend/core/') &&
        !isBelow(target, 'tools/backend/core') &&
        target !== 'acorn',
    );
    expect(violations).toEqual([]);
  });
});

/** The layer with the longest path. */
const layerOf = (file: string): string =>
  Object.keys(MAY_IMPORT)
    .filter((layer) => file === layer || file.startsWith(`${layer}/`))
    .toSorted((a, b) => b.length - a.length)[0] ?? file;

const isBelow = (target: string, layer: string): boolean =>
  target === `./${layer}` || target.startsWith(`./${layer}/`);
