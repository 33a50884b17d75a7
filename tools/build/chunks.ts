import type { Plugin, Rolldown } from 'vite';
import { HAS_ARABIC, IN_ARABIC } from './arabic.ts';

/** Lazy modules, below src: those of a first visit of the public site and of the desk, to sign in, and the form of a record. */
const PARTS = {
  site: [
    ...(HAS_ARABIC ? ['site/ArabicSite.tsx'] : []),
    'site/SiteLayout.tsx',
    'site/pages/HomePage.tsx',
  ],
  desk: ['desk/Dashboard.tsx', 'features/home/HomePage.tsx'],
  login: ['features/login/LoginPage.tsx'],
  form: ['records/page/OpenPanel.tsx', 'features/unsavedChanges/ReopenedForm.tsx'],
} as const;

/** Those of them that are around every page, or alone before all. What only they need is in one file with what they share. */
const FRAMES = [
  'site/ArabicSite.tsx',
  'site/SiteLayout.tsx',
  'desk/Dashboard.tsx',
  'features/login/LoginPage.tsx',
];

/** Sends a visitor's enquiry: the only module of the public site that needs the database. */
const SENDING = 'features/enquiries/sendEnquiry.ts';

/** Connect to the database before the rest of the desk is there. */
const CONNECTION = new Set([
  'firebase/database.ts',
  'firebase/limits.ts',
  'firebase/sdkInsides.ts',
  'firebase/connectEarly.ts',
]);

/** What every page of the desk loads right after its frame. */
const SENDER = 'records/store/write/startSender.ts';
/** What the first rows of its home need: what others need too, or the lines of the activity, is in the file of the former. */
const ATTENTION = 'features/home/AttentionPanel.tsx';
const FEED = 'features/activity/FeedLines.tsx';

/** The sheet on which a visitor draws a wall: far down some pages, and small in the form. */
const WALL = 'site/components/wall/WallSheet.tsx';

/** What more pages of the desk than these need is loaded with the first list of records; of controls, whatever two need. */
const FEW_PAGES = 3;

/** All of these that are imported on demand, which makes them users. */
const LAZY = [...Object.values(PARTS).flat(), SENDING, SENDER, ATTENTION, FEED, WALL];

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Fails a build of the app in which one of the modules named here is missing, or no longer imported on demand: it has moved. */
export function checkChunkNames(): Plugin {
  return {
    name: 'check-chunk-names',
    apply: 'build',
    buildEnd(error) {
      const ids = [...this.getModuleIds()];
      if (error || !ids.some((id) => nameOf(id) === 'main.tsx')) return;
      const missing = missingNames(ids, this);
      if (missing.length > 0)
        this.error(`tools/build/chunks.ts names no such module: ${missing.join(', ')}`);
    },
  };
}

/** The names above that no module has, or one that is not imported on demand although it should. */
export function missingNames(ids: readonly string[], modules: Modules): readonly string[] {
  const named = (name: string): readonly string[] =>
    ids.filter((id) => nameOf(id).replace(IN_ARABIC, '') === name);
  const isLazy = (id: string): boolean =>
    (modules.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  return [
    ...[...CONNECTION].filter((name) => named(name).length === 0),
    ...LAZY.filter((name) => !named(name).some(isLazy)),
  ];
}

/**
 * The chunk of a module, from the lazy modules that need it: a few chunks instead of some hundred, of which a first visit loads
 * nothing that it does not need. What one lazy module alone needs stays with it (null).
 */
export function chunkName(id: string, modules: Modules): string | null {
  if (waitsForApp(id, modules)) return null;
  const needing = lazyUsersOf(id, modules);
  // With what the first pages of both halves need, the entry is loaded by everybody.
  if (needing === null) return 'main';
  const users = [...new Set(needing.map((name) => name.replace(IN_ARABIC, '')))];
  const arabic = needing.filter((name) => name.endsWith(IN_ARABIC)).length;
  const suffix = arabic === needing.length ? '-ar' : '';
  const isIn = (part: keyof typeof PARTS): boolean =>
    PARTS[part].some((name) => users.includes(name));
  const siteUsers = users.filter((name) => name.startsWith('site/'));
  const isForSite = siteUsers.length === users.length;
  // What little both need is in neither: it would bring along the words of that language.
  if (suffix === '' && arabic > 0) return 'main';
  const isSending = users.includes(SENDING);
  if (isIn('site') && !isForSite) return 'main';
  const name = nameOf(id);
  const isShared =
    users.length > 1 || [...FRAMES, ...PARTS.form, SENDER, FEED].some((one) => users.includes(one));
  if (!isShared) return null;
  if (isIn('site')) return `site${suffix}`;
  if (isForSite) return `${users.includes(WALL) ? 'wall' : 'inner'}${suffix}`;
  // Of both halves: as small as it is, a file of its own would be slower.
  if (siteUsers.length > 0) return 'main';
  if (isIn('login')) {
    if (isSending) return 'firebase';
    return isIn('desk') ? 'account' : 'login';
  }
  if (isSending) return 'database';
  if (CONNECTION.has(name)) return 'connection';
  if (isIn('desk')) return 'desk';
  if ([SENDER, ATTENTION, FEED].some((one) => users.includes(one))) return 'write';
  // In this order, no two of these chunks need each other: what is needed by a module has at least its users.
  const pages = users.filter((user) => user.endsWith('Page.tsx')).length;
  if (pages > FEW_PAGES) return 'lists';
  if (isIn('form')) return 'form';
  return pages > 0 && !/^(features|records\/form)\//.test(name) ? 'lists' : null;
}

/** Below src. */
const nameOf = (id: string): string => id.replace(/^.*\/src\//, '');

/** The modules, below src, that are imported on demand and need this one; null if the entry needs it. */
function lazyUsersOf(id: string, modules: Modules): readonly string[] | null {
  const users: string[] = [];
  const reached = new Set(importersByName(id, modules) ?? [id]);
  // A Set also iterates over what is added during the loop.
  for (const module of reached) {
    const info = modules.getModuleInfo(module);
    if (info === null) continue;
    if (info.isEntry) return null;
    if (info.dynamicImporters.length > 0) users.push(nameOf(module));
    for (const importer of info.importers) reached.add(importer);
  }
  return users;
}

/** Whether a module is the entry of the try-out, or the page with it: it waits for the app, whose chunks must not wait for it. */
const waitsForApp = (id: string, modules: Modules): boolean =>
  [id, ...(modules.getModuleInfo(id)?.importedIds ?? [])].some((one) =>
    one.endsWith('/tools/try-out/main.ts'),
  );

/** The modules that import an icon of Lucide by one of its names, from the list of all icons; undefined for other modules. */
function importersByName(id: string, modules: Modules): readonly string[] | undefined {
  const [, icon] = /lucide-react\/.*(\/icons\/[\w-]+\.\w+)(?:\?ar)?$/.exec(id) ?? [];
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
