import type { Entity, Fields, RecordOf } from '../../domain/entity.ts';
import { sheetOf } from '../../domain/sheets/sheetFields.ts';
import { today } from '../../lib/dates.ts';
import { writeCsv } from '../../lib/sheets/writeCsv.ts';
import { showToast } from '../../ui/toasts.ts';
import { countOf, fileNameOf } from './entityWords.ts';

/** Downloads records as a CSV file with all their fields, in their order, and says so. */
export function exportRecords<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
): void {
  const name = `${fileNameOf(entity)}-${today()}.csv`;
  downloadCsv(name, writeCsv(sheetOf(entity, records)));
  showToast(`${countOf(records.length, entity)} exported to ${name}`);
}

/** How long a browser may take to start a download. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a text to the browser as a file to save. */
export function downloadCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
