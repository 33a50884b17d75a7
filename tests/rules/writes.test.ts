import { describe, expect, it } from 'vitest';
import { isStaffOnly, mayWrite } from './description.ts';
import {
  DELETION_INTERPRETATIONS,
  accepts,
  interpretDeletionsAs,
  seed,
  useRules,
} from './environment.ts';
import { nearWrites, partialWrites, singleWrites, type Values } from './nearWrites.ts';
import { randomSource } from './random.ts';
import { ANN, SCENARIOS, type Scenario } from './scenarios.ts';
import { applied, asStored, isTree, type Tree } from './tree.ts';
import { USERS } from './randomWrites.ts';
import type { User } from './user.ts';

useRules();

/** The tree as the rules see it while nobody but `listed` may be kept out. */
function store(tree: Tree, staffOnly?: unknown): void {
  const config = isTree(tree['config']) ? tree['config'] : {};
  seed('', { ...tree, config: { ...config, staffOnly }, staff: { listed: true } });
}

/** Where the rules and the description by hand decide differently of writes to what is stored. */
function differences(
  tree: Tree,
  writes: ReadonlyMap<string, Values>,
  user: User,
  staffOnly?: unknown,
): readonly string[] {
  const wrong: string[] = [];
  let isStored = false;
  for (const [name, values] of writes) {
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
    ['timestamp', 'since', 'waiting'].includes(key) && typeof value === 'number' ? past : value,
  );
  return JSON.parse(text) as Tree;
}

/** Of the writes, those in which something is deleted. */
const deleting = (writes: ReadonlyMap<string, Values>): ReadonlyMap<string, Values> =>
  new Map([...writes].filter(([, values]) => JSON.stringify(values).includes('null')));

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
      const write = new Map([['it', values]]);
      for (const staffOnly of [undefined, true])
        for (const somebody of USERS)
          expect(differences(stored, write, somebody, staffOnly)).toEqual([]);
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
    expect(differences(stored, deleting(near), user)).toEqual([]);
  });

  it('is decided as described with several differences', () => {
    const random = randomSource(1);
    const several = new Map<string, Values>();
    for (const near of [...nearWrites(values).values()].filter(() => random.oneIn(20))) {
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
    expect(differences(left, deleting(single), ANN)).toEqual([]);
  });
});
