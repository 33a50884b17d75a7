import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Language } from '../../src/company/site/language.ts';
import { TRY_OUT_MODE } from '../deploy/settings.ts';
import { IN_ARABIC } from './arabic.ts';
import { PUBLIC_PAGES } from './publicPages.ts';

/**
 * The pages with which people begin, by their path below /dashboard. Others ask for their code as soon as that of the frame is
 * there.
 */
const SIDEBAR = [
  '',
  'sales',
  'finance',
  'inventory',
  'procurement',
  'suppliers',
  'service',
  'service/plan',
];
const FURTHER = ['service/installation', 'service/visit'];

/** What the first rows of a page need beside its own module. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '': ['/src/features/home/AttentionPanel.tsx', '/src/features/activity/FeedLines.tsx'],
};

/** What asks the identity provider who is signed in, and connects to the database, before any other code is there. */
const SESSION = ['/src/firebase/auth.ts', '/src/firebase/connectEarly.ts'];

/** What every page of the dashboard needs. */
const FRAME = ['/src/desk/Dashboard.tsx', '/src/records/store/write/startSender.ts'];

/** The module of each page that a file of src/desk lists, by its path: in an entry, the import of its code follows that. */
export function listedPages(file: string): ReadonlyMap<string, string> {
  const source = readFileSync(join(import.meta.dirname, '../../src/desk', file), 'utf8');
  const entries = source.matchAll(/\bpath: '([^']*)'[^]*?import\('([^']+)'\)/g);
  return new Map(
    [...entries].map(([, path = '', module = '']) => [path, posix.join('/src/desk', module)]),
  );
}

/** The modules of each page of the dashboard. */
const dashboard = (): Readonly<Record<string, readonly string[]>> => ({
  ...modulesOfPages(SIDEBAR, listedPages('modules.tsx'), []),
  ...modulesOfPages(FURTHER, listedPages('pages.tsx'), ['/src/desk/FurtherPage.tsx']),
});

const modulesOfPages = (
  paths: readonly string[],
  listed: ReadonlyMap<string, string>,
  frame: readonly string[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    paths.map((path) => {
      const module = listed.get(path);
      if (module === undefined)
        throw new Error(`No page has the path ${path}: see tools/build/routeCode.ts`);
      const modules = [...SESSION, ...FRAME, ...frame, module, ...(PARTS[path] ?? [])];
      return [`/dashboard${path && `/${path}`}`, modules];
    }),
  );

/** The modules of each route whose code the page in a language requests ahead, by the end of their path. */
function modulesIn(code: Language['code']): Readonly<Record<string, readonly string[]>> {
  const isArabic = code === 'ar';
  const pages = PUBLIC_PAGES.filter(({ language }) => language.code === code);
  return {
    // Their addresses are those of the English page.
    ...(!isArabic && { ...dashboard(), '/login': ['/src/features/login/LoginPage.tsx'] }),
    ...Object.fromEntries(
      pages.map(({ path, module }) => [
        path,
        [...(isArabic ? ['ArabicSite.tsx'] : []), 'SiteLayout.tsx', `pages/${module}.tsx`].map(
          (name) => `/src/site/${name}${isArabic ? IN_ARABIC : ''}`,
        ),
      ]),
    ),
  };
}

const ENTRY = '/src/main.tsx';

/**
 * In the first line of a file, has the browser compile all of its functions with it, off the main thread, which would otherwise compile
 * each as it is called (v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

/**
 * The files of which half of the functions and more are called before the first row of home, of whose others a third is, or when a
 * first record opens.
 */
const MOSTLY_CALLED = new Set([
  'index',
  'desk',
  'HomePage',
  'connection',
  'database',
  'firebase',
  'form',
  'lists',
]);

/** A panel with a record. */
const RECORD = '/src/records/page/OpenPanel.tsx';

type Chunk = {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
};

/**
 * Lists the files of a route in index.html, for the inline script that requests them while the entry is still on its way. A
 * list, because the policy allows the script by its hash, and file names change with every build. `session`: the files that
 * ask who is signed in and connect to the database.
 */
export function routeCode(): Plugin {
  let isTryOut = false;
  return {
    name: 'route-code',
    apply: 'build',
    configResolved({ mode }) {
      isTryOut = mode === TRY_OUT_MODE;
    },
    generateBundle: {
      // After Vite has written its own first line.
      order: 'post',
      handler(_, bundle) {
        const chunks = chunksOf(bundle);
        const isApp = chunks.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith(ENTRY)));
        if (!isApp) return;
        const { '/dashboard': home = [] } = dashboard();
        const ofDesk = new Set(addressesOf([...home, RECORD], chunks));
        for (const chunk of chunks)
          if (MOSTLY_CALLED.has(chunk.name) && ofDesk.has(addressOf(chunk.fileName)))
            chunk.code = `${COMPILE_ALL}\n${chunk.code}`;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk: entry }) {
        if (entry === undefined) return [];
        const chunks = chunksOf(bundle);
        // The backend of the try-out is in the page, and not there so early.
        const session = isTryOut ? {} : { session: addressesOf(SESSION, chunks) };
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'route-code' },
            children: JSON.stringify({ ...session, ...codeOf('en', entry, chunks) }),
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

/**
 * The files of each route in a language, each after those that it needs; of a public page without those of the entry, which the page
 * asks for anyway. On a page of the desk they have their place behind what the database waits for, and before what needs them.
 */
export function codeOf(
  code: Language['code'],
  entry: Chunk,
  chunks: readonly Chunk[],
): Readonly<Record<string, readonly string[]>> {
  const loaded = new Set(filesOf([entry], chunks).map(addressOf));
  return Object.fromEntries(
    Object.entries(modulesIn(code)).map(([route, modules]) => [
      route,
      addressesOf(modules, chunks).filter(
        (file) => route.startsWith('/dashboard') || !loaded.has(file),
      ),
    ]),
  );
}

/** The files of JavaScript in a bundle. */
export const chunksOf = (bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** The addresses of the files with some modules and of all their static imports. */
function addressesOf(modules: readonly string[], chunks: readonly Chunk[]): readonly string[] {
  const needed = modules.map((name) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(name)));
    if (chunk === undefined) throw new Error(`No chunk has ${name}: see tools/build/routeCode.ts`);
    return chunk;
  });
  return filesOf(needed, chunks).map(addressOf);
}

const addressOf = (file: string): string => `/${file}`;

/** The files of some chunks, each after its static imports: the first are requested first. */
function filesOf(
  needed: readonly Chunk[],
  chunks: readonly Chunk[],
  files = new Set<string>(),
): readonly string[] {
  for (const { fileName, imports } of needed) {
    if (files.has(fileName)) continue;
    filesOf(
      chunks.filter((chunk) => imports.includes(chunk.fileName)),
      chunks,
      files,
    );
    files.add(fileName);
  }
  return [...files];
}
