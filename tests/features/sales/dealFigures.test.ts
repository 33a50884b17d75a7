import { expect, it } from 'vitest';
import { STAGES, deal, dealsByStage } from '../../../src/features/sales/deal.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';

it('adds up the deals of every stage, those of an unknown stage with the new ones', () => {
  const deals = [
    { stage: 'Won', value: 100 },
    { stage: 'Won', value: 0.5 },
    { stage: 'Eaten', value: 3 },
    { value: 4 },
  ].map((stored, index) => parseRecord(deal, String(index), stored));
  const others = STAGES.filter((stage) => stage !== 'New Lead' && stage !== 'Won');
  const sums = dealsByStage(deals);
  expect(sums.map(({ stage }) => stage)).toEqual(STAGES);
  expect(sums).toEqual(
    expect.arrayContaining([
      { stage: 'New Lead', count: 2, total: 7 },
      { stage: 'Won', count: 2, total: 100.5 },
      ...others.map((stage) => ({ stage, count: 0, total: 0 })),
    ]),
  );
});
