import type { Rolldown } from 'vite';

/** The lazy modules that a first visit needs besides the entry, below src: of the public site, of the desk, and to sign in. */
const FIRST = {
  site: ['site/SiteLayout.tsx', 'site/pages/HomePage.tsx'],
  desk: ['desk/Dashboard.tsx', 'features/home/HomePage.tsx'],
  login: ['features/login/LoginPage.tsx'],
} as const;

/** Those of them that are around every page, or alone before all. What only they need is in one file with what they share. */
const FRAMES = ['site/SiteLayout.tsx', 'desk/Dashboard.tsx', 'features/login/LoginPage.tsx'];

/** Sends a visitor's enquiry: the only module of the public site that needs the database. */
const SENDING = 'features/enquiries/sendEnquiry.ts';

/** What every page of the desk loads right after its frame, and what the first rows of its home need. */
const SENDER = 'store/write/startSender.ts';
const ATTENTION = 'features/home/AttentionPanel.tsx';

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * The chunk of a module, from the lazy modules that need it: a few chunks instead of some hundred, of which a first visit loads
 * nothing that it does not need. What one lazy module alone needs stays with it (null).
 */
export function chunkName(id: string, modules: Modules): string | null {
  if (waitsForApp(id, modules)) return null;
  const users = lazyUsersOf(id, modules);
  // With what the first pages of both halves need, the entry is loaded by everybody.
  if (users === null) return 'main';
  const isIn = (part: keyof typeof FIRST): boolean =>
    FIRST[part].some((name) => users.includes(name));
  const siteUsers = users.filter((name) => name.startsWith('site/'));
  const isForSite = siteUsers.length === users.length;
  const isSending = users.includes(SENDING);
  if (isIn('site') && !isForSite) return 'main';
  if (users.length < 2 && ![...FRAMES, SENDER].some((name) => users.includes(name))) return null;
  if (isIn('site')) return 'site';
  if (isForSite) return 'inner';
  // Of both halves, but not of the first page: neither loads more of the other.
  if (siteUsers.length > 0) return null;
  if (isIn('login')) {
    if (isSending) return 'firebase';
    return isIn('desk') ? 'account' : 'login';
  }
  if (isIn('desk')) return isSending ? 'database' : 'desk';
  if (users.includes(SENDER) || users.includes(ATTENTION)) return 'write';
  return users.filter((name) => name.endsWith('Page.tsx')).length > 1 ? 'lists' : null;
}

/** The modules, below src, that are imported on demand and need this one; null if the entry needs it. */
function lazyUsersOf(id: string, modules: Modules): readonly string[] | null {
  const users: string[] = [];
  const reached = new Set(importersByName(id, modules) ?? [id]);
  // A Set also iterates over what is added during the loop.
  for (const module of reached) {
    const info = modules.getModuleInfo(module);
    if (info === null) continue;
    if (info.isEntry) return null;
    if (info.dynamicImporters.length > 0) users.push(module.replace(/^.*\/src\//, ''));
    for (const importer of info.importers) reached.add(importer);
  }
  return users;
}

/** Whether a module is the entry of the try-out, or the page with it: it waits for the app, whose chunks must not wait for it. */
const waitsForApp = (id: string, modules: Modules): boolean =>
  [id, ...(modules.getModuleInfo(id)?.importedIds ?? [])].some((one) =>
    one.endsWith('/tryout/main.ts'),
  );

/** The modules that import an icon of Lucide by one of its names, from the list of all icons; undefined for other modules. */
function importersByName(id: string, modules: Modules): readonly string[] | undefined {
  const [, icon] = /lucide-react\/.*(\/icons\/[\w-]+\.\w+)$/.exec(id) ?? [];
  if (icon === undefined) return undefined;
  for (const list of modules.getModuleInfo(id)?.importers ?? []) {
    const { code, importers = [] } = modules.getModuleInfo(list) ?? {};
    const line = code?.split('\n').find((text) => text.includes(icon)) ?? '';
    const names = [...line.matchAll(/\bas (\w+)/g)].map(([, name]) => name);
    if (names.length === 0) continue;
    const anyName = new RegExp(`\\b(${names.join('|')})\\b`);
    return importers.filter((module) => anyName.test(modules.getModuleInfo(module)?.code ?? ''));
  }
  return undefined;
}
