import { describe, expect, it } from 'vitest';
import { allowConsoleError } from '../../support/console.ts';
import { randomSource } from '../../rules/random.ts';
import { Simulation, type Safeguards } from './simulation.ts';

/** HISTORIES=10000 runs as many as before a release; see docs/testing.md. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 300);
const STEPS = 40;

const ALL: Safeguards = {
  strictAppend: true,
  looksForEntry: true,
  keepsOrder: true,
  lock: true,
  comparesFrom: true,
};

const counts = { stored: 0, inConflict: 0, foundStored: 0, killedTabs: 0, mergedAnew: 0 };

/** The first history that goes wrong, with what went wrong; null when none does. Adds to the counts. */
async function firstViolation(safeguards: Safeguards): Promise<string | null> {
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const simulation = new Simulation(randomSource(seed), safeguards);
    await simulation.run(STEPS);
    const [violation] = simulation.violations;
    for (const name of Object.keys(counts) as (keyof typeof counts)[]) {
      counts[name] += simulation.counts[name];
    }
    if (violation !== undefined) return `History ${seed}: ${violation}`;
  }
  return null;
}

describe('histories of three people with two tabs each and faults at every step', () => {
  it('lose no save, store none twice or over an unseen value, and report none as saved too early', async () => {
    expect(await firstViolation(ALL)).toBeNull();
    console.info(`${HISTORIES} histories:`, JSON.stringify(counts));
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(HISTORIES / 10);
  });

  it.each<[keyof Safeguards, RegExp]>([
    ['strictAppend', /is lost/],
    ['looksForEntry', /its author is asked about it/],
    ['keepsOrder', /out of order/],
    ['lock', /Two tabs send/],
    ['comparesFrom', /its author had not seen/],
  ])('go wrong without %s', async (safeguard, violation) => {
    allowConsoleError(/Saving to sales\/deals failed/);
    expect(await firstViolation({ ...ALL, [safeguard]: false })).toMatch(violation);
  });
});
