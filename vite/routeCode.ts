import type { Plugin, Rolldown } from 'vite';
import type { Language } from '../src/company/site/language.ts';
import { IN_ARABIC } from './arabic.ts';
import { PUBLIC_PAGES } from './publicPages.ts';

/**
 * The pages with which people begin, by their path below /dashboard, and the module of each, below src/features. Others, or
 * one that has moved, ask for their code as soon as that of the frame is there.
 */
const DASHBOARD_PAGES = {
  '': 'home/HomePage',
  sales: 'sales/SalesPage',
  finance: 'finance/FinancePage',
  inventory: 'inventory/InventoryPage',
  procurement: 'purchasing/ProcurementPage',
  suppliers: 'purchasing/SuppliersPage',
  service: 'service/ServicePage',
  'service/plan': 'plan/PlanPage',
  'service/installation': 'logbook/InstallationPage',
  'service/visit': 'visits/VisitFormPage',
};

/** What every page of the dashboard needs. */
const FRAME = ['/src/desk/Dashboard.tsx', '/src/store/write/startSender.ts'];

/** The modules of each page of the dashboard. */
const DASHBOARD = Object.fromEntries(
  Object.entries(DASHBOARD_PAGES).map(([path, module]) => [
    `/dashboard${path && `/${path}`}`,
    [...FRAME, `/src/features/${module}.tsx`],
  ]),
);

/** The modules of each route whose code the page in a language requests ahead, by the end of their path. */
function modulesIn(code: Language['code']): Readonly<Record<string, readonly string[]>> {
  const isArabic = code === 'ar';
  const pages = PUBLIC_PAGES.filter(({ language }) => language.code === code);
  return {
    // Its addresses are those of the English page.
    ...(!isArabic && DASHBOARD),
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

type Chunk = {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
};

/**
 * Lists the files of a route in index.html, for the inline script that requests them while the entry is still on its way. A
 * list, because the policy allows the script by its hash, and file names change with every build.
 */
export function routeCode(): Plugin {
  return {
    name: 'route-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk: entry }) {
        if (entry === undefined) return [];
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'route-code' },
            children: codeOf('en', entry, bundle),
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

/** The files of each route in a language, as JSON. */
export function codeOf(
  code: Language['code'],
  entry: Chunk,
  bundle: Rolldown.OutputBundle,
): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const loaded = filesOf([entry], chunks);
  const files: Record<string, readonly string[]> = {};
  for (const [route, modules] of Object.entries(modulesIn(code))) {
    const needed = modules.map((name) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(name)));
      if (chunk === undefined) throw new Error(`No chunk has ${name}: see vite/routeCode.ts`);
      return chunk;
    });
    files[route] = [...filesOf(needed, chunks)]
      .filter((file) => !loaded.has(file))
      .map((file) => `/${file}`);
  }
  return JSON.stringify(files);
}

/** The files of some chunks and of all their static imports. */
function filesOf(needed: readonly Chunk[], chunks: readonly Chunk[]): ReadonlySet<string> {
  const files = new Set(needed.map(({ fileName }) => fileName));
  // A Set also iterates over what is added during the loop.
  for (const file of files) {
    const { imports = [] } = chunks.find(({ fileName }) => fileName === file) ?? {};
    for (const name of imports) files.add(name);
  }
  return files;
}
