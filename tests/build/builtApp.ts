import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { bareEnvironment } from '../support/hostedSettings.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The JavaScript that an address loads without waiting for anything else. */
export type LoadedPage = {
  /** The files it was made of. */
  readonly modules: readonly string[];
  /** Its size, each file compressed by gzip -9. */
  readonly bytes: number;
};

/** The app as `npm run build` makes it. */
export type BuiltApp = {
  /** The first page as the server sends it. */
  readonly html: string;
  /** What an address loads: the entry, the lazy modules it names (below src), and all their static imports. */
  page(this: void, ...lazyModules: readonly string[]): LoadedPage;
  /** All of the app's JavaScript. */
  readonly code: string;
};

/** Builds the app for production, in memory, with settings in place of those of this machine. */
export async function buildApp(settings: Readonly<Record<string, string>>): Promise<BuiltApp> {
  const output = await buildFiles('production', settings, ['index.html']);
  const chunks = chunksOf(output);
  const html = output.find(({ fileName }) => fileName === 'index.html');
  return {
    html: html?.type === 'asset' ? String(html.source) : unknown('index.html'),
    code: codeOf(chunks),
    page(...lazyModules) {
      const wanted = ['index.html', ...lazyModules.map((name) => `src/${name}`)];
      const loaded = new Set(wanted.map((name) => chunkOf(chunks, name)));
      // What the loop adds, the loop visits.
      for (const { imports } of loaded) {
        for (const name of imports) {
          loaded.add(chunks.find(({ fileName }) => fileName === name) ?? unknown(name));
        }
      }
      return {
        modules: [...loaded].flatMap(({ moduleIds }) => moduleIds),
        bytes: [...loaded].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
      };
    },
  };
}

/** The JavaScript that a few of the app's modules become, with all they need. */
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
  // A test run builds for testing, unless told otherwise.
  const environment = process.env;
  process.env = { ...bareEnvironment(), NODE_ENV: 'production', ...settings };
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
  return chunks.find(({ facadeModuleId }) => facadeModuleId === id) ?? unknown(module);
}

function unknown(name: string): never {
  throw new Error(`The build has no file for ${name}`);
}
