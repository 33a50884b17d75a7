import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isServedBuild } from './settings.ts';

/** Files the page links to, which a build does not rename. */
const ICONS = ['favicon.svg', 'icons/favicon-32.png'];

const WORKER = new URL('./worker/sw.js', import.meta.url);
const KILL_SWITCH = new URL('./worker/killSwitch.js', import.meta.url);

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/**
 * Adds the service worker to a build, as sw.js: `worker/sw.js` with the list of the files to store, or the kill switch
 * with the setting VITE_SERVICE_WORKER=off.
 */
export function serviceWorker(): Plugin {
  let publicFolder = '';
  let isOff = false;
  return {
    name: 'service-worker',
    apply: isServedBuild,
    configResolved(config) {
      publicFolder = config.publicDir;
      isOff = config.env['VITE_SERVICE_WORKER'] === 'off';
    },
    generateBundle: {
      // After index.html and the files of the other plugins.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        // A test that bundles single modules has no page.
        if (page?.type !== 'asset') return;
        const source = isOff
          ? readFileSync(KILL_SWITCH, 'utf8')
          : workerSource(bundle, [page.source, ...readIcons(publicFolder)]);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

const readIcons = (folder: string): readonly Uint8Array[] =>
  ICONS.map((name) => readFileSync(join(folder, name)));

/** The code of the worker. `contents`: those of the files whose name does not change with them. */
export function workerSource(bundle: Bundle, contents: readonly (string | Uint8Array)[]): string {
  const entry = Object.values(bundle).find(isEntry);
  if (entry === undefined) throw new Error('The build has no entry.');
  const files = ['/', ...precachedFiles(bundle, entry).map((name) => `/${name}`)];
  const code = readFileSync(WORKER, 'utf8');
  const hash = createHash('sha256');
  for (const content of [code, files.join('\n'), ...contents]) hash.update(content);
  const constants = {
    CACHE: `precache-${hash.digest('hex').slice(0, 16)}`,
    FILES: files,
    ENTRY: `/${entry.fileName}`,
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  return `${lines.join('')}\n${code}`;
}

const isEntry = (file: Chunk | Rolldown.OutputAsset): file is Chunk =>
  file.type === 'chunk' && file.isEntry;

/** All code except the lazy pages of the public site, with styles, the fonts of the dashboard, icons and the web manifest; no media. */
function precachedFiles(bundle: Bundle, entry: Chunk): readonly string[] {
  const chunks = new Set([entry]);
  // A Set also iterates over what is added during the loop.
  for (const chunk of chunks) {
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const imported = bundle[name];
      if (imported?.type === 'chunk' && !isSitePage(imported)) chunks.add(imported);
    }
  }
  const assets = Object.keys(bundle).filter((name) =>
    /^assets\/(?!.*-arabic-).*\.(css|woff2)$/.test(name),
  );
  const code = [...chunks].map(({ fileName }) => fileName);
  return [...code, ...assets, ...ICONS, 'manifest.webmanifest'].toSorted();
}

/** Whether it has code of the public pages, of which the entry alone needs some as well. */
const isSitePage = ({ moduleIds }: Chunk): boolean =>
  moduleIds.some((id) => /[/\\]src[/\\]site[/\\]/.test(id));
