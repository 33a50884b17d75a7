import { describe, expect, it } from 'vitest';
import {
  daysInStage,
  deal,
  dealsInStage,
  isLost,
  isOpen,
  isWon,
  type Deal,
  pipelineValue,
  wonValue,
} from '../../../src/features/sales/deal.entity.ts';
import { averageDealSize, conversionRate } from '../../../src/features/sales/dealFigures.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { clauses } from '../../specification/clauses.ts';

const dealWith = (stage: unknown, value: unknown): Deal => parseRecord(deal, 'd', { stage, value });

it.each([
  ['New Lead', true, false, false],
  ['Quotation Sent', true, false, false],
  ['Negotiation', true, false, false],
  ['Won', false, true, false],
  ['Lost', false, false, true],
  [undefined, true, false, false],
  ['won', true, false, false],
])(
  'a deal in the stage %s is open: %s, won: %s, lost: %s',
  clauses('S4-6,7'),
  (stage, open, won, lost) => {
    const record = dealWith(stage, 1);
    expect([isOpen(record), isWon(record), isLost(record)]).toEqual([open, won, lost]);
  },
);

describe('the figures of the sales page', () => {
  it.each([
    ['no deals', [], 0, 0, 0, 0],
    ['an open deal', [dealWith('Negotiation', 100)], 0, 100, 0, 0],
    ['a won deal', [dealWith('Won', 100)], 100, 0, 100, 100],
    ['a lost deal', [dealWith('Lost', 100)], 0, 0, 0, 0],
    [
      'two won deals and a lost one',
      [dealWith('Won', 100), dealWith('Won', 50), dealWith('Lost', 9)],
      150,
      0,
      75,
      200 / 3,
    ],
    ['a deal without a stage', [dealWith(undefined, 70)], 0, 70, 0, 0],
    ['an unknown stage', [dealWith('Parked', 30)], 0, 30, 0, 0],
    ['a value that is not a number', [dealWith('Won', 'lots')], 0, 0, 0, 100],
    ['negative values', [dealWith('Won', -40), dealWith('New Lead', -5)], -40, -5, -40, 100],
  ])('are computed for %s', clauses('S9-3,7'), (_, deals, won, pipeline, average, conversion) => {
    expect(wonValue(deals)).toBe(won);
    expect(pipelineValue(deals)).toBe(pipeline);
    expect(averageDealSize(deals)).toBe(average);
    expect(conversionRate(deals)).toBeCloseTo(conversion, 10);
  });
});

it(
  'the board shows every deal once, and deals without a known stage under New Lead',
  clauses('S4-6'),
  () => {
    const deals = [undefined, 'Parked', 'constructor', 'Won'].map(dealWith);
    expect(dealsInStage(deals, 'New Lead').map(({ value }) => value)).toEqual([0, 1, 2]);
    expect(dealsInStage(deals, 'Won').map(({ value }) => value)).toEqual([3]);
    expect(dealsInStage(deals, 'Lost')).toEqual([]);
  },
);

const days = (stored: object) => daysInStage(parseRecord(deal, 'd1', stored), '2026-03-01');

describe('the days in a stage', () => {
  it('count from the last change of the stage, or from the creation', () => {
    expect(days({ creationDate: '2026-02-27' })).toBe(2);
    expect(days({ creationDate: '2025-01-01', since: '2026-02-28' })).toBe(1);
    expect(days({ creationDate: '2026-03-01' })).toBe(0);
  });

  it('are never negative, and unknown without a date', () => {
    expect(days({ creationDate: '2026-03-02' })).toBe(0);
    expect(days({})).toBeNull();
    expect(days({ since: 'soon' })).toBeNull();
  });
});
