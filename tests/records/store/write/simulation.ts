import type { Entity } from '../../../../src/records/model/entity.ts';
import { inventoryItem } from '../../../../src/features/inventory/inventoryItem.entity.ts';
import { purchaseOrder } from '../../../../src/features/purchasing/purchaseOrder.entity.ts';
import { invoice } from '../../../../src/features/finance/invoice.entity.ts';
import { payment } from '../../../../src/features/payments/payment.entity.ts';
import { visit } from '../../../../src/features/visits/visit.entity.ts';
import { readText } from '../../../../src/records/model/field.ts';
import {
  isIntent,
  recordPath,
  resolved,
  savesOf,
  type Intent,
} from '../../../../src/records/store/write/intent.ts';
import { photosFollow } from '../../../../src/features/visits/pickedPhotos.ts';
import { drain, type SenderDeps } from '../../../../src/records/store/write/sender.ts';
import { SaveDenied, Unreachable } from '../../../../src/records/store/write/saveFailure.ts';
import type { Random } from '../../../tools/rules/random.ts';
import {
  crashMachine,
  createPerson,
  killTab,
  lock,
  unlock,
  type Person,
  type Tab,
} from './simulatedPeople.ts';
import { contact } from '../../../../src/features/contacts/contact.entity.ts';
import { lead } from '../../../../src/features/sales/lead.entity.ts';
import { installation } from '../../../../src/features/installations/installation.entity.ts';
import { NAMING, saveOfDeal, saveOfVisit, type MakeSave, type Records } from './simulatedSaves.ts';
import { SimulatedServer } from './simulatedServer.ts';

/** The safeguards of the outbox, each with its rule in docs/outbox.md; without one of them, some histories go wrong. */
export type Safeguards = {
  /** 1: what is saved is on the disk. */
  readonly strictAppend: boolean;
  /** 1: photos leave the draft of their visit in the same step in which that is saved. */
  readonly takesAtOnce: boolean;
  /** 8 */
  readonly lock: boolean;
  /** 9 */
  readonly keepsOrder: boolean;
  /** 26 */
  readonly guardsMerged: boolean;
  /** 30: the rules compare what an update replaces. */
  readonly comparesFrom: boolean;
  /** 32: the sender looks for an entry. */
  readonly looksForEntry: boolean;
  /** 32: the rules accept an entry once. */
  readonly storesOnce: boolean;
};

/** A pending request or disk access of a tab; the simulation decides when it goes on, and how. */
type Gate = { readonly tab: Tab; readonly pass: () => void; readonly fail: () => void };

const ENTITIES = [
  inventoryItem,
  purchaseOrder,
  invoice,
  payment,
  installation,
  visit,
  lead,
  contact,
  ...NAMING,
] as readonly unknown[] as readonly Entity[];

/** What the photos are picked for. */
const DRAFT = 'i1';

/** A world of three people with two tabs each, one server, and faults at every step. Collects what goes wrong. */
export class Simulation {
  readonly violations: string[] = [];
  /** What the history consists of, so that a test can tell that it is not an idle one. */
  readonly counts = {
    stored: 0,
    inConflict: 0,
    foundStored: 0,
    killedTabs: 0,
    mergedAnew: 0,
    discarded: 0,
  };
  /** What of the history is about customers. */
  readonly ofCustomers = { newNames: 0, mergers: 0, takenBack: 0, newRecords: 0 };
  /** What of the history is about photos. */
  readonly ofPhotos = { picked: 0, stored: 0 };
  private readonly pickedIds = new Set<string>();
  private readonly people: Person[];
  private readonly server: SimulatedServer;
  private readonly saved: Intent[] = [];
  private readonly discarded = new Set<string>();
  /** The saves that found what they type stored already. */
  private readonly needless = new Set<string>();
  private readonly inFlight = new Map<string, Tab>();
  /** What was stored a while ago. */
  private view: Records = new Map();
  private gates: Gate[] = [];
  private serial = 0;

  constructor(
    private readonly random: Random,
    private readonly safeguards: Safeguards,
    private readonly makeSave: MakeSave = saveOfDeal,
    /** Whether people decide about what needs them, before they save the next time. */
    private readonly arePresent = false,
  ) {
    this.people = ['a', 'b', 'c'].map((uid) => createPerson(uid));
    this.server = new SimulatedServer(safeguards, (violation) => this.violations.push(violation));
    this.view = new Map(this.server.records);
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
        else if (this.random.oneIn(2)) this.discard(person);
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
    if (this.makeSave === saveOfVisit && this.random.below(3) > 0) return this.pick(person);
    if (this.arePresent) this.decide(person);
    if (this.random.oneIn(5)) this.view = new Map(this.server.records);
    const own = this.saved.filter(
      ({ owner, recordId }) => owner === person.uid && recordId === null,
    );
    const intent = this.makeSave({
      random: this.random,
      person,
      server: this.server,
      ownIds: own.map(({ id }) => id),
      serial: this.serial,
      view: this.random.oneIn(3) ? this.view : this.server.records,
      mergers: this.server.stored.filter(
        ({ owner, typed }) => owner === person.uid && Boolean(typed['absorbed']),
      ),
    });
    person.outbox.push(intent);
    if (!this.safeguards.strictAppend) person.unflushed.add(intent.id);
    this.saved.push(intent);
    this.takePhotos(person, intent);
    return undefined;
  }

  /** Takes a photo for the visit that is saved next. */
  private pick({ uid, picked, unflushed }: Person): void {
    const id = `${uid}${this.serial}p`;
    const photo = { data: '', caption: '' };
    picked.push({ id, owner: uid, draft: DRAFT, photo });
    if (!this.safeguards.strictAppend) unflushed.add(id);
    this.pickedIds.add(id);
  }

  /** Lets the photos of the draft follow a visit. */
  private takePhotos(person: Person, intent: Intent): void {
    if (intent.path !== visit.path) return;
    const taken = person.picked;
    const follow = photosFollow(intent, DRAFT);
    for (const item of taken) {
      const photo = follow(item);
      if (photo !== null && isIntent(photo)) {
        person.outbox.push(photo);
        this.saved.push(photo);
      }
    }
    // In another transaction, they would leave it a moment later, or never.
    if (this.safeguards.takesAtOnce || this.random.oneIn(2)) person.picked = [];
  }

  /** Reports photos that are stored twice, or neither stored nor on the device. */
  private checkPhotos(): void {
    const kept = new Set(
      this.people.flatMap(({ picked, outbox }) => [...picked, ...outbox].map(({ id }) => id)),
    );
    for (const id of this.pickedIds) {
      const count = this.server.stored.filter((one) => one.id === id).length;
      this.ofPhotos.stored += count;
      if (count > 1) this.violations.push(`${id} is stored twice`);
      if (count === 0 && !kept.has(id) && !this.discarded.has(id))
        this.violations.push(`${id} is lost`);
      if (count > 0 && this.discarded.has(id)) this.violations.push(`${id} was discarded`);
    }
    this.ofPhotos.picked = this.pickedIds.size;
  }

  /** Discards what was refused, and decides a conflict for one of the two. */
  private decide(person: Person): void {
    for (const intent of person.outbox.filter(({ problem }) => problem !== undefined)) {
      const { id, typed, problem } = intent;
      if (problem?.kind === 'conflict') {
        const isMine = this.random.oneIn(2);
        const decided = resolved(intent, new Set(isMine ? Object.keys(typed) : []));
        person.outbox = person.outbox.map((other) => (other.id === id ? decided : other));
        if (!isMine) this.needless.add(id);
      } else {
        person.outbox = person.outbox.filter((other) => other.id !== id);
        this.discarded.add(id);
      }
    }
  }

  /** Discards an edit that has not been sent. */
  private discard(person: Person): void {
    const { id } =
      person.outbox.find(({ isSent = false, recordId }) => !isSent && recordId !== null) ?? {};
    if (id === undefined) return;
    person.outbox = person.outbox.filter((intent) => intent.id !== id);
    this.discarded.add(id);
    this.counts.discarded += 1;
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
    const lastRead = new Map<string, Readonly<Record<string, unknown>> | undefined>();
    return {
      list: async () => {
        await disk();
        const own = [...person.outbox];
        return this.safeguards.keepsOrder ? own : own.toReversed();
      },
      update: async (intent) => {
        await disk();
        const index = person.outbox.findIndex(({ id }) => id === intent.id);
        if (index < 0) return false;
        person.outbox[index] = intent;
        if (intent.problem?.kind === 'conflict') this.counts.inConflict += 1;
        if (intent.problem && this.server.isStored(intent.id)) {
          this.violations.push(`${intent.id} is stored, but its author is asked about it`);
        }
        const reason = intent.problem?.kind === 'refused' ? intent.problem.reason : 'merged';
        if (reason !== 'merged' && reason !== 'done already')
          this.violations.push(`${intent.id} is refused without a cause: ${reason}`);
        return true;
      },
      remove: async (id) => {
        await disk();
        const removed = person.outbox.find((other) => other.id === id);
        if (removed === undefined) return;
        const found = lastRead.get(recordPath(removed));
        const typed = Object.entries(removed.typed);
        if (typed.length > 0 && typed.every(([name, text]) => readText(found?.[name]) === text))
          this.needless.add(id);
        if (!this.server.isStored(id) && !this.needless.has(id))
          this.violations.push(`${id} counts as saved, but is not stored`);
        person.outbox = person.outbox.filter((intent) => intent.id !== id);
      },
      read: (path) =>
        this.request(tab, () => {
          const found = this.server.records.get(path);
          lastRead.set(path, found && { ...found });
          return found ?? null;
        }),
      hold: async () => () => undefined,
      history: async () => [],
      isStored: ({ id }) =>
        this.request(tab, () => {
          if (!this.safeguards.looksForEntry || !this.server.isStored(id)) return false;
          this.counts.foundStored += 1;
          return true;
        }),
      withUnusedNumbers: async (_, save) => save,
      write: async (intent, writes) => {
        const own = `${person.uid} ${intent.id}`;
        const other = this.inFlight.get(own);
        if (other?.isAlive && other !== tab) this.violations.push(`Two tabs send ${intent.id}`);
        this.inFlight.set(own, tab);
        const store = () => this.server.store(intent, writes);
        try {
          await this.request(tab, store);
        } catch (error) {
          if (error instanceof Unreachable) tab.repeats.push(store);
          else this.counts.mergedAnew += 1;
          throw error;
        } finally {
          this.inFlight.delete(own);
        }
      },
      entityAt: (path) => ENTITIES.find((entity) => entity.path === path),
      clockOffsetMs: () => 0,
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
      const isStored = this.server.isStored(id);
      if (isStored && this.discarded.has(id)) this.violations.push(`${id} was discarded`);
      const isDone = isStored || this.needless.has(id) || this.discarded.has(id);
      if (!isDone && !kept.has(id)) this.violations.push(`${id} is lost`);
    }
    for (const { outbox } of this.people) this.checkHeldBack(outbox);
    this.checkPhotos();
    this.server.checkStocks();
    this.server.checkParties();
    this.server.checkPayments();
    this.server.checkVisits();
    this.server.checkConversions();
    this.server.checkOrder(this.people.map(({ uid }) => uid));
    this.counts.stored = this.server.stored.length;
    for (const { renames, typed, undoes, recordId } of this.server.stored) {
      if (renames !== undefined) this.ofCustomers.newNames += 1;
      if (undoes !== undefined) this.ofCustomers.takenBack += 1;
      else if (typed['absorbed'] !== undefined) this.ofCustomers.mergers += 1;
      if (recordId === null) this.ofCustomers.newRecords += 1;
    }
  }

  /** Reports what is still in an outbox without a problem of its own or of an earlier save of its records. */
  private checkHeldBack(outbox: readonly Intent[]): void {
    const heldBack = new Set<string>();
    // One that is held back itself holds back others, whatever their order.
    for (let size = -1; size < heldBack.size;) {
      size = heldBack.size;
      for (const intent of outbox) {
        const paths = savesOf(intent).map(recordPath);
        const isHeldBack = intent.problem !== undefined || paths.some((path) => heldBack.has(path));
        if (isHeldBack) paths.forEach((path) => heldBack.add(path));
      }
    }
    const neverSent = outbox.filter((intent) => !heldBack.has(recordPath(intent)));
    this.violations.push(...neverSent.map(({ id }) => `${id} was never sent`));
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
