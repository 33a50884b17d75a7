import type { Passage } from './types.ts';

/** What the privacy notice says of error reports. */
export type ReportPrivacy = {
  /** A sentence that follows the promise that the site loads nothing from other companies. */
  readonly exception: string;
  readonly passage: Passage;
};

/**
 * What the privacy notice says of error reports in a build with VITE_ERROR_REPORTS.
 *
 * @placeholder The promise that the service for error reports keeps no IP addresses, which is a setting of that service.
 */
export const REPORT_PRIVACY: ReportPrivacy = {
  exception: 'If a page fails, your browser sends a report of the failure, described below.',
  passage: {
    heading: 'When a page fails',
    paragraphs: [
      'Your browser then tells us what kind of error it was, in which file and on which page of the site, in which version, and the name and version of the browser. The report holds nothing that you typed, no name, address or number, and nothing by which we could recognise you.',
      'It goes to the service that collects such reports for us. Like every server, that service sees your IP address when the report arrives; it is told not to keep it. We use the reports to repair the site, and for nothing else.',
    ],
  },
};
