import { deal } from '../../../../src/features/sales/deal.entity.ts';
import type { Texts, TextsOf } from '../../../../src/records/model/draft.ts';
import type { Entity, Fields } from '../../../../src/records/model/entity.ts';
import { lead } from '../../../../src/features/sales/lead.entity.ts';
import { ticket } from '../../../../src/features/service/ticket.entity.ts';
import { today } from '../../../../src/lib/dates.ts';
import { mergeEdit } from '../../../../src/records/store/write/merge.ts';
import { newRecord } from '../../../../src/records/store/write/values.ts';
import type { RecordWrite } from '../../../../src/records/store/write/values.ts';
import { pushId } from '../../../backend/pushId.ts';
import type { Person } from '../person.ts';
import { NEW_DEALS, NEW_LEADS, NEW_TICKETS } from './newRecords.ts';

type StoredRecords = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a task comes to; null when there is nothing to do. */
type Task = (person: Person, isFree: (id: string) => boolean) => RecordWrite | null;

/** What colleagues do, in turn. No deal is lost, and few are won, so that the board stays full. */
const TASKS: readonly Task[] = [
  advance(deal, 'stage', { 'New Lead': 'Quotation Sent', 'Quotation Sent': 'Negotiation' }),
  create(lead, NEW_LEADS),
  advance(ticket, 'status', { New: 'In Progress', 'In Progress': 'Resolved' }),
  advance(lead, 'status', { New: 'Contacted', Contacted: 'Qualified' }),
  create(deal, NEW_DEALS),
  create(ticket, NEW_TICKETS),
  advance(deal, 'stage', { Negotiation: 'Won' }),
];

/** One of the colleagues does the next task for which there is something to do, and touches no record that is open. */
export function work(
  colleagues: readonly Person[],
  round: number,
  isFree: (id: string) => boolean,
): void {
  const person = colleagues[round % colleagues.length];
  if (person === undefined) return;
  const first = round % TASKS.length;
  for (const task of [...TASKS.slice(first), ...TASKS.slice(0, first)]) {
    const write = task(person, isFree);
    if (write === null) continue;
    person.save([write]);
    return;
  }
}

/** Moves a random record one step on. `steps`: the next text of a field, by its present one. */
function advance<F extends Fields, Name extends string & keyof TextsOf<F>>(
  entity: Entity<F>,
  field: Name,
  steps: { readonly [From in NonNullable<TextsOf<F>[Name]> & string]?: TextsOf<F>[Name] },
): Task {
  const next = new Map<string, string>(Object.entries(steps));
  return ({ read }, isFree) => {
    const records = Object.entries((read(entity.path) ?? {}) as StoredRecords);
    const found = pickRandom(
      records.filter(([id, record]) => isFree(id) && next.has(String(record[field]))),
    );
    if (found === undefined) return null;
    const [recordId, record] = found;
    const [base, key] = [String(record[field]), pushId(Date.now())];
    const edit = { typed: { [field]: next.get(base) ?? base }, base: { [field]: base } };
    const save = { id: key, path: entity.path, recordId, ...edit };
    const merged = mergeEdit(entity, save, record, today());
    return merged.kind === 'write' ? { ...merged, entity, id: recordId, key } : null;
  };
}

/** Creates the first of these records that is not there yet, by the text of its first field. */
function create(entity: Entity, drafts: readonly Texts[]): Task {
  const [name = ''] = Object.keys(entity.fields);
  return ({ read }) => {
    const records = Object.values((read(entity.path) ?? {}) as StoredRecords);
    const present = new Set(records.map((record) => record[name]));
    const draft = drafts.find((texts) => !present.has(texts[name]));
    if (draft === undefined) return null;
    const key = pushId(Date.now());
    return { ...newRecord(entity, draft, today()), entity, id: null, key };
  };
}

const pickRandom = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];
