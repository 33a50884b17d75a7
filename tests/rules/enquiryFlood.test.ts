import { expect, it } from 'vitest';
import { COUNT, ENQUIRIES, LENGTHS } from './enquiryDescription.ts';
import { isReadable, seed, sendUnchecked, stored, useRules } from './environment.ts';
import { randomAttack } from './hostileEnquiries.ts';
import { randomSource } from './random.ts';
import type { Tree } from './tree.ts';
import { NOW } from './user.ts';

useRules();

const ATTACKS = Number(process.env['ENQUIRY_ATTACKS'] ?? 3_000);
const TAKEN = 'taken1';
const EARLIER = {
  name: 'Ann',
  email: 'ann@studio.example',
  message: 'A pond.',
  timestamp: 1_600_000_000_000,
  waiting: 1_600_000_000_000,
};

it(
  `of ${ATTACKS} hostile enquiries without an account, exactly the valid ones are stored, and none is read`,
  () => {
    seed('', { config: { enquiries: true }, site: { enquiries: { [TAKEN]: EARLIER } } });
    const random = randomSource(20_262);
    const counts = new Map<string, number>();
    const valid = new Set<string>();
    for (let index = 0; index < ATTACKS; index += 1) {
      const key = `q${index}`;
      const { name, values, isValid } = randomAttack(random, key, TAKEN);
      // Somebody handles one in time, and the count is right: what is refused is refused for another reason.
      seed(COUNT, null);
      const counted = { [COUNT]: { count: 1, last: key }, ...values };
      const allowed = sendUnchecked(counted);
      expect(allowed, `${name}: ${JSON.stringify(values).slice(0, 300)}`).toBe(isValid);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (isValid) valid.add(key);
      if (index % 100 === 0) expectUnreadable(key);
    }
    console.info(`${ATTACKS} attacks, ${valid.size} valid:`, Object.fromEntries(counts));
    seed(COUNT, null);
    const { site, ...others } = stored('') as Tree;
    expect(others).toEqual({ config: { enquiries: true } });
    expect(Object.keys(site as Tree)).toEqual(['enquiries']);
    const { [TAKEN]: earlier, ...left } = stored(ENQUIRIES) as Record<string, Tree>;
    expect(earlier).toEqual(EARLIER);
    expect(new Set(Object.keys(left))).toEqual(valid);
    for (const enquiry of Object.values(left)) expectWithinLimits(enquiry);
  },
  60_000 + ATTACKS * 2,
);

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

function expectUnreadable(key: string): void {
  const below = ['', `/${key}`, `/${TAKEN}`, `/${TAKEN}/name`, `/${TAKEN}/timestamp`, '/missing'];
  for (const path of ['', 'site', ...below.map((end) => ENQUIRIES + end)])
    expect(isReadable(path), `reading ${path}`).toBe(false);
}

/** Whatever was sent, what is stored has these children only, each within its length. */
function expectWithinLimits({ timestamp, waiting, ...texts }: Tree): void {
  expect(Math.abs(Number(timestamp) - Date.now())).toBeLessThan(3_600_000);
  expect(waiting).toBe(timestamp);
  for (const [name, text] of Object.entries(texts)) {
    expect(text).toBeTypeOf('string');
    expect((text as string).length).toBeLessThanOrEqual(LENGTHS[name] ?? -1);
  }
}
