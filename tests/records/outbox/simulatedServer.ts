import { deal } from '../../../src/domain/deal.ts';
import { isOutdated } from '../../../src/domain/history.ts';
import { recordPath, type Intent } from '../../../src/records/outbox/intent.ts';
import type { RecordValues } from '../../../src/records/recordValues.ts';
import { SaveDenied } from '../../../src/records/saveDenied.ts';

/**
 * The database of the simulation: two records at first, and the rules that an entry is stored once, and that a save finds
 * what it replaces.
 */
export class SimulatedServer {
  readonly records = new Map<string, Record<string, unknown>>();
  /** The intents whose entry is stored, in the order in which they were. */
  readonly stored: Intent[] = [];

  constructor(
    private readonly looksForEntry: boolean,
    private readonly comparesFrom: boolean,
    private readonly report: (violation: string) => void,
  ) {
    for (const id of ['r0', 'r1']) {
      this.records.set(`${deal.path}/${id}`, { title: id, customer: '', value: 1, stage: 'Won' });
    }
  }

  isStored(id: string): boolean {
    return this.stored.some((intent) => intent.id === id);
  }

  textAt(path: string, field: string): string {
    const stored = this.records.get(path)?.[field];
    return typeof stored === 'string' ? stored : '';
  }

  /** Stores an intent as `save` does, which takes one that is stored already for a success. */
  store(intent: Intent, { values, changes = {} }: RecordValues): void {
    if (this.isStored(intent.id)) {
      if (this.looksForEntry) return;
      throw new SaveDenied('rules', null);
    }
    const path = recordPath(intent);
    const record = this.records.get(path);
    if ((record === undefined) !== (intent.recordId === null)) {
      throw new SaveDenied('record removed', null);
    }
    if (this.comparesFrom && isOutdated(changes, record)) throw new SaveDenied('outdated', null);
    const unseen = Object.keys(intent.base).find(
      (name) => values[name] !== undefined && this.textAt(path, name) !== intent.base[name],
    );
    if (unseen) this.report(`${intent.id} replaces ${unseen}, which its author had not seen`);
    const untouched = Object.keys(values).find(
      (name) => record?.[name] !== undefined && intent.typed[name] === undefined,
    );
    if (untouched) this.report(`${intent.id} overwrites ${untouched}, which it did not edit`);
    this.records.set(path, { ...record, ...values });
    this.stored.push(intent);
  }

  /** Reports when the saves of one person at one record were stored in another order than they were saved. */
  checkOrder(uids: readonly string[]): void {
    for (const uid of uids) {
      for (const path of this.records.keys()) {
        const own = this.stored.filter((one) => one.owner === uid && recordPath(one) === path);
        const order = own.map(({ savedAt }) => savedAt);
        if (order.join() !== order.toSorted((a, b) => a - b).join()) {
          this.report(`The saves of ${uid} at ${path} were stored out of order`);
        }
      }
    }
  }
}
