import { describe, expect, it } from 'vitest';
import { isStaffOnly, mayWrite } from './description.ts';
import {
  DELETION_INTERPRETATIONS,
  accepts,
  interpretDeletionsAs,
  seed,
  stored as storedAt,
  useRules,
} from './environment.ts';
import { nearWrites, partialWrites, singleWrites, withNewKeys, type Making } from './nearWrites.ts';
import { randomSource } from './random.ts';
import { ANN, SCENARIOS, USERS, type Scenario } from './scenarios.ts';
import { applied, asStored, isTree, type Tree } from './tree.ts';
import { SERVER_TIME, type User } from './user.ts';

useRules();

/** The tree as the rules see it while nobody but `listed` may be kept out. */
function store(tree: Tree, staffOnly?: unknown): void {
  const config = isTree(tree['config']) ? tree['config'] : {};
  seed('', { ...tree, config: { ...config, staffOnly }, staff: { listed: true } });
}

/** Where the rules and the description by hand decide differently of writes to what is stored. */
function differences(
  tree: Tree,
  writes: ReadonlyMap<string, Making>,
  user: User,
  { staffOnly, onlyDeleting = false }: { staffOnly?: unknown; onlyDeleting?: boolean } = {},
): readonly string[] {
  const wrong: string[] = [];
  let isStored = false;
  for (const [name, make] of writes) {
    const values = make();
    if (onlyDeleting && !deletes(values)) continue;
    if (!isStored) store(tree, staffOnly);
    const allowed = accepts(user, values);
    if (allowed === 'no database could store it') continue;
    isStored = !allowed;
    const paths = Object.keys(values);
    const expected = mayWrite(user, tree, applied(tree, values), paths, isStaffOnly(staffOnly));
    if (allowed !== expected) wrong.push(`${allowed ? 'allowed' : 'denied'}: ${name}`);
  }
  return wrong;
}

/** What is stored after a scenario, at a time that is over. */
function lastingTree({ stored, values }: Scenario): Tree {
  const past = Date.now() - 1_000;
  const text = JSON.stringify(applied(stored, values), (key, value: unknown) =>
    ['timestamp', 'at', 'waiting', 'changedAt'].includes(key) && typeof value === 'number'
      ? past
      : value,
  );
  return JSON.parse(text) as Tree;
}

/** Whether anything is deleted by a write of the value. */
const deletes = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).some(deletes));

const [EVALUATED, UNEVALUATED] = DELETION_INTERPRETATIONS;

describe.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
  '%s',
  (_, scenario) => {
    const { values, user = ANN, isDenied = false } = scenario;
    const stored = (asStored(scenario.stored) ?? {}) as Tree;

    it(`is ${isDenied ? 'denied' : 'allowed'}`, () => {
      for (const meaning of DELETION_INTERPRETATIONS) {
        interpretDeletionsAs(meaning);
        store(stored);
        expect(accepts(user, values)).toBe(!isDenied);
      }
    });

    it('is decided as described for everybody, whoever has access', () => {
      interpretDeletionsAs(EVALUATED);
      const write = new Map([['it', () => values]]);
      for (const staffOnly of [undefined, false, true])
        for (const somebody of USERS)
          expect(differences(stored, write, somebody, { staffOnly })).toEqual([]);
    });
  },
);

describe.each(
  SCENARIOS.filter(({ isDenied, isAlike }) => !isDenied && !isAlike).map(
    (scenario) => [scenario.name, scenario] as const,
  ),
)('%s', (_, scenario) => {
  const { values, user = ANN } = scenario;
  const stored = (asStored(scenario.stored) ?? {}) as Tree;

  it('is decided as described with any single difference', () => {
    const near = new Map([...nearWrites(values), ...partialWrites(values)]);
    interpretDeletionsAs(EVALUATED);
    expect(differences(stored, near, user)).toEqual([]);
    interpretDeletionsAs(UNEVALUATED);
    expect(differences(stored, near, user, { onlyDeleting: true })).toEqual([]);
  });

  it('is decided as described with several differences', () => {
    const random = randomSource(1);
    const several = new Map<string, Making>();
    for (const make of [...nearWrites(values).values()].filter(() => random.oneIn(20))) {
      const near = make();
      const [name, further] = random.pick([...nearWrites(near)]);
      several.set(`${name} of ${JSON.stringify(near).slice(0, 500)}`, further);
    }
    interpretDeletionsAs(random.pick(DELETION_INTERPRETATIONS));
    expect(differences(stored, several, user)).toEqual([]);
  });

  it('changes afterwards only as described', () => {
    const left = lastingTree(scenario);
    const single = singleWrites(left);
    interpretDeletionsAs(EVALUATED);
    expect(differences(left, single, ANN)).toEqual([]);
    interpretDeletionsAs(UNEVALUATED);
    expect(differences(left, single, ANN, { onlyDeleting: true })).toEqual([]);
  });
});

/** FUZZ_WRITES=100000 for a thorough run; a longer one starts with the same writes. */
const WRITES = Number(process.env['FUZZ_WRITES'] ?? 2_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261);

it(
  `of ${WRITES} random writes one after another, exactly those that the description allows are stored`,
  () => {
    interpretDeletionsAs(EVALUATED);
    const random = randomSource(SEED);
    const beginning = SCENARIOS.map(({ stored }) => stored).reduce(merged);
    let tree = beginning;
    let allowed = 0;
    for (let step = 0; step < WRITES; step += 1) {
      // Most of them can be stored once only.
      if (step % 100 === 0) {
        tree = beginning;
        store(tree);
      }
      const { values, user = ANN } = random.pick(SCENARIOS);
      const author = random.oneIn(4) ? random.pick(USERS) : user;
      let write = withNewKeys(values, `s${step}`);
      for (let left = random.pick([0, 0, 0, 1, 1, 2]); left > 0; left -= 1) {
        const near = [...nearWrites(write).values()];
        if (near.length > 0) write = random.pick(near)();
      }
      const answer = accepts(author, write);
      if (answer === 'no database could store it') continue;
      const after = applied(tree, write);
      const expected = mayWrite(author, tree, after, Object.keys(write), false);
      const text = JSON.stringify({ author, write }).slice(0, 2_000);
      expect(answer, `write ${step}, seed ${SEED}: ${text}`).toBe(expected);
      if (!answer) continue;
      tree = after;
      allowed += 1;
    }
    const { staff: _, ...left } = storedAt('') as Tree;
    expect(JSON.stringify(left, normalized)).toBe(JSON.stringify(tree, normalized));
    expect(Math.min(allowed, WRITES - allowed)).toBeGreaterThan(WRITES / 10);
  },
  30_000 + WRITES * 20,
);

/** Both trees in one; the second has its way where they differ. */
function merged(first: Tree, second: Tree): Tree {
  const result = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const other = result[key];
    // What is dated is one thing, whose parts belong together.
    const isWhole = !isTree(other) || !isTree(value) || 'timestamp' in value;
    result[key] = isWhole ? value : merged(other, value);
  }
  return result;
}

/** A `JSON.stringify` replacer: sorts children by key, also those of a list, and makes all server times equal. */
function normalized(_: string, value: unknown): unknown {
  if (typeof value === 'number' && value > 1e12 && value < 1e14) return SERVER_TIME;
  if (!isTree(value)) return value;
  const children = Object.entries(value).filter(([, child]) => child !== null);
  return Object.fromEntries(children.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
