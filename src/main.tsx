// Early, so that the dashboard's code is requested before everything else is evaluated.
import { dashboardLoading } from './app/dashboardPage.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';

// The only texts that the policy lets become code: the addresses of scripts, of which it names the hosts.
globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });

const root = document.getElementById('root');
if (root === null) throw new Error('Could not find root element to mount to');

const render = (): void =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// Rendered in one piece, the dashboard is there sooner than behind a suspense fallback.
if (dashboardLoading === null) render();
else void dashboardLoading.then(render);
