import { deal } from '../../../src/features/sales/deal.entity.ts';
import { draftFromRecord } from '../../../src/model/draft.ts';
import type { Entity } from '../../../src/model/entity.ts';
import { parseRecord } from '../../../src/model/entity.ts';
import { inventoryItem } from '../../../src/features/inventory/inventoryItem.entity.ts';
import { purchaseOrder } from '../../../src/features/purchasing/purchaseOrder.entity.ts';
import { createIntent, type Intent, type NewIntent } from '../../../src/store/write/intent.ts';
import { overlay } from '../../../src/store/write/overlay.ts';
import type { Random } from '../../rules/random.ts';
import type { Person } from './simulatedPeople.ts';
import type { SimulatedServer } from './simulatedServer.ts';

/** What a simulated person may save. */
export type SaveContext = {
  readonly random: Random;
  readonly person: Person;
  readonly server: SimulatedServer;
  /** The ids of the records that the person has created. */
  readonly ownIds: readonly string[];
  readonly serial: number;
};

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

export const ITEMS = ['i0', 'i1', 'i2', 'i3'] as const;
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
  const items = ITEMS.filter(() => random.oneIn(2));
  return intentOf(context, {
    ...NOTHING,
    path: purchaseOrder.path,
    recordId: 'o0',
    advances: { status: random.pick(['Partially Received', 'Received']) },
    further: furtherOf(context, items),
    receipt: { i0: 1 },
  });
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
  NewIntent,
  'path' | 'recordId' | 'typed' | 'base' | 'adds' | 'advances' | 'further' | 'receipt'
>;

const intentOf = (context: SaveContext, content: Content): Intent =>
  createIntent({
    ...content,
    id: idOf(context),
    owner: context.person.uid,
    title: idOf(context),
    savedAt: context.serial,
    isServerTime: true,
  });
