import { describe, expect, it, vi } from 'vitest';
import { randomSource } from '../../../tools/rules/random.ts';
import { CopySimulation, type Safeguards } from './copySimulation.ts';

/** HISTORIES=10000 runs as many as before a release; docs/what-can-go-wrong.md. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 100);
const STEPS = 60;

const ALL: Safeguards = {
  changesSayWhen: true,
  readsUndated: true,
  readsImports: true,
  readsEpoch: true,
  overlaps: true,
  waitsForAnswers: true,
  looksUp: true,
};

/** The first history in which a list differs from what is stored; null where none does. */
async function firstDifference(safeguards: Safeguards, histories: number) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const counts = { visits: 0, broughtUpToDate: 0, readAnew: 0 };
  for (let seed = 1; seed <= histories; seed += 1) {
    const simulation = new CopySimulation(randomSource(seed), safeguards);
    const difference = await simulation.run(STEPS);
    if (difference !== null) return { difference: `History ${seed}: ${difference}`, counts };
    counts.visits += simulation.counts.visits;
    counts.broughtUpToDate += simulation.counts.broughtUpToDate;
    counts.readAnew += simulation.counts.readAnew;
  }
  return { difference: null, counts };
}

describe('a copy that is brought up to date, with writes by all kinds of programs and faults at every step', () => {
  it('is what is stored, in every history', async () => {
    const { difference, counts } = await firstDifference(ALL, HISTORIES);
    expect(difference).toBeNull();
    // Most visits read only what has changed.
    expect(counts.broughtUpToDate).toBeGreaterThan(counts.visits / 2);
    expect(counts.readAnew).toBeGreaterThan(0);
  });

  it.each(Object.keys(ALL) as (keyof Safeguards)[])('differs without “%s”', async (safeguard) => {
    const { difference } = await firstDifference({ ...ALL, [safeguard]: false }, 3_000);
    expect(difference).not.toBeNull();
  });
});
