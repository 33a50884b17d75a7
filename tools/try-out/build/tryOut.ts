import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ConfigEnv, Plugin } from 'vite';
import { TRY_OUT_MODE } from '../../deploy/settings.ts';
import { ACCOUNTS_ADDRESS, DATABASE_HOST, NAMESPACE, VISITOR } from '../backendAddress.ts';
import { relativeAddresses } from './relativeAddresses.ts';
import { tryOutPolicy } from './tryOutPolicy.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PAGE = resolve(ROOT, 'tools/try-out/page');

/** The settings of the app: a backend at addresses that the try-out answers itself. */
const SETTINGS = {
  VITE_AUTH_EMULATOR: ACCOUNTS_ADDRESS,
  VITE_DATABASE_EMULATOR: `${DATABASE_HOST}:443`,
  VITE_FIREBASE_API_KEY: 'try-out',
  VITE_FIREBASE_APPCHECK_KEY: '',
  VITE_FIREBASE_APP_ID: 'try-out',
  VITE_FIREBASE_AUTH_DOMAIN: `${NAMESPACE}.firebaseapp.com`,
  VITE_FIREBASE_DATABASE_URL: `https://${NAMESPACE}.firebaseio.com`,
  VITE_FIREBASE_PROJECT_ID: NAMESPACE,
  VITE_SERVICE_WORKER: 'off',
};

/** In a build in the mode of the try-out, adds the backend and the band, and makes a folder that any address can serve. */
export function tryOut(): Plugin[] {
  return [backendAndBand(), ...[relativeAddresses(), tryOutPolicy()].map(onlyInTryOut)];
}

const isTryOut = (_: unknown, { command, mode }: ConfigEnv): boolean =>
  command === 'build' && mode === TRY_OUT_MODE;

const onlyInTryOut = (plugin: Plugin): Plugin => ({ ...plugin, apply: isTryOut });

function backendAndBand(): Plugin {
  return onlyInTryOut({
    name: 'try-out',
    config: ({ build }) => ({
      base: './',
      define: Object.fromEntries(
        Object.entries(SETTINGS).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
      build: { outDir: build?.outDir ?? 'dist-try-out', manifest: false },
      worker: { format: 'es' as const },
    }),
    resolveId: {
      order: 'pre',
      handler(source, importer = '') {
        const isApp = source === 'firebase/auth' && !importer.startsWith(PAGE);
        return isApp ? resolve(PAGE, 'firebaseAuth.ts') : null;
      },
    },
    transformIndexHtml: { order: 'pre', handler: addToPage },
  });
}

function addToPage(html: string): string {
  const band = readFileSync(resolve(PAGE, 'band.html'), 'utf8');
  const styles = readFileSync(resolve(PAGE, 'band.css'), 'utf8');
  const parts = [
    ['src="/src/main.tsx"', 'src="/tools/try-out/main.ts"'],
    ['<body>', `<body>\n${band.replace('%visitor%', VISITOR.displayName)}`],
    ['</head>', `<style>${styles}</style>\n<meta name="robots" content="noindex" /></head>`],
    ['<link rel="manifest" href="/manifest.webmanifest" />', ''],
    [/<noscript>.*<\/noscript>/s, '<noscript>The try-out needs JavaScript.</noscript>'],
  ] as const;
  return parts.reduce((text, [own, other]) => {
    const replaced = text.replace(own, () => other);
    if (replaced === text) throw new Error(`index.html lacks ${String(own)}`);
    return replaced;
  }, html);
}
