import type { ParameterName } from '../../company/water.ts';
import { writeLines, type Line } from '../../records/model/lines.ts';
import type { BatchSave } from '../../records/store/write/saveChange.ts';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import {
  EQUIPMENT_COLUMNS,
  installation,
  lastVisitText,
  rangesOf,
  type Installation,
} from '../installations/installation.entity.ts';
import { outsideOf } from './readings.ts';
import { CHECK_COLUMNS, USED_COLUMNS, visit } from './visit.entity.ts';

/** What was taken from the stock; `id`: that of the item. */
export type UsedItem = {
  readonly id: string;
  readonly sku: string;
  readonly item: string;
  readonly quantity: number;
};

/** What is recorded of a visit. */
export type VisitEntry = {
  readonly visit: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly by: string;
  readonly work: string;
  readonly next: string;
  readonly readings: ReadonlyMap<ParameterName, number>;
  readonly checks: readonly string[];
  /** The lines of the equipment that was serviced, as they were. */
  readonly serviced: readonly Line[];
  /** Each item once. */
  readonly used: readonly UsedItem[];
};

/** What a visit stores at once: its record, what it takes from the stock, that it is the last one of its installation, and what was serviced there. */
export function visitSaves(place: Installation, entry: VisitEntry): readonly BatchSave[] {
  const { date, by, work, next, readings, checks, serviced, used } = entry;
  const measured = [...readings].map(([name, value]) => [name, String(value)] as const);
  const outside = outsideOf(readings, rangesOf(place));
  return [
    {
      id: entry.visit,
      path: visit.path,
      recordId: null,
      typed: {
        installation: place.id,
        place: place.name,
        customer: place.customer,
        date,
        by,
        work,
        next,
        ...Object.fromEntries(measured),
        checks: writeLines(
          CHECK_COLUMNS,
          checks.map((check) => ({ check })),
        ),
        used: writeLines(
          USED_COLUMNS,
          used.map(({ sku, item, quantity }) => ({ sku, item, quantity: String(quantity) })),
        ),
      },
    },
    ...used.map(({ id, quantity }) => ({
      path: inventoryItem.path,
      recordId: id,
      adds: { stock: -quantity },
    })),
    {
      path: installation.path,
      recordId: place.id,
      advances: {
        lastVisit: lastVisitText({
          date,
          visit: entry.visit,
          outside: outside.map(({ name }) => name),
          values: Object.fromEntries(outside.map(({ name, value }) => [name, value])),
        }),
        ...(serviced.length > 0 && {
          equipment: writeLines(
            EQUIPMENT_COLUMNS,
            serviced.map((line) => Object.assign({}, line, { serviced: date })),
          ),
        }),
      },
    },
  ];
}
