import { draftFromRecord } from '../model/draft.ts';
import { isNumberedLater, isSetByApp, type Entity, type RecordOf } from '../model/entity.ts';
import { MERGE_FIELDS, text, type Field, isDated } from '../model/field.ts';
import { isIsoDate } from '../../lib/calendar.ts';
import { protectedText, writeCsv } from '../../lib/csv/writeCsv.ts';
import { downloadFile } from '../../lib/downloadFile.ts';
import { today } from '../../lib/dates.ts';
import { countText } from '../../lib/words.ts';
import type { MenuItem } from '../../ui/Menu.tsx';
import { showToast } from '../../ui/showToast.ts';

/** The child of a record that holds the day of its creation. */
export const CREATED = 'creationDate';

type FieldsByName = Readonly<Record<string, Field<unknown>>>;

/**
 * The fields that an exported sheet has columns for, by name: what the entity says, and the day of the creation. `asked`: what
 * somebody asks for of those that are left out otherwise; all of them by default.
 */
const exportedFields = ({ fields }: Entity, asked?: readonly string[]): FieldsByName => ({
  ...Object.fromEntries(
    Object.entries(fields).filter(
      ([name, { exportedIf }]) =>
        !(name in MERGE_FIELDS) &&
        (asked === undefined || exportedIf === undefined || asked.includes(exportedIf)),
    ),
  ),
  [CREATED]: text('Created', 'date'),
});

/** Menu items that export an entity. */
export function exportItems(
  { fields, noun }: Entity,
  onExport: (asked: readonly string[]) => void,
): readonly MenuItem[] {
  const further = new Set(Object.values(fields).flatMap(({ exportedIf }) => exportedIf ?? []));
  return [[], ...Array.from(further, (one) => [one])].map((asked) => ({
    label: [`Export ${noun.many}`, ...asked].join(' '),
    onSelect: () => onExport(asked),
  }));
}

/** The fields that a sheet can be imported to, by name: those exported, without numbers that are issued or given later. */
export const importedFields = (entity: Entity): FieldsByName =>
  Object.fromEntries(
    Object.entries(exportedFields(entity)).filter(
      ([, field]) => !isNumberedLater(field) && !isSetByApp(field),
    ),
  );

/** The rows of a sheet with these records, headings first; `asked`: what is exported only if a person asks for it. */
export function csvRows(
  entity: Entity,
  records: readonly RecordOf<Entity>[],
  asked?: readonly string[],
): readonly (readonly string[])[] {
  const fields = exportedFields(entity, asked);
  const names = Object.keys(fields);
  const rows = records.map((record) => {
    const texts: Readonly<Record<string, string>> = {
      ...draftFromRecord(entity, record),
      [CREATED]: record.creationDate,
    };
    return names.map((name) => toCell(fields[name], texts[name] ?? ''));
  });
  return [names.map((name) => fields[name]?.label ?? name), ...rows];
}

function toCell(field: Field<unknown> | undefined, content: string): string {
  if (field?.input.type === 'number') return unambiguous(content);
  const isShownAsIs =
    field !== undefined && isDated(field.input) && isIsoDate(content, field.input.type);
  return isShownAsIs ? content : protectedText(content);
}

/** With three decimals, 1.234 could be read as thousands: a fourth one says that the point is decimal. */
const unambiguous = (number: string): string =>
  /^-?[1-9]\d{0,2}\.\d{3}$/.test(number) ? `${number}0` : number;

/**
 * Downloads records as a CSV file with all their fields, in their order, and says so, or that there are none. Without those that are exported only if a
 * person asks for them, unless `asked` has it.
 */
export function exportRecords(
  entity: Entity,
  records: readonly RecordOf<Entity>[],
  asked: readonly string[] = [],
): void {
  if (records.length === 0) return showToast(`There are no ${entity.noun.many} to export yet.`);
  const name = downloadCsv(entity, today(), csvRows(entity, records, asked));
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
