import { initialDraft } from '../../../../src/records/model/draft.ts';
import { customer } from '../../../../src/features/sales/customer.entity.ts';
import { deal } from '../../../../src/features/sales/deal.entity.ts';
import { lead } from '../../../../src/features/sales/lead.entity.ts';
import { parseRecord } from '../../../../src/records/model/entity.ts';
import { mergedInto, recordKeptFor } from '../../../../src/records/model/recordsNaming.ts';
import { nameKey } from '../../../../src/lib/nameKey.ts';
import { isOutdated } from '../../../../src/records/model/history.ts';
import { inventoryItem } from '../../../../src/features/inventory/inventoryItem.entity.ts';
import { installation } from '../../../../src/features/installations/installation.entity.ts';
import { visit } from '../../../../src/features/visits/visit.entity.ts';
import { invoice } from '../../../../src/features/finance/invoice.entity.ts';
import { payment } from '../../../../src/features/payments/payment.entity.ts';
import { purchaseOrder } from '../../../../src/features/purchasing/purchaseOrder.entity.ts';
import { recordPath, savesOf, type Intent } from '../../../../src/records/store/write/intent.ts';
import type { RecordWrite } from '../../../../src/records/store/write/values.ts';
import { SaveDenied } from '../../../../src/records/store/write/saveFailure.ts';

type Rules = {
  /** Whether a save that is stored already is found by its entry. */
  readonly looksForEntry: boolean;
  /** Whether an entry is stored only once. */
  readonly storesOnce: boolean;
  /** Whether a save is denied that does not find what it replaces. */
  readonly comparesFrom: boolean;
  /** Whether a save is denied of a record that is merged into another one, and a merger into such a record. */
  readonly guardsMerged: boolean;
};

/** The customers that there are from the beginning. */
export const CUSTOMERS = ['k0', 'k1', 'k2', 'k3'] as const;

/** The installations that there are from the beginning. */
export const INSTALLATIONS = ['p0', 'p1'] as const;

/** The invoices that there are from the beginning. */
export const INVOICES = ['v0', 'v1'] as const;

/** The leads that there are from the beginning. */
export const LEADS = ['l0', 'l1', 'l2'] as const;

const nameOf = (id: string): string => `n${id}`;

/** The stock of every item at first. */
const STOCK = 10;

/**
 * The database of the simulation: some records at first, and the rules that an entry is stored once, and that a save finds
 * what it replaces. It keeps a ledger of its own of what every stock should be, in tenths.
 */
export class SimulatedServer {
  readonly records = new Map<string, Record<string, unknown>>();
  /** The intents whose entry is stored, in the order in which they were. */
  readonly stored: Intent[] = [];
  private readonly ledger = new Map<string, number>();
  private readonly booked = new Set<string>();

  constructor(
    private readonly rules: Rules,
    private readonly report: (violation: string) => void,
  ) {
    for (const id of ['r0', 'r1']) {
      this.records.set(`${deal.path}/${id}`, { title: id, customer: '', value: 1, stage: 'Won' });
    }
    for (const id of ['i0', 'i1', 'i2', 'i3']) {
      const path = `${inventoryItem.path}/${id}`;
      const item = { sku: id, name: id, category: '', stock: STOCK, reorder: 0, cost: 1 };
      this.records.set(path, item);
      this.ledger.set(path, STOCK * 10);
    }
    for (const id of CUSTOMERS) {
      const texts = { name: nameOf(id), trn: '', terms: 'Net 30', invoiced: '', phone: '' };
      const kept = { ...texts, emirate: 'Not stated' };
      this.records.set(`${customer.path}/${id}`, kept);
    }
    for (const id of INSTALLATIONS) {
      const texts = { name: id, customer: 'n', kind: 'Marine', plan: 'None', planFrom: '' };
      this.records.set(`${installation.path}/${id}`, { ...texts, assigned: '', litres: 0 });
    }
    for (const id of INVOICES) {
      const due = { idNum: id, customer: 'n', date: '', due: '', amount: 1, status: 'Sent' };
      this.records.set(`${invoice.path}/${id}`, { ...due, idNum: id, customer: 'n', lines: '' });
    }
    for (const id of LEADS) {
      const texts = { company: id, contact: '', status: 'New', source: '' };
      this.records.set(`${lead.path}/${id}`, texts);
    }
    const order = { poId: 'o0', supplier: '', date: '', amount: 0, status: 'Sent' };
    this.records.set(`${purchaseOrder.path}/o0`, order);
  }

  /** Reports each invoice that does not say what the stored payments come to, computed anew in whole tenths. */
  checkPayments(): void {
    for (const id of INVOICES) {
      const settling = this.stored.filter(
        ({ path, typed }) => path === payment.path && typed['invoice'] === id,
      );
      const tenths = settling.reduce(
        (sum, { typed }) => sum + Math.round(Number(typed['amount']) * 10),
        0,
      );
      const { paid = 0, status } = this.records.get(`${invoice.path}/${id}`) ?? {};
      if (paid !== tenths / 10)
        this.report(`${id} says ${String(paid)}, but ${tenths} tenths are paid`);
      const expected = tenths >= 10 ? 'Paid' : 'Sent';
      if (status !== expected) this.report(`${id} is ${String(status)} with ${tenths} tenths paid`);
    }
  }

  /** Reports visits that are stored more or less than once, and each installation that does not note its latest one. */
  checkVisits(): void {
    const saved = this.stored.filter(({ path, attachment }) => path === visit.path && !attachment);
    const records = [...this.records.keys()].filter((path) => path.startsWith(`${visit.path}/`));
    if (records.length !== saved.length || new Set(saved.map(({ id }) => id)).size < saved.length) {
      this.report(`${saved.length} visits are stored as ${records.length} records`);
    }
    for (const id of INSTALLATIONS) {
      const notes = saved.flatMap(({ typed, further = [] }) =>
        typed['installation'] === id
          ? further.flatMap((save) => save.advances?.['lastVisit'] ?? [])
          : [],
      );
      const latest = notes.toSorted().at(-1) ?? '';
      const noted = this.textAt(`${installation.path}/${id}`, 'lastVisit');
      if (noted !== latest) this.report(`${id} notes “${noted}” instead of “${latest}”`);
    }
  }

  /** Reports each lead that was converted more than once, or names another deal than the one that its conversion has stored. */
  checkConversions(): void {
    for (const id of LEADS) {
      const deals = this.stored.flatMap(({ path, recordId, typed }) =>
        path === lead.path && recordId === id ? (typed['deal'] ?? []) : [],
      );
      const named = this.textAt(`${lead.path}/${id}`, 'deal');
      const isKept = named === '' || this.records.has(`${deal.path}/${named}`);
      if (deals.length > 1 || named !== (deals[0] ?? '') || !isKept)
        this.report(`${id} names “${named}” after conversions into “${deals.join(', ')}”`);
    }
  }

  isStored(id: string): boolean {
    return this.stored.some((intent) => intent.id === id);
  }

  textAt(path: string, field: string): string {
    const stored = this.records.get(path)?.[field];
    return typeof stored === 'number' ? String(stored) : typeof stored === 'string' ? stored : '';
  }

  /** Stores an intent as `saveTogether` does, which takes one that is stored already for a success. */
  store(intent: Intent, writes: readonly RecordWrite[]): void {
    if (intent.attachment !== undefined) return this.storePhoto(intent);
    if (this.rules.storesOnce && this.isStored(intent.id)) {
      if (this.rules.looksForEntry) return;
      throw new SaveDenied('rules', null);
    }
    for (const write of writes) {
      const record = this.records.get(pathOf(write));
      if ((record === undefined) !== (write.id === null)) {
        throw new SaveDenied('record removed', null);
      }
      const { changes = {} } = write;
      if (this.rules.comparesFrom && isOutdated(changes, record)) {
        throw new SaveDenied('outdated', null);
      }
      if (this.rules.guardsMerged && this.isGuarded(write)) throw new SaveDenied('merged', null);
    }
    for (const write of writes) this.storeRecord(intent, write);
    this.stored.push(intent);
    this.book(intent, writes);
  }

  /** A photo is stored once under its path, which names its visit, and only once that is stored. */
  private storePhoto(intent: Intent): void {
    const path = `${intent.recordId} ${intent.id}`;
    const isThere = this.stored.some((one) => `${one.recordId} ${one.id}` === path);
    if (isThere && this.rules.looksForEntry) return undefined;
    if (isThere || !this.records.has(recordPath(intent))) throw new SaveDenied('rules', null);
    this.stored.push(intent);
    return undefined;
  }

  private isGuarded(write: RecordWrite): boolean {
    const { mergedInto: into } = write.values;
    if (typeof into !== 'string') return this.textAt(pathOf(write), 'mergedInto') !== '';
    return into !== '' && this.textAt(`${customer.path}/${into}`, 'mergedInto') !== '';
  }

  private storeRecord(intent: Intent, write: RecordWrite): void {
    const path = pathOf(write);
    const { values } = write;
    const record = this.records.get(path);
    const own = savesOf(intent).find(({ id }) => id === write.key) ?? intent;
    const { base, typed, adds, advances, renames } = own;
    // What no record had to state reads as a form begins with it.
    const blank = initialDraft(write.entity, []);
    const isSeen = (name: string): boolean =>
      this.textAt(path, name) === base[name] ||
      (record?.[name] === undefined && blank[name] === base[name]);
    const unseen = Object.keys(base).find((name) => values[name] !== undefined && !isSeen(name));
    if (unseen) this.report(`${intent.id} replaces ${unseen}, which its author had not seen`);
    const edited: Readonly<Record<string, unknown>> = { ...typed, ...adds, ...advances };
    const isEdited = (name: string): boolean =>
      edited[name] !== undefined || (renames !== undefined && name === 'formerNames');
    const untouched = Object.keys(values).find(
      (name) => record?.[name] !== undefined && !isEdited(name) && !isFollowing(path, name),
    );
    if (untouched) this.report(`${intent.id} overwrites ${untouched}, which it did not edit`);
    if (this.textAt(path, 'mergedInto') !== '' && values['mergedInto'] === undefined) {
      this.report(`${intent.id} is lost in ${path}, which is merged already`);
    }
    this.records.set(path, { ...record, ...values });
  }

  /**
   * Enters what an intent does to the stocks into the ledger, the first time it is stored. A stock that is typed over with
   * what it was when the intent was merged is no change.
   */
  private book(intent: Intent, writes: readonly RecordWrite[]): void {
    if (this.booked.has(intent.id)) return;
    this.booked.add(intent.id);
    for (const [index, save] of savesOf(intent).entries()) {
      const path = recordPath(save);
      const added = Math.round((save.adds?.['stock'] ?? 0) * 10);
      const isSet =
        save.typed['stock'] !== undefined && writes[index]?.values['stock'] !== undefined;
      const before = isSet ? Number(save.typed['stock']) * 10 : (this.ledger.get(path) ?? 0);
      if (this.ledger.has(path)) this.ledger.set(path, before + added);
    }
  }

  /** Reports every stock that is not exactly the last one set by hand and the sum of all that was added since. */
  checkStocks(): void {
    for (const [path, tenths] of this.ledger) {
      const stock = this.records.get(path)?.['stock'];
      if (stock !== tenths / 10) {
        this.report(`The stock of ${path} is ${String(stock)} instead of ${tenths / 10}`);
      }
    }
  }

  /**
   * Reports customers that are merged into each other, and new records that are not those of the customer that their author
   * meant, or of the one that it was merged into.
   */
  checkParties(): void {
    const customers = [...this.records].flatMap(([path, record]) =>
      path.startsWith(`${customer.path}/`)
        ? [parseRecord(customer, path.slice(customer.path.length + 1), record)]
        : [],
    );
    const kept = customers.filter((one) => !mergedInto(one));
    const survivor = (id: string, steps = 0): string => {
      const into = mergedInto(customers.find((one) => one.id === id) ?? {});
      return into === '' || steps > CUSTOMERS.length ? id : survivor(into, steps + 1);
    };
    for (const { id } of customers) {
      if (!kept.some((one) => one.id === survivor(id))) this.report(`${id} is merged into nobody`);
    }
    // A name that its author saw before it was stored, and that never was, is nobody's.
    const names = new Set([
      ...CUSTOMERS.map(nameOf),
      ...this.stored.map(({ typed }) => nameKey(typed['name'] ?? '')),
    ]);
    for (const { id, path, recordId, title, typed } of this.stored) {
      if (recordId !== null || !CUSTOMERS.some((name) => name === title)) continue;
      if (!names.has(nameKey(typed['customer'] ?? ''))) continue;
      const found = recordKeptFor(kept, this.textAt(`${path}/${id}`, 'customer'));
      if (found?.id !== survivor(title)) {
        this.report(`${id} is detached: it is of ${found?.id ?? 'nobody'} instead of ${title}`);
      }
    }
  }

  /** Reports when the saves of one person at one record were stored in another order than they were saved. */
  checkOrder(uids: readonly string[]): void {
    for (const uid of uids) {
      for (const path of this.records.keys()) {
        const own = this.stored.filter(
          (one) =>
            one.owner === uid &&
            one.attachment === undefined &&
            savesOf(one).some((save) => recordPath(save) === path),
        );
        const order = own.map(({ savedAt }) => savedAt);
        if (order.join() !== order.toSorted((a, b) => a - b).join()) {
          this.report(`The saves of ${uid} at ${path} were stored out of order`);
        }
      }
    }
  }
}

const pathOf = ({ entity, id, key }: RecordWrite): string => `${entity.path}/${id ?? key}`;

/** Whether the status of an invoice follows from what is paid. */
const isFollowing = (path: string, name: string): boolean =>
  path.startsWith(invoice.path) && name === 'status';
