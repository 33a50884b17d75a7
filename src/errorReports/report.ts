import type { Failure } from './failure.ts';

/** What this page knows for its reports. */
const page = {
  /** The words that the addresses of pages are made of. */
  routeWords: new Set<string>(),
  /** What it has reported. */
  reported: new Set<string>(),
  /** Whether the service did not accept a report. */
  hasFailed: false,
};

/** Makes the words of these patterns known, such as `/portfolio/:id`, so that reports name the pages. */
export function nameRoutes(patterns: readonly string[]): void {
  for (const word of patterns.flatMap((pattern) => pattern.split('/'))) {
    if (!/^(?:[:*]|$)/.test(word)) page.routeWords.add(word);
  }
}

/**
 * Reports a failure to the service of the setting VITE_ERROR_REPORTS, once per page, without personal data; without the
 * setting, does nothing. The code that sends it loads with the first failure. Never throws: a report that fails is logged
 * once.
 */
export function report(failure: Failure): void {
  const address = import.meta.env.VITE_ERROR_REPORTS;
  if (!address || page.hasFailed) return;
  import('./sendReport.ts')
    .then(({ sendReport }) => sendReport(failure, address, page))
    .catch((error: unknown) => {
      if (!page.hasFailed) console.warn('Errors of this page cannot be reported', error);
      page.hasFailed = true;
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
