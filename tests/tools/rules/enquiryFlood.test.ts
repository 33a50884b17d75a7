import { expect, it } from 'vitest';
import { COUNT, ENQUIRIES } from './enquiryDescription.ts';
import { seed, sendUnchecked, useRules } from './environment.ts';
import { NOW } from './user.ts';

useRules();

const EARLIER = {
  name: 'Ann',
  email: 'ann@studio.example',
  message: 'A pond.',
  timestamp: 1_600_000_000_000,
  waiting: 1_600_000_000_000,
};

it('300 are accepted until somebody with access handles one or starts the count anew', () => {
  seed('config/enquiries', true);
  const send = (index: number, count: unknown, more = {}): boolean =>
    sendUnchecked({
      [`${ENQUIRIES}/f${index}`]: { ...EARLIER, timestamp: NOW, waiting: NOW },
      [`${COUNT}/count`]: count,
      [`${COUNT}/last`]: `f${index}`,
      ...more,
    });
  const oneMore = { '.sv': { increment: 1 } };
  for (let index = 1; index <= 300; index += 1) expect(send(index, oneMore)).toBe(true);
  for (const count of [oneMore, 300, 1, 0, '301', null]) expect(send(301, count)).toBe(false);
  expect(sendUnchecked({ [`${COUNT}/count`]: 0 })).toBe(false);
  expect(sendUnchecked({ [COUNT]: null })).toBe(false);
  seed(`${COUNT}/count`, 0);
  const other = { [`${ENQUIRIES}/g1`]: { ...EARLIER, timestamp: NOW, waiting: NOW } };
  expect(send(301, oneMore, other)).toBe(false);
  expect(send(301, oneMore)).toBe(true);
});
