import { build, type Plugin, type ResolvedConfig } from 'vite';

const PLACE = /<script data-inline src="\/([^"]*)"><\/script>/g;

/** Compiles into index.html what it runs in place: the default exports of the modules that its scripts with `data-inline` name. */
export function inlineScripts(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'inline-scripts',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const places = [...html.matchAll(PLACE)];
        const scripts = await Promise.all(places.map(([, file = '']) => compiled(file, config)));
        return html.replaceAll(PLACE, () => `<script>${scripts.shift()}</script>`);
      },
    },
  };
}

/** The code that calls the default export of a module, with what it imports. */
async function compiled(file: string, { root, base, mode }: ResolvedConfig): Promise<string> {
  const entry = `\0call:${file}`;
  const call: Plugin = {
    name: 'call',
    resolveId: (source) => (source === entry ? entry : null),
    load: (id) => (id === entry ? `import run from '/${file}'; run();` : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    base,
    mode,
    plugins: [call],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        output: { format: 'iife' },
        // Of a module, such as one that also has a hook of React, only what is called.
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${file} has no code`);
  return chunk.code.trim();
}
