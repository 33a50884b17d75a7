import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { bareEnvironment } from '../../support/hostedSettings.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The JavaScript that a route needs before it can render. */
export type LoadedPage = {
  /** Its files, by name. */
  readonly files: readonly string[];
  /** The source modules, by absolute path. */
  readonly modules: readonly string[];
  /** The total size in bytes, each file compressed by gzip -9. */
  readonly bytes: number;
};

/** The app as `npm run build` makes it. */
export type BuiltApp = {
  /** The text of a file that is not JavaScript, such as index.html. */
  file(this: void, name: string): string;
  /** What a route loads: the entry, the given lazy modules (below src), and all their static imports. */
  page(this: void, ...lazyModules: readonly string[]): LoadedPage;
  /** The files of JavaScript that each of them imports statically. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** All of the app's JavaScript. */
  readonly code: string;
  /** The source modules of all that, by absolute path. */
  readonly modules: readonly string[];
  /** The names of all files. */
  readonly files: readonly string[];
};

const builtApps = new Map<string, Promise<BuiltApp>>();

/** The app as built in a mode, in memory, with these settings instead of those of the environment; built once. */
export function buildApp(
  settings: Readonly<Record<string, string>>,
  mode = 'production',
): Promise<BuiltApp> {
  const key = JSON.stringify([settings, mode]);
  const built = builtApps.get(key) ?? readBuild(settings, mode);
  builtApps.set(key, built);
  return built;
}

async function readBuild(
  settings: Readonly<Record<string, string>>,
  mode: string,
): Promise<BuiltApp> {
  const output = await buildFiles(mode, settings, ['index.html']);
  const chunks = chunksOf(output);
  return {
    file(name) {
      const file = output.find(({ fileName }) => fileName === name);
      return file?.type === 'asset' ? String(file.source) : missing(name);
    },
    code: codeOf(chunks),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
    files: output.map(({ fileName }) => fileName),
    imports: new Map(chunks.map(({ fileName, imports }) => [fileName, imports])),
    page(...lazyModules) {
      const entries = ['index.html', ...lazyModules.map((name) => `src/${name}`)];
      const loaded = new Set(entries.map((name) => chunkOf(chunks, name)));
      // A Set also iterates over what is added during the loop.
      for (const { imports } of loaded) {
        for (const name of imports) {
          loaded.add(chunks.find(({ fileName }) => fileName === name) ?? missing(name));
        }
      }
      return {
        files: [...loaded].map(({ fileName }) => fileName),
        modules: [...loaded].flatMap(({ moduleIds }) => moduleIds),
        bytes: [...loaded].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
      };
    },
  };
}

/** Bundles some of the app's modules with their dependencies, and returns the JavaScript. */
export async function buildModules(
  mode: string,
  settings: Readonly<Record<string, string>>,
  modules: readonly string[],
): Promise<string> {
  return codeOf(chunksOf(await buildFiles(mode, settings, modules)));
}

type Output = Rolldown.RolldownOutput['output'];

async function buildFiles(
  mode: string,
  settings: Readonly<Record<string, string>>,
  input: readonly string[],
): Promise<Output> {
  // Vitest sets NODE_ENV to test, which Vite would use for the build.
  const environment = process.env;
  process.env = {
    ...bareEnvironment(),
    NODE_ENV: 'production',
    PLACEHOLDERS: 'accepted',
    ...settings,
  };
  try {
    const built = await build({
      root: ROOT,
      mode,
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: input.map((file) => resolve(ROOT, file)) } },
    });
    return (built as Rolldown.RolldownOutput).output;
  } finally {
    process.env = environment;
  }
}

const chunksOf = (output: Output): readonly Rolldown.OutputChunk[] =>
  output.filter((file) => file.type === 'chunk');

const codeOf = (chunks: readonly Rolldown.OutputChunk[]): string =>
  chunks.map(({ code }) => code).join('\n');

function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const id = resolve(ROOT, module);
  return (
    chunks.find(
      ({ moduleIds, facadeModuleId }) => facadeModuleId === id || moduleIds.includes(id),
    ) ?? missing(module)
  );
}

function missing(name: string): never {
  throw new Error(`The build does not contain ${name}`);
}
