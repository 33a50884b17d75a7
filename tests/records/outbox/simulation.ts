import { deal } from '../../../src/domain/deal.ts';
import { createIntent, recordPath, type Intent } from '../../../src/records/outbox/intent.ts';
import { drain, Unreachable, type SenderDeps } from '../../../src/records/outbox/sender.ts';
import { SaveDenied } from '../../../src/records/saveDenied.ts';
import type { Random } from '../../rules/random.ts';
import {
  crashMachine,
  createPerson,
  killTab,
  lock,
  unlock,
  type Person,
  type Tab,
} from './simulatedPeople.ts';
import { SimulatedServer } from './simulatedServer.ts';

/** The safeguards of the outbox; without one of them, some histories go wrong. */
export type Safeguards = {
  readonly strictAppend: boolean;
  readonly looksForEntry: boolean;
  readonly keepsOrder: boolean;
  readonly lock: boolean;
  readonly comparesFrom: boolean;
};

/** A pending request or disk access of a tab; the simulation decides when it goes on, and how. */
type Gate = { readonly tab: Tab; readonly pass: () => void; readonly fail: () => void };

const FIELDS = ['title', 'customer'] as const;

/** A world of three people with two tabs each, one server, and faults at every step. Collects what goes wrong. */
export class Simulation {
  readonly violations: string[] = [];
  /** What the history consists of, so that a test can tell that it is not an idle one. */
  readonly counts = { stored: 0, inConflict: 0, foundStored: 0, killedTabs: 0, mergedAnew: 0 };
  private readonly people: Person[];
  private readonly server: SimulatedServer;
  private readonly saved: Intent[] = [];
  private readonly inFlight = new Map<string, Tab>();
  private gates: Gate[] = [];
  private serial = 0;

  constructor(
    private readonly random: Random,
    private readonly safeguards: Safeguards,
  ) {
    this.people = ['a', 'b', 'c'].map((uid) => createPerson(uid));
    const { looksForEntry, comparesFrom } = safeguards;
    this.server = new SimulatedServer(looksForEntry, comparesFrom, (violation) =>
      this.violations.push(violation),
    );
  }

  /** Runs a history of some steps, then repairs everything and lets all tabs send. */
  async run(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      this.step();
      await settle();
    }
    for (let round = 0; round < 6; round += 1) {
      await this.heal();
    }
    this.check();
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
        if (this.random.oneIn(4)) crashMachine(person);
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
    return typed ?? this.server.textAt(path, field);
  }

  private async send(tab: Tab): Promise<void> {
    if (!tab.isAlive || !tab.isConnected) return;
    if (this.safeguards.lock && !(await lock(tab))) return;
    await drain(this.deps(tab)).catch((error: unknown) => {
      if (!(error instanceof Unreachable)) throw error;
    });
    unlock(tab);
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
        if (intent.problem && this.server.isStored(intent.id)) {
          this.violations.push(`${intent.id} is stored, but its author is asked about it`);
        }
      },
      remove: async (id) => {
        await disk();
        if (!this.server.isStored(id))
          this.violations.push(`${id} counts as saved, but is not stored`);
        person.outbox = person.outbox.filter((intent) => intent.id !== id);
      },
      read: (path) => this.request(tab, () => this.server.records.get(path) ?? null),
      isStored: ({ id }) =>
        this.request(tab, () => {
          if (!this.safeguards.looksForEntry || !this.server.isStored(id)) return false;
          this.counts.foundStored += 1;
          return true;
        }),
      withUnusedNumbers: async (_, intent) => intent,
      write: async (_, intent, content) => {
        const other = this.inFlight.get(intent.id);
        if (other?.isAlive && other !== tab) this.violations.push(`Two tabs send ${intent.id}`);
        this.inFlight.set(intent.id, tab);
        const store = () => this.server.store(intent, content);
        try {
          await this.request(tab, store);
        } catch (error) {
          if (error instanceof Unreachable) tab.repeats.push(store);
          else this.counts.mergedAnew += 1;
          throw error;
        } finally {
          this.inFlight.delete(intent.id);
        }
      },
      entityAt: () => deal,
      clockOffsetMs: () => 0,
      permanentFailure: () => null,
    };
  }

  /** A request that reaches the server, whose answer may be lost. */
  private async request<Result>(tab: Tab, answer: () => Result): Promise<Result> {
    await this.gate(tab, true);
    tab.repeats.splice(0).forEach(ignoreDenial);
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
    killTab(tab);
    this.counts.killedTabs += 1;
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
      await settle();
    }
  }

  private check(): void {
    const kept = new Map(this.people.flatMap(({ outbox }) => outbox.map((one) => [one.id, one])));
    for (const { id } of this.saved) {
      if (!this.server.isStored(id) && !kept.has(id)) this.violations.push(`${id} is lost`);
    }
    for (const intent of kept.values()) {
      const isHeldBack = [...kept.values()].some(
        (one) => one.problem !== undefined && recordPath(one) === recordPath(intent),
      );
      if (!isHeldBack) this.violations.push(`${intent.id} was never sent`);
    }
    this.server.checkOrder(this.people.map(({ uid }) => uid));
    this.counts.stored = this.server.stored.length;
  }
}

/** Repeats a write whose answer nobody awaits any more. */
function ignoreDenial(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof SaveDenied)) throw error;
  }
}

/** Lets all promises that can settle do so. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
