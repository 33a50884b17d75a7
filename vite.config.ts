import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { unwrapBuildErrors } from './hosting/buildError.ts';
import { deployConfig } from './hosting/deployConfig.ts';
import { checkInlineCode } from './hosting/checkInlineCode.ts';
import { checkEnvironment } from './hosting/environments/checkEnvironment.ts';
import { serviceWorker } from './hosting/serviceWorker.ts';
import { checkPlaceholders } from './hosting/placeholders/checkPlaceholders.ts';
import { checkSettings } from './hosting/settings.ts';
import { sourceMaps } from './hosting/sourceMaps.ts';
import { ClauseReporter } from './tests/specification/clauseReporter.ts';
import { tryOut } from './tryout/build/tryOut.ts';
import { brandedPages } from './vite/brandedPages.ts';
import { buildInfo } from './vite/buildInfo.ts';
import { keepPagesOpen } from './vite/keepPagesOpen.ts';
import { licenses } from './vite/licenses.ts';
import { prerender } from './vite/prerender.ts';
import { productionRouter } from './vite/productionRouter.ts';
import { routeCode } from './vite/routeCode.ts';
import { stylesheetLast } from './vite/stylesheetLast.ts';
import { unbrokenMeasures } from './vite/unbrokenMeasures.ts';

/** Component and page tests run in a simulated browser; all others in plain Node. */
const SCREEN_TESTS = [
  'tests/{app,auth,dashboard,records,site,support,ui}/**/*.test.{ts,tsx}',
  'tests/lib/**/*.test.tsx',
];

/** Tests that build the app or start its programs, which take longest. */
const PROGRAM_TESTS = ['tests/{build,integrations,operations,local/start}/**/*.test.ts'];

const licensePlugins = licenses();

export default defineConfig({
  worker: { plugins: () => [licensePlugins.worker] },
  plugins: [
    react(),
    tailwindcss(),
    unbrokenMeasures(),
    brandedPages(),
    buildInfo(),
    prerender(),
    stylesheetLast(),
    routeCode(),
    keepPagesOpen(),
    licensePlugins.page,
    productionRouter(),
    checkSettings(),
    checkEnvironment(),
    checkInlineCode(),
    sourceMaps(),
    serviceWorker(),
    deployConfig(),
    checkPlaceholders(),
    tryOut(),
    unwrapBuildErrors(),
  ],
  // The tools that render pictures live there, in tens of thousands of files.
  server: { watch: { ignored: ['**/art/**'] } },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A few chunks instead of two dozen small ones, of which none imports another in a circle: what several public pages
        // share, what only the inner pages share, the lists of the staff pages, what leads from a record to others, the pages
        // of a customer and a supplier, the business, and what else several staff pages share. None includes React, which
        // compresses best in one piece, or a component of both halves of the app, which would bring staff code to visitors.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'common',
              test: /node_modules\/(react\/|lucide-react\/(?!.*icons\/(?!(?:x|menu|circle-user-round)\.)))|src\/ui\/(Mark|useIsPainted)/,
            },
            {
              name: 'inner',
              test: /src\/site\/components\/(PageHero|Items|Facts)/,
            },
            {
              name: 'site',
              test: /src\/site\/(components|documentTitle|firstScreen|picture|links|content\/(concept|projects|navigation|closeUps))|icons\/(move-right|chevron-down)/,
              minShareCount: 2,
            },
            {
              name: 'lists',
              test: /src\/ui\/(table\/|dialog\/SidePanel|SearchField|StatusMenu)|src\/dashboard\/(useRecordList|useCreatedToast|address\/(useAddress|useTableView|useOpenRecord)|components\/(RecordPanels|CopyLinkButton)|imports\/(SheetButtons|entityWords)|documents\/(DocumentLink|LinesTotal|documentAddress))|src\/records\/form\/(?!draftStorage|unsavedInput)|tanstack/,
              minShareCount: 2,
            },
            {
              name: 'steps',
              test: /src\/(lib\/contacts|ui\/ContactLinks|domain\/(steps|party\/recent|figures\/receivables)|dashboard\/(party\/(contactsOf|partyPagesOf)|address\/partyAddress|figures\/TotalsRow|receivables\/))/,
              minShareCount: 2,
            },
            {
              name: 'party',
              test: /src\/dashboard\/party\//,
              minShareCount: 2,
            },
            {
              name: 'saving',
              test: /src\/(domain\/accounts\/signature|lib\/personName)|src\/records\/(outbox\/server|repository|storedValues|writeWithRetry)/,
              minShareCount: 2,
            },
            { name: 'documents', test: /src\/domain\/documents\//, minShareCount: 2 },
            {
              name: 'domain',
              test: /src\/domain\/(?!accounts\/|enquiries\/|purchasing\/|settings|figures\/tickets)|src\/lib\/(orUntitled|sum|badgeColors|parseNumber|random|nameKey)/,
              minShareCount: 2,
            },
            {
              name: 'staff',
              test: /src\/dashboard\/(?!enquiries\/|documents\/BankChange)|src\/ui\/(ListPlaceholder|OnDemand|Panel|Tooltip|useNow)|src\/(device\/tracesErased|lib\/userSetting)|src\/records\/(outbox\/entities|use(ClockOffset|FigureBasis|RecordsBy|Records)|untilDisconnected|saveDenied|form\/(draftStorage|unsavedInput)|history\/Lazy|signatures\/SignatureNote|names\/nameSourcesCode)|src\/ui\/(placePopover|toasts|dialog\/(?!SidePanel))|src\/lib\/whenIdle|icons\/check\./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    // Tests spend more time waiting for the backend than computing.
    maxWorkers: 3,
    // So long that a busy machine is no reason to fail; what must be quick measures it.
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', new ClauseReporter()],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ['tests/support/node20.globalSetup.ts'],
    projects: [
      {
        test: {
          name: 'node',
          isolate: false,
          environment: 'node',
          setupFiles: ['tests/support/console.ts'],
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...SCREEN_TESTS, ...PROGRAM_TESTS, 'tests/e2e/**'],
        },
      },
      {
        test: {
          name: 'programs',
          isolate: false,
          environment: 'node',
          setupFiles: ['tests/support/console.ts'],
          include: PROGRAM_TESTS,
        },
      },
      {
        test: {
          name: 'screen',
          isolate: false,
          environment: './tests/support/screenEnvironment.ts',
          include: SCREEN_TESTS,
          globalSetup: ['tests/support/backend.globalSetup.ts'],
          setupFiles: [
            'fake-indexeddb/auto',
            'tests/support/backend.setup.ts',
            'tests/support/console.ts',
            'tests/support/app.setup.ts',
          ],
        },
      },
    ],
  },
});
