import { expect, it } from 'vitest';
import { deal, STAGES } from '../../../../src/features/sales/deal.entity.ts';
import { draftFromRecord, type Texts } from '../../../../src/records/model/draft.ts';
import { parseRecord } from '../../../../src/records/model/entity.ts';
import type { HistoryEntry } from '../../../../src/records/model/history.ts';
import { undone } from '../../../../src/records/store/write/saveChange.ts';
import { fieldChanges, undoOf } from '../../../../src/records/form/history/useHistory.ts';
import type { Intent } from '../../../../src/records/store/write/intent.ts';
import { mergeEdit } from '../../../../src/records/store/write/merge.ts';
import { randomSource, type Random } from '../../../tools/rules/random.ts';

const HISTORIES = 100;
const STEPS = 30;
const PEOPLE = ['Ann', 'Bob', 'Cem'] as const;

type World = { stored: Record<string, unknown>; entries: readonly HistoryEntry[] };

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  title: ['Reef', 'Lagoon', ''],
  customer: ['Noor', 'Qamar', 'حوض'],
  value: ['0', '5', '12,5', '5.0', 'nonsense'],
  stage: STAGES,
};

/** One record that three people edit and take changes of back, each seeing it as it is or as it was a moment ago. */
class Simulation {
  readonly violations: string[] = [];
  readonly counts = { edits: 0, undone: 0, refused: 0, inConflict: 0 };
  /** The latest state is the last one. */
  private readonly past: World[] = [{ stored: { title: 'Reef', value: 5 }, entries: [] }];
  private serial = 0;

  constructor(private readonly random: Random) {}

  step(): void {
    const seen = this.random.oneIn(3) ? (this.past.at(-2) ?? this.now) : this.now;
    const person = this.random.pick(PEOPLE);
    if (this.random.oneIn(2)) this.edit(person, seen);
    else this.undo(person, seen);
  }

  private get now(): World {
    return this.past.at(-1) as World;
  }

  private edit(person: string, seen: World): void {
    const shown = textsOf(seen);
    const names = Object.keys(TEXTS).filter(() => this.random.oneIn(2));
    const typed = names.map((name) => [name, this.random.pick(TEXTS[name] ?? [])] as const);
    const base = names.map((name) => [name, shown[name] ?? ''] as const);
    this.save(person, { typed: Object.fromEntries(typed), base: Object.fromEntries(base) });
    this.counts.edits += 1;
  }

  private undo(person: string, seen: World): void {
    const changes = fieldChanges(deal, seen.entries);
    if (changes.length === 0) return;
    const change = this.random.pick(changes);
    const undo = undoOf(deal, recordOf(seen), changes, change);
    const before = this.now;
    if (undo.kind !== 'possible') {
      const isLatest = changes.find(({ name }) => name === change.name) === change;
      const isAsLeft = textsOf(seen)[change.name] === textOf(change.name, change.change.to);
      if (undo.kind === 'changed since' && isLatest && isAsLeft)
        this.violations.push('An undo is refused without need');
      this.counts.refused += 1;
      return;
    }
    const isSaved = this.save(person, undone(deal, undo.change));
    const [was, is] = [textsOf(before), textsOf(this.now)];
    const left = textOf(change.name, change.change.to);
    const changed = Object.keys(is).filter((name) => is[name] !== was[name]);
    const others = changed.filter((name) => name !== change.name);
    if (others.length > 0) this.violations.push(`The undo of ${change.name} changes ${others[0]}`);
    if (changed.includes(change.name)) {
      if (was[change.name] !== left) this.violations.push('An undo replaces a later value');
      if (is[change.name] !== textOf(change.name, change.change.from))
        this.violations.push('An undo does not restore the earlier value');
    }
    if (seen === before && changed.length === 0) this.violations.push('An undo does nothing');
    if (seen === before && !isSaved) this.violations.push('An undo of the latest state fails');
    this.counts.undone += changed.length;
  }

  /** Sends a save: the server denies one that no longer finds what it replaces, and it is merged with that. */
  private save(user: string, texts: Pick<Intent, 'typed' | 'base'>): boolean {
    this.serial += 1;
    const id = `k${this.serial}`;
    const intent: Intent = {
      ...texts,
      id,
      owner: user,
      path: deal.path,
      recordId: 'd1',
      title: '',
      savedAt: 0,
      isServerTime: true,
    };
    const merged = mergeEdit(deal, intent, this.now.stored, '2026-11-22');
    if (merged.kind !== 'write') {
      this.counts.inConflict += 1;
      return false;
    }
    const { values, changes = {} } = merged;
    const entry = { id, record: 'sales/deals/d1', user, timestamp: this.serial, changes };
    const entries =
      Object.keys(changes).length > 0 ? [entry, ...this.now.entries] : this.now.entries;
    this.past.push({ stored: { ...this.now.stored, ...values }, entries });
    return true;
  }
}

const recordOf = ({ stored }: World) => parseRecord(deal, 'd1', stored);

const textsOf = (world: World): Texts => draftFromRecord(deal, recordOf(world));

/** The text that a form shows for a value of a field. */
const textOf = (name: string, value: unknown): string =>
  textsOf({ stored: value === undefined ? {} : { [name]: value }, entries: [] })[name] ?? '';

it(`in ${HISTORIES} histories of three people, an undo changes its own field only, and no later value`, () => {
  const total = { edits: 0, undone: 0, refused: 0, inConflict: 0 };
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const simulation = new Simulation(randomSource(seed));
    for (let step = 0; step < STEPS; step += 1) simulation.step();
    expect(simulation.violations, `seed ${seed}`).toEqual([]);
    for (const name of Object.keys(total) as (keyof typeof total)[]) {
      total[name] += simulation.counts[name];
    }
  }
  console.info(`${HISTORIES} histories:`, JSON.stringify(total));
  expect(Math.min(...Object.values(total))).toBeGreaterThan(HISTORIES);
});
