import { deal } from '../../../src/domain/deal.ts';
import { createIntent, recordPath, type Intent } from '../../../src/records/outbox/intent.ts';
import { drain, Unreachable, type SenderDeps } from '../../../src/records/outbox/sender.ts';
import type { RecordValues } from '../../../src/records/recordValues.ts';
import { SaveDenied } from '../../../src/records/saveDenied.ts';
import type { Random } from '../../rules/random.ts';

/** The safeguards of the outbox; without one of them, some histories go wrong. */
export type Safeguards = {
  readonly strictAppend: boolean;
  readonly looksForEntry: boolean;
  readonly keepsOrder: boolean;
  readonly lock: boolean;
};

/** A pending request or disk access of a tab; the simulation decides when it goes on, and how. */
type Gate = { readonly tab: Tab; readonly pass: () => void; readonly fail: () => void };

type Tab = { readonly person: Person; isAlive: boolean; isConnected: boolean };

type Person = {
  readonly uid: string;
  tabs: Tab[];
  /** What is on the disk, and what a crash of the machine would still undo. */
  outbox: Intent[];
  unflushed: Set<string>;
  lockedBy: Tab | null;
  readonly waiting: (() => void)[];
};

const FIELDS = ['title', 'customer'] as const;

/** A world of three people with two tabs each, one server, and faults at every step. Collects what goes wrong. */
export class Simulation {
  readonly violations: string[] = [];
  /** What the history consists of, so that a test can tell that it is not an idle one. */
  readonly counts = { stored: 0, inConflict: 0, foundStored: 0, killedTabs: 0 };
  private readonly people: Person[];
  private readonly records = new Map<string, Record<string, unknown>>();
  /** The intents whose entry the server holds, in the order in which they were stored. */
  private readonly stored: Intent[] = [];
  private readonly saved: Intent[] = [];
  private readonly inFlight = new Map<string, Tab>();
  private gates: Gate[] = [];
  private serial = 0;

  constructor(
    private readonly random: Random,
    private readonly safeguards: Safeguards,
  ) {
    this.people = ['a', 'b', 'c'].map((uid) => this.person(uid));
    for (const id of ['r0', 'r1']) {
      this.records.set(`${deal.path}/${id}`, { title: id, customer: '', value: 1, stage: 'Won' });
    }
  }

  /** Runs a history of some steps, then repairs everything and lets all tabs send. */
  async run(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      this.step();
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await settle();
    }
    for (let round = 0; round < 6; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one round after the other
      await this.heal();
    }
    this.check();
  }

  private person(uid: string): Person {
    const person: Person = {
      uid,
      tabs: [],
      outbox: [],
      unflushed: new Set(),
      lockedBy: null,
      waiting: [],
    };
    person.tabs = [this.tab(person), this.tab(person)];
    return person;
  }

  private tab(person: Person): Tab {
    return { person, isAlive: true, isConnected: true };
  }

  private step(): void {
    const person = this.random.pick(this.people);
    const tab = this.random.pick(person.tabs);
    switch (this.random.below(8)) {
      case 0:
      case 1:
        this.save(person);
        void this.send(tab);
        break;
      case 2:
        void this.send(tab);
        break;
      case 3:
        this.kill(tab);
        break;
      case 4:
        tab.isConnected = !tab.isConnected;
        break;
      case 5:
        if (this.random.oneIn(4)) this.crash(person);
        break;
      default:
        for (let count = this.random.below(6); count > 0; count -= 1) this.release();
    }
  }

  /** Lets one pending request or disk access go on: it arrives, or is lost on the way there or back. */
  private release(): void {
    const index = this.random.below(this.gates.length);
    const [gate] = this.gates.splice(index, 1);
    if (gate === undefined || !gate.tab.isAlive) return;
    if (gate.tab.isConnected) gate.pass();
    else gate.fail();
  }

  private save(person: Person): void {
    this.serial += 1;
    const id = `${person.uid}${this.serial}`;
    const own = this.saved.filter(
      ({ owner, recordId }) => owner === person.uid && recordId === null,
    );
    const recordId = this.random.pick([null, 'r0', 'r1', 'r0', ...own.map((intent) => intent.id)]);
    const field = this.random.pick(FIELDS);
    const intent = createIntent({
      id,
      owner: person.uid,
      path: deal.path,
      recordId,
      title: id,
      typed: { [field]: id },
      base: recordId === null ? {} : { [field]: this.seen(person, recordId, field) },
      savedAt: this.serial,
      isServerTime: true,
    });
    person.outbox.push(intent);
    if (!this.safeguards.strictAppend) person.unflushed.add(id);
    this.saved.push(intent);
  }

  /** The text of a field that a person sees: the stored one, under their own waiting edits. */
  private seen(person: Person, recordId: string, field: string): string {
    const path = `${deal.path}/${recordId}`;
    const edits = person.outbox.filter((intent) => recordPath(intent) === path && !intent.problem);
    const typed = edits.map((intent) => intent.typed[field]).findLast((text) => text !== undefined);
    const stored = this.records.get(path)?.[field];
    return typed ?? (typeof stored === 'string' ? stored : '');
  }

  private async send(tab: Tab): Promise<void> {
    if (!tab.isAlive || !tab.isConnected) return;
    const { person } = tab;
    if (this.safeguards.lock) {
      while (person.lockedBy !== null) {
        // oxlint-disable-next-line no-await-in-loop -- until the lock is free
        await new Promise<void>((resolve) => person.waiting.push(resolve));
      }
      if (!tab.isAlive) return;
      person.lockedBy = tab;
    }
    await drain(this.deps(tab)).catch((error: unknown) => {
      if (!(error instanceof Unreachable)) throw error;
    });
    this.unlock(tab);
  }

  private unlock(tab: Tab): void {
    const { person } = tab;
    if (person.lockedBy !== tab) return;
    person.lockedBy = null;
    person.waiting.splice(0).forEach((resume) => resume());
  }

  private deps(tab: Tab): SenderDeps {
    const { person } = tab;
    const disk = () => this.gate(tab, false);
    return {
      list: async () => {
        await disk();
        const own = [...person.outbox];
        return this.safeguards.keepsOrder ? own : own.toReversed();
      },
      update: async (intent) => {
        await disk();
        const index = person.outbox.findIndex(({ id }) => id === intent.id);
        if (index >= 0) person.outbox[index] = intent;
        if (intent.problem?.kind === 'conflict') this.counts.inConflict += 1;
        if (intent.problem && this.isStored(intent.id)) {
          this.violations.push(`${intent.id} is stored, but its author is asked about it`);
        }
      },
      remove: async (id) => {
        await disk();
        if (!this.isStored(id)) this.violations.push(`${id} counts as saved, but is not stored`);
        person.outbox = person.outbox.filter((intent) => intent.id !== id);
      },
      read: (path) => this.request(tab, () => this.records.get(path) ?? null),
      isStored: ({ id }) =>
        this.request(tab, () => {
          if (!this.safeguards.looksForEntry || !this.isStored(id)) return false;
          this.counts.foundStored += 1;
          return true;
        }),
      withUnusedNumbers: async (_, intent) => intent,
      write: async (_, intent, content) => {
        const other = this.inFlight.get(intent.id);
        if (other?.isAlive && other !== tab) this.violations.push(`Two tabs send ${intent.id}`);
        this.inFlight.set(intent.id, tab);
        try {
          await this.request(tab, () => this.store(intent, content));
        } finally {
          this.inFlight.delete(intent.id);
        }
      },
      entityAt: () => deal,
      clockOffsetMs: () => 0,
      permanentFailure: () => null,
    };
  }

  /** The server, with its rules: an entry is stored once. */
  private store(intent: Intent, { values }: RecordValues): void {
    if (this.isStored(intent.id)) {
      if (this.safeguards.looksForEntry) return;
      throw new SaveDenied('rules', null);
    }
    const path = recordPath(intent);
    const record = this.records.get(path);
    if ((record === undefined) !== (intent.recordId === null)) {
      throw new SaveDenied('record removed', null);
    }
    const untouched = Object.keys(values).find(
      (name) => record?.[name] !== undefined && intent.typed[name] === undefined,
    );
    if (untouched)
      this.violations.push(`${intent.id} overwrites ${untouched}, which it did not edit`);
    this.records.set(path, { ...record, ...values });
    this.stored.push(intent);
    this.counts.stored += 1;
  }

  private isStored(id: string): boolean {
    return this.stored.some((intent) => intent.id === id);
  }

  /** A request that reaches the server, whose answer may be lost. */
  private async request<Result>(tab: Tab, answer: () => Result): Promise<Result> {
    await this.gate(tab, true);
    const result = answer();
    await this.gate(tab, true);
    return result;
  }

  /** Waits until the simulation lets a tab go on; one that is killed never does. */
  private gate(tab: Tab, isNetwork: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = isNetwork ? () => reject(new Unreachable()) : resolve;
      this.gates.push({ tab, pass: resolve, fail });
    });
  }

  private kill(tab: Tab): void {
    tab.isAlive = false;
    this.counts.killedTabs += 1;
    const { person } = tab;
    person.tabs = person.tabs.map((other) => (other === tab ? this.tab(person) : other));
    this.unlock(tab);
  }

  /** The machine of a person loses its power. */
  private crash(person: Person): void {
    person.tabs.forEach((tab) => this.kill(tab));
    person.outbox = person.outbox.filter(({ id }) => !person.unflushed.has(id));
  }

  private async heal(): Promise<void> {
    for (const { tabs } of this.people) {
      for (const tab of tabs) {
        tab.isConnected = true;
        void this.send(tab);
      }
    }
    for (let count = 0; count < 400 && (count < 3 || this.gates.length > 0); count += 1) {
      this.release();
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await settle();
    }
  }

  private check(): void {
    const kept = new Map(this.people.flatMap(({ outbox }) => outbox.map((one) => [one.id, one])));
    for (const { id } of this.saved) {
      if (!this.isStored(id) && !kept.has(id)) this.violations.push(`${id} is lost`);
    }
    for (const intent of kept.values()) {
      const isHeldBack = [...kept.values()].some(
        (one) => one.problem !== undefined && recordPath(one) === recordPath(intent),
      );
      if (!isHeldBack) this.violations.push(`${intent.id} was never sent`);
    }
    for (const { uid } of this.people) {
      for (const path of this.records.keys()) {
        const own = this.stored.filter((one) => one.owner === uid && recordPath(one) === path);
        const order = own.map(({ savedAt }) => savedAt);
        if (order.join() !== order.toSorted((a, b) => a - b).join()) {
          this.violations.push(`The saves of ${uid} at ${path} were stored out of order`);
        }
      }
    }
  }
}

/** Lets all promises that can settle do so. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
