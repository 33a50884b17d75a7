import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { plainRefusals } from './hosting/buildRefusal.ts';
import { deployConfig } from './hosting/deployConfig.ts';
import { permittedInlineCode } from './hosting/inlineCode.ts';
import { hostedSettings } from './hosting/settings.ts';
import { BRAND } from './src/lib/brand.ts';
import { HOME } from './src/site/content/home.ts';
import colours from './src/site/pictureColours.json' with { type: 'json' };

/** Tests of what people see run in a simulated browser; everything else in plain Node. */
const SCREEN_TESTS = [
  'tests/{app,auth,dashboard,firebase,records,site,support,ui}/**/*.test.{ts,tsx}',
];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    brandedPage(),
    lateStyles(),
    lastingPages(),
    hostedSettings(),
    permittedInlineCode(),
    deployConfig(),
    plainRefusals(),
  ],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What several public pages share comes in one file, not in a dozen small ones; what the home page has no
        // use for, in another. Neither takes React along, which compresses best in one piece.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'inner', test: /src\/site\/components\/(PageHero|usePart|Items|Facts)/ },
            {
              name: 'site',
              test: /src\/site\/(components|picture|links|content\/projects)|icons\/move-right/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    // The tests wait for a backend more than they compute.
    maxWorkers: 3,
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 40_000,
    hookTimeout: 40_000,
    globalSetup: ['tests/support/node20.globalSetup.ts'],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['tests/support/console.ts'],
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...SCREEN_TESTS, 'tests/e2e/**'],
        },
      },
      {
        test: {
          name: 'screen',
          environment: './tests/support/screenEnvironment.ts',
          include: SCREEN_TESTS,
          globalSetup: ['tests/support/backend.globalSetup.ts'],
          setupFiles: [
            'tests/support/backend.setup.ts',
            'tests/support/console.ts',
            '@testing-library/jest-dom/vitest',
          ],
        },
      },
    ],
  },
});

/** Fills the company's name and addresses and the hero's words into index.html, which is read before any script runs. */
function brandedPage(): Plugin {
  const words: Readonly<Record<string, string>> = {
    'brand.name': BRAND.name,
    'brand.slug': BRAND.slug,
    'brand.site': BRAND.site,
    'brand.email': BRAND.email,
    'brand.phone': BRAND.phone,
    'brand.telephone': BRAND.phone.replaceAll(' ', ''),
    'brand.address': BRAND.address,
    'brand.social': JSON.stringify(BRAND.social.map(({ url }) => url)),
    'hero.eyebrow': HOME.hero.eyebrow,
    'hero.title': HOME.hero.title,
    'hero.tagline': HOME.hero.tagline,
    'hero.colour': colours['hero-poster'],
  };
  return {
    name: 'branded-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/%((?:brand|hero)\.\w+)%/g, (placeholder, word: string) => {
          const text = words[word];
          if (text === undefined)
            throw new Error(`index.html names ${placeholder}, which is unknown`);
          return text;
        }),
    },
  };
}

/** Keeps the stylesheet where index.html has it, below the first screen; a build would move it into the head. */
function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [link] = html.match(/<link rel="stylesheet"[^>]*>/) ?? [];
        return link ? html.replace(link, '').replace('</body>', `  ${link}\n  </body>`) : html;
      },
    },
  };
}

/**
 * Lets an open page outlive the dev server. Vite's client waits for whoever listens to the loss of its connection
 * before it looks for a new server and reloads the page, which would lose what waits to be saved.
 */
function lastingPages(): Plugin {
  const script = `
    import.meta.hot.on('vite:ws:disconnect', () => {
      console.info('The dev server has gone. This page stays; reload it to follow changes of its code again.');
      return new Promise(() => {});
    });`;
  return {
    name: 'lasting-pages',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', attrs: { type: 'module' }, children: script }],
    },
  };
}
