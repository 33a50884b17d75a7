import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The name of the file in the build. */
const FILE_NAME = 'licenses.txt';

/** Packages of which something reaches a build without being a module of it: the CSS reset, the bundler's helpers, letters of titles. */
const GENERATED_FROM = ['tailwindcss', 'vite', 'rolldown', '@fontsource/amiri'];

const APACHE_TEXT = new URL('./Apache-2.0.txt', import.meta.url);

type Manifest = { readonly name: string; readonly version: string; readonly license?: string };

/** Plugins of a build and of its workers, which are bundled before the page. */
type LicensePlugins = { readonly page: Plugin; readonly worker: Plugin };

/** Adds licenses.txt to a build: the license of every package whose code or font it contains, also in its workers. */
export function licenses(): LicensePlugins {
  let root = '';
  const inWorkers = new Set<string>();
  const worker: Plugin = {
    name: 'worker-licenses',
    generateBundle(_options, bundle) {
      for (const folder of packageFolders(Object.values(bundle), root)) inWorkers.add(folder);
    },
  };
  const page: Plugin = {
    name: 'licenses',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle(_options, bundle) {
      const generated = GENERATED_FROM.map((name) => join(root, 'node_modules', name));
      const own = packageFolders(Object.values(bundle), root);
      const folders = new Set([...generated, ...own, ...inWorkers]);
      // Packages with the same text, such as those of Firebase, share it.
      const titles = new Map<string, string>();
      for (const { title, text } of [...folders].toSorted().map(readPackage)) {
        titles.set(text, `${titles.get(text) ?? ''}${title}\n`);
      }
      const source = [...titles]
        .map(([text, title]) => `${title}\n${text}\n`)
        .join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source });
    },
  };
  return { page, worker };
}

/** The folders of the packages that the files of a build are made of: modules, and assets such as fonts. */
function packageFolders(
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  root: string,
): readonly string[] {
  const sources = files.flatMap((file) =>
    // The ids of virtual modules begin with a null character.
    file.type === 'chunk'
      ? file.moduleIds.filter((id) => !id.startsWith('\0'))
      : file.originalFileNames,
  );
  return sources.flatMap(
    (source) =>
      /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(posix(resolve(root, source)))?.[0] ?? [],
  );
}

/** A path with slashes, also on Windows. */
const posix = (path: string): string => path.replaceAll('\\', '/');

/** The title and the license text of a package. Throws without a text. */
function readPackage(folder: string): { readonly title: string; readonly text: string } {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license = '' } = manifest;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const notice = join(folder, 'NOTICE');
  const texts = [
    file ? readFileSync(join(folder, file), 'utf8') : standardText(name, license),
    existsSync(notice) ? readFileSync(notice, 'utf8') : '',
  ];
  return { title: `${name} ${version} (${license})`, text: texts.join('\n').trim() };
}

/** The text of a license that a package names without enclosing it, as those of Firebase do. */
function standardText(name: string, license: string): string {
  if (license !== 'Apache-2.0') throw new Error(`No license text in ${name} (${license})`);
  return readFileSync(APACHE_TEXT, 'utf8');
}
