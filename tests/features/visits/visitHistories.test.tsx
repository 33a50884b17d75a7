import { expect, it } from 'vitest';
import { allowConsoleError } from '../../support/console.ts';
import { randomSource } from '../../rules/random.ts';
import { installation } from '../../../src/features/installations/installation.entity.ts';
import { visitSaves } from '../../../src/features/visits/visitSaves.ts';
import { parseRecord } from '../../../src/model/entity.ts';
import { type Intent } from '../../../src/store/write/intent.ts';
import { ITEMS, type SaveContext } from '../../store/write/simulatedSaves.ts';
import { INSTALLATIONS } from '../../store/write/simulatedServer.ts';
import { Simulation, type Safeguards } from '../../store/write/simulation.ts';

/** HISTORIES=1000 runs as many as before a release. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 40);
const STEPS = 40;

const ALL: Safeguards = {
  strictAppend: true,
  looksForEntry: true,
  keepsOrder: true,
  lock: true,
  comparesFrom: true,
  storesOnce: true,
  guardsMerged: true,
  takesAtOnce: true,
};

/** A visit of one of ten days, early or late, that takes items; or one once more whose draft has come back with a killed tab. */
function saveOfVisit({ random, person, serial }: SaveContext): Intent {
  const id = `${person.uid}${serial}`;
  const [again] = person.outbox;
  if (again !== undefined && random.oneIn(6)) return { ...again, isSent: false };
  const place = parseRecord(installation, random.pick(INSTALLATIONS), {
    name: 'Reef',
    kind: 'Marine',
  });
  const [first, ...further] = visitSaves(place, {
    visit: id,
    date: `2026-11-1${random.below(10)}`,
    by: person.uid,
    work: '',
    next: '',
    readings: new Map([['ph', (random.below(20) + 70) / 10]]),
    checks: [],
    used: ITEMS.filter(() => random.oneIn(3)).map((item) => ({
      id: item,
      sku: item,
      item,
      quantity: (random.below(30) + 1) / 10,
    })),
  });
  if (first === undefined) throw new Error('A visit stores nothing');
  const whole = [first, ...further].map((save, index) =>
    Object.assign({ typed: {}, base: {} }, save, { id: index === 0 ? id : `${id}-${index}` }),
  );
  const [own, ...others] = whole;
  return {
    path: first.path,
    recordId: null,
    typed: {},
    base: {},
    ...own,
    id,
    further: others,
    owner: person.uid,
    title: id,
    savedAt: serial,
    isServerTime: true,
  };
}

/** What goes wrong in the first history in which something does, and what all of them consist of. */
async function run(safeguards: Safeguards, histories: number) {
  const counts = { stored: 0, foundStored: 0, killedTabs: 0, mergedAnew: 0 };
  for (let seed = 1; seed <= histories; seed += 1) {
    const simulation = new Simulation(randomSource(seed), safeguards, saveOfVisit);
    await simulation.run(STEPS);
    for (const name of Object.keys(counts) as (keyof typeof counts)[]) {
      counts[name] += simulation.counts[name];
    }
    if (simulation.violations.length > 0) {
      return { violations: [`History ${seed}`, ...simulation.violations], counts };
    }
  }
  return { violations: [], counts };
}

it('visits of three people with cuts at every step: none lost or doubled, stock exact, the latest noted', async () => {
  const { violations, counts } = await run(ALL, HISTORIES);
  expect(violations).toEqual([]);
  console.info(`${HISTORIES} histories of visits:`, JSON.stringify(counts));
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(HISTORIES / 50);
}, 240_000);

it.each<[string, Partial<Safeguards>, RegExp]>([
  ['strict appends', { strictAppend: false }, /is lost/],
  ['comparing', { comparesFrom: false }, /The stock of .* is|instead of/],
  [
    'entries',
    { storesOnce: false, looksForEntry: false },
    /its author is asked about it|The stock of .* is/,
  ],
])('histories of visits go wrong without %s', async (_, missing, violation) => {
  allowConsoleError(/Saving to .* failed/);
  const { violations } = await run({ ...ALL, ...missing }, 200);
  expect(violations.join('\n')).toMatch(violation);
});
