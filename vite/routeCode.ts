import type { Plugin } from 'vite';
import { PLAN_PAGE, INSTALLATION_PAGE, VISIT_FORM_PAGE } from '../src/page/address/addresses.ts';
import { PUBLIC_PAGES } from './publicPages.ts';

/** The pages with which people begin, by their path below /dashboard, and the module of each, below src/features. */
const DASHBOARD_PAGES = {
  '': 'home/HomePage',
  sales: 'sales/SalesPage',
  finance: 'finance/FinancePage',
  inventory: 'inventory/InventoryPage',
  procurement: 'purchasing/ProcurementPage',
  suppliers: 'purchasing/SuppliersPage',
  service: 'service/ServicePage',
  [PLAN_PAGE]: 'plan/PlanPage',
  [INSTALLATION_PAGE]: 'logbook/InstallationPage',
  [VISIT_FORM_PAGE]: 'visits/VisitFormPage',
};

/** What every page of the dashboard needs. */
const FRAME = ['/src/desk/Dashboard.tsx', '/src/store/write/startSender.ts'];

/** The modules of each route whose code index.html requests ahead, by the end of their path. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(DASHBOARD_PAGES).map(([path, module]) => [
      `/dashboard${path && `/${path}`}`,
      [...FRAME, `/src/features/${module}.tsx`],
    ]),
  ),
  ...Object.fromEntries(
    PUBLIC_PAGES.map(({ path, module }) => [
      path,
      ['/src/site/SiteLayout.tsx', `/src/site/pages/${module}.tsx`],
    ]),
  ),
};

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
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        if (entry === undefined) return [];
        const loaded = filesOf([entry], chunks);
        const files: Record<string, readonly string[]> = {};
        for (const [route, modules] of Object.entries(MODULES)) {
          const needed = modules.map((name) => {
            const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(name)));
            return chunk ?? this.error(`${route} has no ${name}: see MODULES of vite/routeCode.ts`);
          });
          files[route] = [...filesOf(needed, chunks)]
            .filter((file) => !loaded.has(file))
            .map((file) => `/${file}`);
        }
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'route-code' },
            children: JSON.stringify(files),
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
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
