import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PRODUCTION_BUILD = resolve(
  import.meta.dirname,
  '../../node_modules/react-router/dist/production/index.mjs',
);

/**
 * What keeps a component, a context or a list that nothing uses in the build: a call that might do more, and a name for its
 * tools.
 */
const IMPURE_CALL =
  /(?<!__PURE__ \*\/ )\b(?:React\d*\.(?:createContext|forwardRef|memo)\(|new Set\(|Object\.getOwnPropertyNames\(Object)/g;
const NAME_FOR_TOOLS = /^\w+\.displayName = .*;$/gm;

/**
 * Builds the app with the production build of React Router, which warns of no mistakes in routes, without the components that
 * it does not use. The package contains such a build, but its `exports` name only the development build, also for production.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: PRODUCTION_BUILD }] },
    }),
    // In place, so that positions in the file stay true to a line.
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code.replace(IMPURE_CALL, '/* @__PURE__ */ $&').replace(NAME_FOR_TOOLS, ''),
        map: null,
      }),
    },
  };
}
