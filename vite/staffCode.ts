import type { Plugin } from 'vite';

/** The module whose code, with everything it imports, somebody who keeps a copy on this device needs at once. */
const DASHBOARD = '/src/dashboard/Dashboard.tsx';

type Chunk = { readonly fileName: string; readonly imports: readonly string[] };

/**
 * Lists the dashboard's files in index.html, for the inline script that requests them ahead of the app on the addresses
 * of the dashboard. A list, because the policy allows the script by its hash, and file names change with every build.
 */
export function staffCode(): Plugin {
  return {
    name: 'staff-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const dashboard = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(DASHBOARD));
        if (entry === undefined || dashboard === undefined) return [];
        const loaded = filesOf(entry, chunks);
        const files = [...filesOf(dashboard, chunks)].filter((file) => !loaded.has(file));
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'staff-code' },
            children: JSON.stringify(files.map((file) => `/${file}`)),
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

/** The files of a chunk and of all its static imports. */
function filesOf(chunk: Chunk, chunks: readonly Chunk[]): ReadonlySet<string> {
  const files = new Set([chunk.fileName]);
  // A Set also iterates over what is added during the loop.
  for (const file of files) {
    const { imports = [] } = chunks.find(({ fileName }) => fileName === file) ?? {};
    for (const name of imports) files.add(name);
  }
  return files;
}
