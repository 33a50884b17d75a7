import type { Copy } from '../../../../src/records/store/device/copies.ts';
import { watchSince } from '../../../../src/records/store/read/watchSince.ts';
import { watchWhole, type Source } from '../../../../src/records/store/read/watchWhole.ts';
import type { Random } from '../../../tools/rules/random.ts';

/** What keeps a copy from differing from what is stored; each can be switched off to see that it is needed. */
export type Safeguards = {
  /** The rules let nobody change a record that says when it was changed without saying it again. */
  readonly changesSayWhen: boolean;
  /** Records that do not say when they were changed are subscribed to. */
  readonly readsUndated: boolean;
  /** The log of imports tells which records were removed again. */
  readonly readsImports: boolean;
  /** After writes past the rules the owner changes what copies hold good for. */
  readonly readsEpoch: boolean;
  /** What has changed shortly before the cursor is read once more. */
  readonly overlaps: boolean;
  /** Nothing is copied that the server has not answered. */
  readonly waitsForAnswers: boolean;
  /** What leaves the subscriptions is looked up. */
  readonly looksUp: boolean;
};

type Stored = { readonly value: number; readonly changedAt?: number; readonly import?: string };
type Log = {
  readonly path: string;
  readonly timestamp: number;
  readonly removed: Readonly<Record<string, object>>;
};
type State = {
  readonly records: Readonly<Record<string, Stored>>;
  readonly imports: Readonly<Record<string, Log>>;
  readonly epoch: number | null;
};
type Change = (state: State) => State;
type Row = { readonly id: string; readonly value: number };
type Subscription = {
  isAnswered: boolean;
  last: string;
  /** What it would tell now, and how. */
  readonly compute: (state: State) => unknown;
  readonly tell: (answer: never) => void;
};
type Pending = { readonly change: Change; readonly stamped: (time: number) => Change };

const PATH = 'sales/deals';
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
const DAY = 24 * HOUR;
/** Servers give times that are not quite in the order in which they store, by less than half of this in each direction. */
const DISORDER_MS = 40 * SECOND;
/** How wrong the clock of the device is at most. */
const SKEW_MS = 6 * HOUR;

const rowOf = (id: string, stored: unknown): Row => ({ id, value: (stored as Stored).value });

const without = <Value>(all: Readonly<Record<string, Value>>, id: string) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== id));

/**
 * One list on one device over months: other people, other programs, imports and the owner write; the device opens and closes it, saves,
 * and loses what it has sent.
 */
export class CopySimulation {
  readonly counts = { visits: 0, broughtUpToDate: 0, readAnew: 0 };

  private readonly random: Random;
  private readonly safeguards: Safeguards;
  /** What was stored, in order; the last is stored now. */
  private readonly states: State[] = [{ records: {}, imports: {}, epoch: null }];
  private now = Date.now() - 2_000 * DAY;
  private keys = 0;

  private copy: Copy<Row> | null = null;
  private seen = 0;
  private pending: Pending[] = [];
  private subscriptions = new Set<Subscription>();
  private close: (() => void) | null = null;
  private shown: Parameters<NonNullable<Parameters<typeof watchWhole<Row>>[0]['onRows']>> | null =
    null;

  constructor(random: Random, safeguards: Safeguards) {
    this.random = random;
    this.safeguards = safeguards;
  }

  /** Resolves to how the list differs from what is stored, once everything has arrived; null if it never does. */
  async run(steps: number): Promise<string | null> {
    for (let step = 0; step < steps; step += 1) {
      // Each step goes on from the one before.
      const difference = await this.step();
      if (difference !== null) return `step ${step}: ${difference}`;
    }
    return null;
  }

  private async step(): Promise<string | null> {
    const { random } = this;
    this.now += random.pick([0, 0, SECOND, SECOND, MINUTE, HOUR, 20 * HOUR, 3 * DAY]);
    const action = random.below(10);
    if (action < 4) this.writeElsewhere();
    else if (this.close === null) this.open();
    else if (action < 6) await this.deliver(random.below(this.states.length - this.seen));
    else if (action === 6) this.saveHere();
    else if (action === 7) await this.answerSave();
    else if (action === 8) this.writeCopy();
    else return this.end();
    return null;
  }

  private get stored(): State {
    return this.states.at(-1) as State;
  }

  /** What this device holds: what it has been told, with what it has sent on top. */
  private get view(): State {
    const told = this.states[this.seen] as State;
    return this.pending.reduce((state, { change }) => change(state), told);
  }

  private commit(change: Change): void {
    this.states.push(change(this.stored));
  }

  private serverTime(): number {
    return this.now + this.random.below(DISORDER_MS) - DISORDER_MS / 2;
  }

  private newKey(): string {
    this.keys += 1;
    return `k${String(this.keys).padStart(4, '0')}`;
  }

  private put(id: string, record: Stored): Change {
    return (state) => ({ ...state, records: { ...state.records, [id]: record } });
  }

  private writeElsewhere(): void {
    const { random, stored, safeguards } = this;
    const ids = Object.keys(stored.records);
    const value = random.below(1_000_000);
    const kind = ids.length === 0 ? 0 : random.below(9);
    const id = kind < 2 ? this.newKey() : random.pick(ids);
    const record = stored.records[id];
    if (kind === 0) this.commit(this.put(id, { value, changedAt: this.serverTime() }));
    // Another program.
    else if (kind === 1) this.commit(this.put(id, { value }));
    else if (kind < 5)
      this.commit(this.put(id, { ...record, value, changedAt: this.serverTime() }));
    else if (kind === 5) {
      if (record?.changedAt === undefined || !safeguards.changesSayWhen)
        this.commit(this.put(id, { ...record, value }));
    } else if (kind === 6) this.import();
    else if (kind === 7) this.takeBack();
    else if (random.oneIn(4)) this.writePastTheRules(id, value);
  }

  private import(): void {
    const key = this.newKey();
    const changedAt = this.serverTime();
    const isDated = !this.random.oneIn(4);
    const ids = [this.newKey(), this.newKey(), this.newKey()];
    this.commit((state) => ({
      ...state,
      imports: { ...state.imports, [key]: { path: PATH, timestamp: changedAt, removed: {} } },
      records: {
        ...state.records,
        ...Object.fromEntries(
          ids.map((id) => [id, { value: 1, import: key, ...(isDated && { changedAt }) }]),
        ),
      },
    }));
  }

  /** Removes an imported record within a day. */
  private takeBack(): void {
    const imported = Object.entries(this.stored.records).filter(([, record]) => {
      const log = this.stored.imports[record.import ?? ''];
      return log !== undefined && this.now < log.timestamp + DAY;
    });
    if (imported.length === 0) return;
    const [id, record] = this.random.pick(imported);
    const key = record.import ?? '';
    this.commit((state) => {
      const log = state.imports[key] as Log;
      const removed = { ...log.removed, [id]: record };
      return {
        ...state,
        records: without(state.records, id),
        imports: { ...state.imports, [key]: { ...log, removed } },
      };
    });
  }

  /** A repair in the console, or the erasure of a person. */
  private writePastTheRules(id: string, value: number): void {
    const isErased = this.random.oneIn(2);
    this.commit((state) => ({
      ...state,
      records: isErased
        ? without(state.records, id)
        : { ...state.records, [id]: { ...(state.records[id] as Stored), value } },
      epoch: this.safeguards.readsEpoch ? (state.epoch ?? 0) + 1 : state.epoch,
    }));
  }

  private open(): void {
    this.counts.visits += 1;
    this.seen = this.states.length - 1;
    const onRows: typeof this.onRows = (...shown) => this.onRows(...shown);
    const read = (): (() => void) =>
      watchWhole({
        path: PATH,
        parse: rowOf,
        onRows,
        onError: () => undefined,
        isCopied: true,
        source: this.source,
      });
    const cursor = this.copy?.cursor;
    if (this.copy === null || cursor === undefined) {
      this.counts.readAnew += 1;
      this.close = read();
      return;
    }
    this.counts.broughtUpToDate += 1;
    let stopReading: (() => void) | undefined;
    const kept = { ...this.copy, cursor };
    const onOutdated = (): void => {
      this.counts.readAnew += 1;
      stopReading = read();
    };
    const stop = watchSince({
      path: PATH,
      parse: rowOf,
      kept,
      onRows,
      onOutdated,
      source: this.source,
    });
    this.close = () => {
      stop();
      stopReading?.();
    };
  }

  private onRows(...shown: NonNullable<typeof this.shown>): void {
    this.shown = shown;
  }

  private readonly source: Source = {
    watchChildren: (_, parse, onChange) =>
      this.subscribe((state) => Object.entries(state.records), this.byChild(parse, onChange)),
    watchWholeRange: (_, { value, from = 0 }, parse, onChange) =>
      this.subscribe(
        ({ records }) =>
          Object.entries(records).filter(([, { changedAt }]) =>
            value === null
              ? changedAt === undefined && this.safeguards.readsUndated
              : (changedAt ?? -Infinity) >= Number(from) + (this.safeguards.overlaps ? 0 : MINUTE),
          ),
        this.byChild(parse, onChange),
      ),
    watchRange: (_, { from = 0 }, parse, onChange) =>
      this.subscribe(
        ({ imports }) =>
          this.safeguards.readsImports
            ? Object.entries(imports).filter(([, { timestamp }]) => timestamp >= Number(from))
            : [],
        (logs: readonly (readonly [string, Log])[]) =>
          onChange(logs.map(([key, log]) => parse(key, log))),
      ),
    watchValue: (_, onChange) => this.subscribe(({ epoch }) => epoch, onChange),
    read: async (path) => {
      if (!this.safeguards.looksUp) return new Promise(() => undefined);
      // Answers come in the order of what is stored.
      await Promise.resolve();
      this.seen = this.states.length - 1;
      this.tellAll();
      return this.view.records[path.slice(PATH.length + 1)] ?? null;
    },
  };

  /** Parses again only what has changed. */
  private byChild<Child>(
    parse: (key: string, stored: unknown) => Child,
    onChange: (children: readonly Child[]) => void,
  ) {
    const parsed = new Map<string, readonly [string, Child]>();
    return (entries: readonly (readonly [string, Stored])[]): void => {
      const children = entries.map(([key, stored]) => {
        const text = JSON.stringify(stored);
        const known = parsed.get(key);
        const child = known?.[0] === text ? known[1] : parse(key, stored);
        parsed.set(key, [text, child]);
        return [key, child] as const;
      });
      onChange(children.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, child]) => child));
    };
  }

  private subscribe(compute: (state: State) => unknown, tell: (answer: never) => void): () => void {
    const subscription: Subscription = { isAnswered: false, last: '', compute, tell };
    this.subscriptions.add(subscription);
    return () => void this.subscriptions.delete(subscription);
  }

  /** Tells the subscriptions of changes, in any order. */
  private tellAll(): void {
    const order = [...this.subscriptions].toSorted(() => this.random.below(3) - 1);
    for (const subscription of order) {
      if (!this.subscriptions.has(subscription) || !subscription.isAnswered) continue;
      const answer = subscription.compute(this.view);
      const text = JSON.stringify(answer);
      if (text === subscription.last) continue;
      subscription.last = text;
      subscription.tell(answer as never);
    }
  }

  /** Some more of what is stored arrives, and maybe first answers. */
  private async deliver(count: number, isComplete = false): Promise<void> {
    this.seen += count;
    for (const subscription of this.subscriptions)
      if (isComplete || this.random.oneIn(2)) subscription.isAnswered = true;
    this.tellAll();
    for (let turn = 0; turn < 8; turn += 1) {
      // What is looked up takes some turns.
      await Promise.resolve();
    }
  }

  private saveHere(): void {
    const ids = Object.keys(this.view.records);
    const id = ids.length === 0 || this.random.oneIn(3) ? this.newKey() : this.random.pick(ids);
    const value = this.random.below(1_000_000);
    const stamped =
      (changedAt: number): Change =>
      (state) =>
        this.put(id, { ...state.records[id], value, changedAt })(state);
    const skew = this.random.below(2 * SKEW_MS) - SKEW_MS;
    this.pending.push({ change: stamped(this.now + skew), stamped });
    this.tellAll();
  }

  /** The server stores what was sent, or denies it. */
  private async answerSave(): Promise<void> {
    const [sent, ...others] = this.pending;
    if (sent === undefined) return;
    if (!this.random.oneIn(3)) {
      this.commit(sent.stamped(this.serverTime()));
      // What is stored arrives before the answer.
      this.seen = this.states.length - 1;
    }
    this.pending = others;
    await this.deliver(0);
  }

  private writeCopy(): void {
    if (this.shown === null) return;
    const [records, cursorOf] = this.shown;
    if (this.pending.length > 0 && this.safeguards.waitsForAnswers) return;
    this.copy = { savedAt: this.now, records, cursor: cursorOf() };
  }

  /** Everything arrives; then the page is closed, or killed while something is on its way. */
  private async end(): Promise<string | null> {
    let difference: string | null = null;
    if (this.random.oneIn(2)) {
      while (this.pending.length > 0) {
        // In their order.
        await this.answerSave();
      }
      // First answers may lead to further subscriptions.
      for (let round = 0; round < 3; round += 1) {
        await this.deliver(this.states.length - 1 - this.seen, true);
      }
      difference = this.difference();
    }
    if (this.random.oneIn(2)) this.writeCopy();
    this.close?.();
    this.close = null;
    this.shown = null;
    this.subscriptions.clear();
    for (const { stamped } of this.pending.splice(0))
      if (this.random.oneIn(2)) this.commit(stamped(this.serverTime()));
    return difference;
  }

  private difference(): string | null {
    const expected = Object.entries(this.stored.records)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, { value }]) => `${id}=${value}`);
    const actual = this.shown?.[0].map(({ id, value }) => `${id}=${value}`) ?? [];
    return actual.join() === expected.join()
      ? null
      : `shows ${actual.join(' ')} instead of ${expected.join(' ')}`;
  }
}
