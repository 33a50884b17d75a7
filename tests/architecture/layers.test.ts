import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** What each layer may import besides itself; the house's plan in code. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/lib': [],
  'src/firebase': [],
  'src/domain': ['src/lib'],
  'src/ui': ['src/lib'],
  'src/auth': ['src/firebase', 'src/ui', 'src/lib'],
  'src/records': ['src/domain', 'src/firebase', 'src/auth', 'src/ui', 'src/lib'],
  'src/site': ['src/auth', 'src/ui', 'src/lib'],
  'src/dashboard': ['src/records', 'src/domain', 'src/auth', 'src/ui', 'src/lib'],
  'src/app': ['src/site', 'src/dashboard', 'src/auth', 'src/ui', 'src/lib'],
  'src/main.tsx': ['src/app', 'src/ui'],
  'src/vite-env.d.ts': [],
  rules: ['src/domain'],
  demo: ['src/records', 'src/domain', 'src/firebase', 'src/lib'],
  hosting: [],
  local: ['hosting'],
};

type Import = { readonly file: string; readonly layer: string; readonly target: string };

describe('layers', () => {
  const imports = ['src', 'rules', 'hosting', 'local', 'demo'].flatMap(importsBelow);

  it('finds imports to judge', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  it('import only downwards', () => {
    const wrong = imports.filter(({ layer, target }) => {
      if (!target.startsWith('.')) return false;
      const allowed = MAY_IMPORT[layer];
      return allowed === undefined || ![layer, ...allowed].some((other) => isBelow(target, other));
    });
    expect(wrong).toEqual([]);
  });

  it('touch the Firebase SDK in one folder only', () => {
    const wrong = imports.filter(
      ({ layer, target }) => /^firebase(\/|$)/.test(target) && layer !== 'src/firebase',
    );
    expect(wrong).toEqual([]);
  });

  it('keep React and the browser out of the business', () => {
    const wrong = imports.filter(
      ({ layer, target }) => layer === 'src/domain' && !target.startsWith('.'),
    );
    expect(wrong).toEqual([]);
  });

  it('keep files, sockets and clocks out of the core of the database server', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        file.startsWith('local/core/') && !isBelow(target, 'local/core') && target !== 'acorn',
    );
    expect(wrong).toEqual([]);
  });
});

/** `target` is relative with a leading `./` for our own files, and a package name otherwise. */
function importsBelow(folder: string): Import[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name);
      const source = readFileSync(join(ROOT, file), 'utf8');
      return [...source.matchAll(/(?:from|import)[\s(]*'([^']+)'/g)].map(([, target = '']) => ({
        file,
        layer: layerOf(file),
        target: target.startsWith('.')
          ? `./${relative(ROOT, resolve(ROOT, file, '..', target))}`
          : target,
      }));
    });
}

const layerOf = (file: string): string =>
  Object.keys(MAY_IMPORT).find((layer) => file === layer || file.startsWith(`${layer}/`)) ?? file;

const isBelow = (target: string, layer: string): boolean =>
  target === `./${layer}` || target.startsWith(`./${layer}/`);
