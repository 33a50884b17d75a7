// First, because everything else reads the address.
import './app/staticPageAddress.ts';
// Early, so that the dashboard's code is requested before everything else is evaluated.
import { dashboardLoading } from './app/dashboardPage.ts';
import { StrictMode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { App } from './app/App.tsx';
import { report, reportUncaught } from './errorReports/report.ts';
import { applyTheme, storedTheme } from './ui/theme.ts';

/** Errors that an error boundary shows are logged, as React does by itself, and reported. */
const REPORTING: RootOptions = {
  onCaughtError(error) {
    console.error(error);
    report({ kind: 'rendering', error });
  },
};

// The only texts that the policy lets become code: the addresses of scripts, of which it names the hosts.
globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });

const root = document.getElementById('root');
if (root === null) throw new Error('Could not find root element to mount to');

applyTheme(storedTheme());
if (import.meta.env.VITE_ERROR_REPORTS) reportUncaught();

const render = (): void =>
  (import.meta.env.VITE_ERROR_REPORTS ? createRoot(root, REPORTING) : createRoot(root)).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// Rendered in one piece, the dashboard is there sooner than behind a suspense fallback.
if (dashboardLoading === null) render();
else void dashboardLoading.then(render);
