import { describe, expect, it } from 'vitest';
import {
  averageDealSize,
  conversionRate,
  deal,
  dealsInStage,
  pipelineValue,
  wonValue,
  type Deal,
} from '../../src/domain/deal.ts';
import { parseRecord } from '../../src/domain/entity.ts';

const stored = (stage: unknown, value: unknown): Deal => parseRecord(deal, 'd', { stage, value });

describe('figures of the sales desk', () => {
  it.each([
    ['no deals', [], 0, 0, 0, 0],
    ['only open deals', [stored('Negotiation', 100)], 0, 100, 0, 0],
    ['one won', [stored('Won', 100)], 100, 0, 100, 100],
    ['one lost', [stored('Lost', 100)], 0, 0, 0, 0],
    [
      'two won, one lost',
      [stored('Won', 100), stored('Won', 50), stored('Lost', 9)],
      150,
      0,
      75,
      200 / 3,
    ],
    ['a deal without a stage', [stored(undefined, 70)], 0, 70, 0, 0],
    ['a stage outside the vocabulary', [stored('Parked', 30)], 0, 30, 0, 0],
    ['a value stored as text', [stored('Won', '1,250')], 1250, 0, 1250, 100],
    ['a value that is no number', [stored('Won', 'lots')], 0, 0, 0, 100],
    ['a missing value', [stored('Quotation Sent', undefined)], 0, 0, 0, 0],
    ['a negative value', [stored('Won', -40), stored('New Lead', -5)], -40, -5, -40, 100],
  ])('%s', (_, deals, won, pipeline, average, conversion) => {
    expect(wonValue(deals)).toBe(won);
    expect(pipelineValue(deals)).toBe(pipeline);
    expect(averageDealSize(deals)).toBe(average);
    expect(conversionRate(deals)).toBeCloseTo(conversion, 10);
  });
});

describe('columns of the board', () => {
  it('show every deal exactly once, strays under New Lead', () => {
    const deals = [
      stored(undefined, 1),
      stored('Parked', 2),
      stored('constructor', 3),
      stored('Won', 4),
    ];
    expect(dealsInStage(deals, 'New Lead').map(({ value }) => value)).toEqual([1, 2, 3]);
    expect(dealsInStage(deals, 'Won').map(({ value }) => value)).toEqual([4]);
    expect(dealsInStage(deals, 'Lost')).toEqual([]);
  });
});
