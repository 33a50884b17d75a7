import type { Entity, Fields, RecordOf } from '../../model/entity.ts';
import { sheetOf } from './sheetFields.ts';
import { today } from '../../lib/dates.ts';
import { countText } from '../../lib/plural.ts';
import { showToast } from '../../ui/showToast.ts';
import { fileNameOf } from '../../shell/address/importAddress.ts';
import { downloadCsv } from './downloadCsv.ts';

/** Downloads records as a CSV file with all their fields, in their order, and says so. */
export function exportRecords<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
): void {
  const name = downloadCsv(`${fileNameOf(entity)}-${today()}`, sheetOf(entity, records));
  showToast(`${countText(records.length, entity.noun)} exported to ${name}`);
}
