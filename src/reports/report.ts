import type { Failure } from './failure.ts';

let hasFailed = false;

/**
 * Reports a failure to the service of the setting VITE_ERROR_REPORTS, once per page, without personal data; without the
 * setting, does nothing. The code that sends it loads with the first failure. Never throws: a report that fails is logged
 * once.
 */
export function report(failure: Failure): void {
  const address = import.meta.env.VITE_ERROR_REPORTS;
  if (!address || hasFailed) return;
  import('./sendReport.ts')
    .then(({ sendReport }) => sendReport(failure, address))
    .catch((error: unknown) => {
      if (!hasFailed) console.warn('Errors of this page cannot be reported', error);
      hasFailed = true;
    });
}

/** Reports what nothing else on this page catches. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    report({ kind: 'uncaught', error });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report({ kind: 'rejected', error: reason });
  });
}
