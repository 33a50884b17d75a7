import { describe, expect, it } from 'vitest';
import { allowConsoleError } from '../../../support/console.ts';
import { randomSource } from '../../../tools/rules/random.ts';
import {
  saveOfConversion,
  saveOfDeal,
  saveOfMerger,
  saveOfParty,
  saveOfPayment,
  saveOfPlannedVisit,
  saveOfStock,
  saveOfVisit,
  type MakeSave,
} from './simulatedSaves.ts';
import { Simulation, type Safeguards } from './simulation.ts';

/** HISTORIES=10000 runs as many as before a release; docs/decisions/0039-outbox.md. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 30);
/** How many are enough to show that a safeguard is needed: they end with the first that goes wrong. */
const ENOUGH = 1_000;
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

const counts = {
  stored: 0,
  inConflict: 0,
  foundStored: 0,
  killedTabs: 0,
  mergedAnew: 0,
  discarded: 0,
};

const ofPhotos = { picked: 0, stored: 0 };

const ofCustomers = { newNames: 0, mergers: 0, takenBack: 0, newRecords: 0 };

/** The first history that goes wrong, with what went wrong; null when none does. Adds to the counts. */
async function firstViolation(
  safeguards: Safeguards,
  makeSave: MakeSave,
  histories = ENOUGH,
): Promise<string | null> {
  const [violation = null] = await firstViolations(safeguards, makeSave, histories);
  return violation;
}

/** All that goes wrong in the first history in which something does. */
async function firstViolations(
  safeguards: Safeguards,
  makeSave: MakeSave,
  histories = ENOUGH,
): Promise<readonly string[]> {
  for (const name of Object.keys(counts) as (keyof typeof counts)[]) counts[name] = 0;
  Object.assign(ofPhotos, { picked: 0, stored: 0 });
  for (let seed = 1; seed <= histories; seed += 1) {
    const areOfCustomers = makeSave === saveOfParty || makeSave === saveOfMerger;
    const simulation = new Simulation(randomSource(seed), safeguards, makeSave, areOfCustomers);
    await simulation.run(areOfCustomers ? STEPS * 2 : STEPS);
    for (const name of Object.keys(counts) as (keyof typeof counts)[]) {
      counts[name] += simulation.counts[name];
    }
    for (const name of Object.keys(ofCustomers) as (keyof typeof ofCustomers)[]) {
      ofCustomers[name] += simulation.ofCustomers[name];
    }
    ofPhotos.picked += simulation.ofPhotos.picked;
    ofPhotos.stored += simulation.ofPhotos.stored;
    if (simulation.violations.length > 0) {
      return simulation.violations.map((violation) => `History ${seed}: ${violation}`);
    }
  }
  return [];
}

describe('histories of three people with two tabs each and faults at every step', () => {
  // Rules 1, 2, 8, 9, 10, 12, 17, 18, 30, 32, 33 of docs/outbox.md.
  it('lose no save, store none twice or over an unseen value, and report none as saved too early', async () => {
    expect(await firstViolation(ALL, saveOfDeal, HISTORIES)).toBeNull();
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
    expect(await firstViolation({ ...ALL, [safeguard]: false }, saveOfDeal)).toMatch(violation);
  });
});

/** What a history of stock can go wrong with needs more of them. */
const STOCK_HISTORIES = HISTORIES * 2;

describe('histories of counts, receipts, edits and corrections, with faults at every step', () => {
  // Rules 21, 32 of docs/outbox.md.
  it('leave every stock at what was set by hand last and the exact sum of all that was added since', async () => {
    expect(await firstViolation(ALL, saveOfStock, STOCK_HISTORIES)).toBeNull();
    console.info(`${STOCK_HISTORIES} histories of stock:`, JSON.stringify(counts));
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(STOCK_HISTORIES / 12);
  }, 120_000);

  it.each<[string, Partial<Safeguards>, RegExp]>([
    ['strict appends', { strictAppend: false }, /is lost/],
    ['the order', { keepsOrder: false }, /out of order/],
    ['comparing', { comparesFrom: false }, /The stock of .* is/],
    ['entries', { storesOnce: false, looksForEntry: false }, /The stock of .* is/],
  ])('go wrong without %s', async (_, missing, violation) => {
    allowConsoleError(/Saving to .* failed/);
    const all = await firstViolations({ ...ALL, ...missing }, saveOfStock);
    expect(all.join('\n')).toMatch(violation);
  });
});

/** They are longer, since a merger is taken back only once it is stored. */
const CUSTOMER_HISTORIES = Number(process.env['HISTORIES'] ?? 10);

describe('histories of notes, tasks, deals, new names and mergers of customers, with faults at every step', () => {
  // Rules 20, 25, 26 of docs/outbox.md.
  it('lose nothing, store nothing twice, and leave each record with the customer that its author meant', async () => {
    allowConsoleError(/Saving to .* failed.*merged/);
    expect(await firstViolation(ALL, saveOfParty, CUSTOMER_HISTORIES)).toBeNull();
    console.info(
      `${CUSTOMER_HISTORIES} histories of customers:`,
      JSON.stringify({ ...counts, ...ofCustomers }),
    );
    const all = [...Object.values(counts), ...Object.values(ofCustomers)];
    expect(Math.min(...all)).toBeGreaterThan(CUSTOMER_HISTORIES / 100);
  }, 240_000);

  it.each<[string, Partial<Safeguards>, MakeSave, RegExp]>([
    ['strict appends', { strictAppend: false }, saveOfParty, /is lost/],
    ['comparing', { comparesFrom: false }, saveOfParty, /had not seen|detached/],
    ['guarding what is merged', { guardsMerged: false }, saveOfMerger, /is lost in/],
  ])('go wrong without %s', async (_, missing, makeSave, violation) => {
    allowConsoleError(/Saving to .* failed/);
    const all = await firstViolations({ ...ALL, ...missing }, makeSave);
    expect(all.join('\n')).toMatch(violation);
  });
});

describe('histories of payments and their reversals, with faults at every step', () => {
  it('leave every invoice at what is paid of it, Paid when nothing is open, and reverse none twice', async () => {
    expect(await firstViolation(ALL, saveOfPayment, HISTORIES)).toBeNull();
    console.info(`${HISTORIES} histories of payments:`, JSON.stringify(counts));
    expect(counts.stored).toBeGreaterThan(HISTORIES);
  }, 120_000);

  it('go wrong without comparing', async () => {
    allowConsoleError(/Saving to .* failed/);
    const all = await firstViolations({ ...ALL, comparesFrom: false }, saveOfPayment);
    expect(all.join('\n')).toMatch(/tenths/);
  });
});

/** The visit of each photo is one of several. */
const PHOTO_HISTORIES = HISTORIES * 5;

describe('histories of visits with photos, with faults at every step', () => {
  // Rules 1, 14 of docs/outbox.md.
  it('lose no photo from the moment it is picked, and store none twice', async () => {
    expect(await firstViolation(ALL, saveOfVisit, PHOTO_HISTORIES)).toBeNull();
    console.info(
      `${PHOTO_HISTORIES} histories of photos:`,
      JSON.stringify({ ...counts, ...ofPhotos }),
    );
    expect(ofPhotos.stored).toBeGreaterThan(PHOTO_HISTORIES);
    expect(counts.foundStored).toBeGreaterThan(PHOTO_HISTORIES / 50);
  }, 240_000);

  it.each<[string, Partial<Safeguards>, RegExp]>([
    ['strict appends', { strictAppend: false }, /is lost/],
    ['looking for what is stored', { looksForEntry: false }, /its author is asked about it/],
    [
      'one step for a visit and its photos',
      { takesAtOnce: false },
      /is stored twice|was discarded/,
    ],
  ])('go wrong without %s', async (_, missing, violation) => {
    allowConsoleError(/Saving to .* failed/);
    const all = await firstViolations({ ...ALL, ...missing }, saveOfVisit);
    expect(all.join('\n')).toMatch(violation);
  });
});

describe('histories of visits that take items, with cuts at every step', () => {
  // Rules 21, 22 of docs/outbox.md.
  it('lose or double no visit, keep the stock exact and note the latest', async () => {
    expect(await firstViolation(ALL, saveOfPlannedVisit, HISTORIES)).toBeNull();
    console.info(`${HISTORIES} histories of visits:`, JSON.stringify(counts));
    const { stored, foundStored, killedTabs, mergedAnew } = counts;
    expect(Math.min(stored, foundStored, killedTabs, mergedAnew)).toBeGreaterThan(HISTORIES / 50);
  }, 240_000);

  it.each<[string, Partial<Safeguards>, RegExp]>([
    ['strict appends', { strictAppend: false }, /is lost/],
    ['comparing', { comparesFrom: false }, /The stock of .* is|instead of/],
    ['entries', { storesOnce: false, looksForEntry: false }, /asked about it|The stock of .* is/],
  ])('go wrong without %s', async (_, missing, violation) => {
    allowConsoleError(/Saving to .* failed/);
    const all = await firstViolations({ ...ALL, ...missing }, saveOfPlannedVisit);
    expect(all.join('\n')).toMatch(violation);
  });
});

describe('histories of leads that become deals, with faults at every step', () => {
  it('convert each lead once, with its deal, customer and contact', async () => {
    allowConsoleError(/Saving to sales\/leads failed.*done already/);
    expect(await firstViolation(ALL, saveOfConversion, HISTORIES)).toBeNull();
    console.info(`${HISTORIES} histories of conversions:`, JSON.stringify(counts));
    expect(counts.stored).toBeGreaterThan(HISTORIES);
  }, 120_000);

  it('go wrong without comparing', async () => {
    allowConsoleError(/Saving to .* failed/);
    const all = await firstViolations({ ...ALL, comparesFrom: false }, saveOfConversion);
    expect(all.join('\n')).toMatch(/after conversions into/);
  });
});
