import { writeCsv } from '../../lib/sheets/writeCsv.ts';

/** How long a browser may take to start a download. */
const REVOKE_AFTER_MS = 60_000;

/**
 * Hands rows to the browser as a CSV file to save, and returns its name. Texts that users have typed must have gone through
 * `protectedText`.
 */
export function downloadCsv(name: string, rows: readonly (readonly string[])[]): string {
  const url = URL.createObjectURL(new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
  return link.download;
}
