import { receiptValues } from '../../../../src/features/purchasing/receipt.ts';
import { deal } from '../../../../src/features/sales/deal.entity.ts';
import { draftFromRecord, type Texts } from '../../../../src/records/model/draft.ts';
import { type Entity, type RecordOf, parseRecord } from '../../../../src/records/model/entity.ts';
import { inventoryItem } from '../../../../src/features/inventory/inventoryItem.entity.ts';
import { purchaseOrder } from '../../../../src/features/purchasing/purchaseOrder.entity.ts';
import { mergedInto, nameFieldOf } from '../../../../src/records/model/recordsNaming.ts';
import {
  renameOf,
  withName,
  type NamingList,
} from '../../../../src/records/form/names/NamingLists.tsx';
import { note } from '../../../../src/features/notes/note.entity.ts';
import { savesOfMerger } from '../../../../src/features/parties/mergeParties.ts';
import { customer } from '../../../../src/features/sales/customer.entity.ts';
import { payment } from '../../../../src/features/payments/payment.entity.ts';
import { paymentSaves, reversalSaves } from '../../../../src/features/payments/settle.ts';
import { task } from '../../../../src/features/tasks/task.entity.ts';
import { installation } from '../../../../src/features/installations/installation.entity.ts';
import { visit } from '../../../../src/features/visits/visit.entity.ts';
import { visitSaves } from '../../../../src/features/visits/visitSaves.ts';
import { savesOf, type Intent, type Save } from '../../../../src/records/store/write/intent.ts';
import { conversionLog, conversionSaves } from '../../../../src/features/sales/convertLead.ts';
import { lead } from '../../../../src/features/sales/lead.entity.ts';
import { undone, type BatchSave } from '../../../../src/records/store/write/saveChange.ts';
import { overlay } from '../../../../src/records/store/write/overlay.ts';
import type { Random } from '../../../tools/rules/random.ts';
import type { Person } from './simulatedPeople.ts';
import { INSTALLATIONS, INVOICES, LEADS, type SimulatedServer } from './simulatedServer.ts';

/** What a simulated person may save. */
export type SaveContext = {
  readonly random: Random;
  readonly person: Person;
  readonly server: Pick<SimulatedServer, 'records'>;
  /** The ids of the records that the person has created. */
  readonly ownIds: readonly string[];
  readonly serial: number;
  /** What the person sees: what is stored, or was a while ago. */
  readonly view: Records;
  /** The mergers of the person that are stored. */
  readonly mergers: readonly Intent[];
};

/** Stored records by path. */
export type Records = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Makes up a save of a simulated person. */
export type MakeSave = (context: SaveContext) => Intent;

const DEAL_FIELDS = ['title', 'customer'] as const;

/** A new deal, or an edit of one of its texts. */
export function saveOfDeal(context: SaveContext): Intent {
  const { random, ownIds } = context;
  const recordId = random.pick([null, 'r0', 'r1', 'r0', ...ownIds]);
  return typedSave(context, deal, recordId, random.pick(DEAL_FIELDS));
}

/** A count, a receipt, a correction of a stock by hand, an edit of another field, or a new order and item at once. */
export function saveOfStock(context: SaveContext): Intent {
  const { random, serial } = context;
  const item = random.pick(ITEMS);
  switch (random.below(7)) {
    case 0:
      return typedSave(context, inventoryItem, item, 'name');
    case 1:
      return typedSave(context, inventoryItem, item, 'stock');
    case 2:
    case 3:
      return receipt(context);
    case 4:
      return intentOf(context, {
        ...NOTHING,
        path: purchaseOrder.path,
        recordId: null,
        typed: { supplier: `S${serial}` },
        further: [{ ...NOTHING, id: `${idOf(context)}x`, ...addition(random, item) }],
      });
    default:
      return count(context);
  }
}

const ITEMS = ['i0', 'i1', 'i2', 'i3'] as const;
const NOTHING = { typed: {}, base: {} } as const;

const idOf = ({ person, serial }: SaveContext): string => `${person.uid}${serial}`;

/** A tenth or more, which binary fractions cannot hold exactly. */
const addition = (random: Random, item: string) => ({
  path: inventoryItem.path,
  recordId: item,
  adds: { stock: (random.below(80) - 30 || 1) / 10 },
});

/** Several items at once. */
function count(context: SaveContext): Intent {
  const { random } = context;
  const [first = 'i0', ...others] = ITEMS.filter(() => random.oneIn(2));
  return intentOf(context, {
    ...NOTHING,
    ...addition(random, first),
    further: furtherOf(context, others),
  });
}

/** Items arrive and move their order forward. */
function receipt(context: SaveContext): Intent {
  const { random } = context;
  const [first = 'i0', ...others] = ITEMS.filter(() => random.oneIn(2));
  const further = furtherOf(context, [first, ...others]);
  const lines = Object.fromEntries(further.map(({ recordId, adds }) => [recordId, adds.stock]));
  const intent = intentOf(context, {
    ...NOTHING,
    path: purchaseOrder.path,
    recordId: 'o0',
    advances: { status: random.pick(['Partially Received', 'Received']) },
    further,
  });
  return { ...intent, alongside: receiptValues(intent.id, 'o0', { lines }) };
}

const furtherOf = (context: SaveContext, items: readonly string[]) =>
  items.map((item) => ({
    ...NOTHING,
    ...addition(context.random, item),
    id: `${idOf(context)}-${item}`,
  }));

function typedSave(
  context: SaveContext,
  entity: Entity,
  recordId: string | null,
  field: string,
): Intent {
  const { random } = context;
  const text = field === 'stock' ? String(random.below(50)) : idOf(context);
  return intentOf(context, {
    path: entity.path,
    recordId,
    typed: { [field]: text },
    base: recordId === null ? {} : { [field]: seen(context, entity, recordId, field) },
  });
}

/** The text of a field that a person sees: the stored one, under their own waiting changes. */
function seen(
  { person, server }: SaveContext,
  entity: Entity,
  recordId: string,
  field: string,
): string {
  const stored = server.records.get(`${entity.path}/${recordId}`);
  const records = stored === undefined ? [] : [parseRecord(entity, recordId, stored)];
  const shown = overlay(entity, records, person.outbox).find(({ id }) => id === recordId);
  return shown === undefined ? '' : (draftFromRecord(entity, shown)[field] ?? '');
}

type Content = Pick<
  Intent,
  'path' | 'recordId' | 'typed' | 'base' | 'adds' | 'advances' | 'further' | 'renames' | 'undoes'
>;

const intentOf = (context: SaveContext, content: Content): Intent => ({
  ...content,
  id: idOf(context),
  owner: context.person.uid,
  title: idOf(context),
  savedAt: context.serial,
  isServerTime: true,
});

/** The entities that name a customer or are kept for one. */
export const NAMING = [customer, deal, note, task];

/**
 * A note, a task or a deal of a customer, an edit of one, another name for a customer, a merger of two, or one taken back. The
 * title of a new record says which customer its author meant.
 */
export function saveOfParty(context: SaveContext): Intent {
  const { random, mergers } = context;
  const lists = listsOf(context);
  const kept = lists[0]?.records ?? [];
  const who = random.pick(kept) as RecordOf<typeof customer>;
  // Their merger may wait, of a customer into one that is merged by now.
  if (kept.length === 0) return typedSave(context, customer, 'k0', 'phone');
  const latest = mergers.at(-1);
  if (latest !== undefined && random.oneIn(2)) return takenBack(context, latest);
  switch (random.below(8)) {
    case 0:
      return creation(context, note, who, { text: 'Said' });
    case 1:
      return creation(context, task, who, { what: 'Call' });
    case 2:
      return creation(context, deal, who, { title: 'Reef' });
    case 3:
      return typedSave(context, customer, who.id, 'phone');
    case 4:
      return renaming(context, lists, who);
    default:
      return saveOfMerger(context);
  }
}

/** A merger of two customers, or an edit of one. */
export function saveOfMerger(context: SaveContext): Intent {
  const lists = listsOf(context);
  const kept = (lists[0]?.records ?? []) as readonly RecordOf<typeof customer>[];
  const [first, ...others] = kept.toSorted(() => context.random.below(3) - 1);
  const [second] = others;
  return first && second && !context.random.oneIn(4)
    ? merging(context, lists, first, second)
    : typedSave(context, customer, first?.id ?? 'k0', 'phone');
}

/** All records that name customers, as the person sees them. */
const listsOf = ({ person, view }: SaveContext): readonly NamingList[] =>
  NAMING.map((entity) => {
    const stored = [...view].flatMap(([path, record]) =>
      path.startsWith(`${entity.path}/`)
        ? [parseRecord(entity as Entity, path.slice(entity.path.length + 1), record)]
        : [],
    );
    const shown = overlay(entity as Entity, stored, person.outbox);
    const records = shown.filter((record) => !mergedInto(record));
    return { entity, field: nameFieldOf(entity, 'customers') ?? '', records };
  });

const creation = (
  context: SaveContext,
  entity: Entity,
  { id, name }: RecordOf<typeof customer>,
  texts: Texts,
): Intent => ({
  ...intentOf(context, {
    path: entity.path,
    recordId: null,
    typed: { ...texts, customer: context.random.pick([name, name.toUpperCase()]) },
    base: {},
  }),
  title: id,
});

const withKeys = (context: SaveContext, saves: readonly Omit<Save, 'id'>[]): readonly Save[] =>
  saves.map((save, index) => Object.assign(save, { id: `${idOf(context)}-${index}` }));

function renaming(
  context: SaveContext,
  lists: readonly NamingList[],
  { id, name }: RecordOf<typeof customer>,
): Intent {
  const to = idOf(context);
  const { followers } = renameOf(lists, id, { from: name, to });
  return intentOf(context, {
    path: customer.path,
    recordId: id,
    typed: { name: to },
    base: { name },
    renames: 'name',
    further: withKeys(context, withName(followers, to)),
  });
}

function merging(
  context: SaveContext,
  lists: readonly NamingList[],
  kept: RecordOf<typeof customer>,
  other: RecordOf<typeof customer>,
): Intent {
  const [first, ...others] = savesOfMerger(lists, {
    entity: customer,
    kept: { name: kept.name, record: kept },
    other: { name: other.name, record: other },
    texts: { name: kept.name, phone: context.random.pick([kept.phone, other.phone]) },
  });
  return intentOf(context, { ...first, further: withKeys(context, others) });
}

/** Takes a merger back as the toast does. */
function takenBack(context: SaveContext, merger: Intent): Intent {
  const [first, ...others] = savesOf(merger).map((save) => {
    const entity = NAMING.find(({ path }) => path === save.path) ?? customer;
    return Object.assign({}, save, undone(entity, save));
  });
  const { path, recordId, typed, base } = first ?? merger;
  return intentOf(context, {
    path,
    recordId,
    typed,
    base,
    undoes: merger.id,
    further: withKeys(context, others),
  });
}

/** A visit, with what was used there. */
export function saveOfVisit(context: SaveContext): Intent {
  return intentOf(context, {
    path: visit.path,
    recordId: null,
    typed: { place: idOf(context), date: '2026-11-26' },
    base: {},
    further: [
      {
        ...NOTHING,
        id: `${idOf(context)}x`,
        ...addition(context.random, context.random.pick(ITEMS)),
      },
    ],
  });
}

/** A visit of one of ten days, early or late, that takes items; or one once more whose draft has come back with a killed tab. */
export function saveOfPlannedVisit({ random, person, serial }: SaveContext): Intent {
  const id = `${person.uid}${serial}`;
  const [again] = person.outbox;
  if (again !== undefined && random.oneIn(6)) return { ...again, isSent: false };
  const place = parseRecord(installation, random.pick(INSTALLATIONS), {
    name: 'Reef',
    kind: 'Marine',
  });
  const [first, ...further] = visitSaves(place, {
    visit: id,
    date: `2026-11-1${random.below(10)}`,
    by: person.uid,
    work: '',
    next: '',
    readings: new Map([['ph', (random.below(20) + 70) / 10]]),
    checks: [],
    serviced: [],
    used: ITEMS.filter(() => random.oneIn(3)).map((item) => ({
      id: item,
      sku: item,
      item,
      quantity: (random.below(30) + 1) / 10,
    })),
  });
  return batchOf({ person, serial }, [first, ...further]);
}

/** The conversion of a lead that the person sees as none yet, into a deal of a new customer and contact. */
export function saveOfConversion(context: SaveContext): Intent {
  const { random, view } = context;
  const id = random.pick(LEADS);
  const record = parseRecord(lead, id, view.get(`${lead.path}/${id}`) ?? {});
  if (record.deal !== '') return typedSave(context, lead, id, 'source');
  const texts = { title: idOf(context), customer: `C${idOf(context)}`, value: '10', name: 'Ann' };
  const known = { isCustomerKnown: random.oneIn(2), isContactKnown: random.oneIn(2) };
  const saves = conversionSaves(record, texts, known);
  return { ...batchOf(context, saves), alongside: conversionLog(saves) };
}

/** Several saves as one intent. */
function batchOf(
  context: Pick<SaveContext, 'person' | 'serial'>,
  [first, ...others]: readonly (BatchSave | undefined)[],
): Intent {
  const { person, serial } = context;
  const id = `${person.uid}${serial}`;
  if (first === undefined) throw new Error('A batch stores nothing');
  return {
    ...NOTHING,
    ...first,
    id: first.id ?? id,
    further: others.flatMap((save, index) =>
      save === undefined ? [] : [{ ...NOTHING, id: `${id}-${index + 1}`, ...save }],
    ),
    owner: person.uid,
    title: id,
    savedAt: serial,
    isServerTime: true,
  };
}

/** A payment of an invoice, in part or too much, or the reversal of one that the person sees. */
export function saveOfPayment(context: SaveContext): Intent {
  const { random, view } = context;
  const payments = [...view].flatMap(([path, stored]) =>
    path.startsWith(`${payment.path}/`) && !path.endsWith('-reversal')
      ? [parseRecord(payment, path.slice(payment.path.length + 1), stored)]
      : [],
  );
  const [first] = payments.toSorted(() => random.below(3) - 1);
  if (first !== undefined && random.oneIn(2))
    return settlement(context, reversalSaves(first, '2026-11-01'));
  const amount = String((random.below(9) + 1) / 10);
  const id = random.pick(INVOICES);
  return settlement(
    context,
    paymentSaves({ id, idNum: id, customer: 'n' }, { amount, date: '2026-11-01' }),
    idOf(context),
  );
}

function settlement(context: SaveContext, saves: readonly BatchSave[], id?: string): Intent {
  const [own, settled] = saves;
  const key = id ?? own?.id ?? '';
  const { path = '', recordId = '', adds = {} } = settled ?? {};
  return {
    ...intentOf(context, {
      ...NOTHING,
      path: payment.path,
      recordId: null,
      typed: own?.typed ?? {},
      further: [
        {
          ...NOTHING,
          id: `${idOf(context)}x`,
          path,
          recordId,
          adds,
          advances: { settledBy: `${payment.path}/${key}` },
        },
      ],
    }),
    id: key,
  };
}
