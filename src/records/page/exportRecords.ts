import type { Entity, Fields, RecordOf } from '../model/entity.ts';
import { downloadFile } from '../../lib/downloadFile.ts';
import { today } from '../../lib/dates.ts';
import { countText } from '../../lib/words.ts';
import { writeCsv } from '../../lib/sheets/writeCsv.ts';
import { showToast } from '../../ui/showToast.ts';
import { sheetOf } from './sheetFields.ts';

/**
 * Downloads records as a CSV file with all their fields, in their order, and says so. Without those that are exported only if a
 * person ticks their box, unless `ticked` has it.
 */
export function exportRecords<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
  ticked: readonly string[] = [],
): void {
  const name = downloadCsv(entity, today(), sheetOf(entity, records, ticked));
  showToast(`${countText(records.length, entity.noun)} exported to ${name}`);
}

/**
 * Hands rows to the browser as a CSV file to save, and returns its name: what the records are called, and what tells the
 * file from others of them. Texts that users have typed must have gone through `protectedText`.
 */
export function downloadCsv(
  { noun }: Pick<Entity, 'noun'>,
  suffix: string,
  rows: readonly (readonly string[])[],
): string {
  const name = `${noun.many.replaceAll(' ', '-')}-${suffix}.csv`;
  downloadFile(name, new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  return name;
}
