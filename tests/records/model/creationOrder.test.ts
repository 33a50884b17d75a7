import { expect, it } from 'vitest';
import { inCreationOrder } from '../../../src/records/model/creationOrder.ts';

const UNSAVED = { state: 'waiting', since: 0 } as const;

const row = (id: string, creationDate: string) => ({ id, creationDate });

it('puts what was created last last, also where its id is made from that of an older record', () => {
  const old = row('-NaaaaaaaaaaaaaaaaaA', '2026-03-01');
  const fee = row('-NaaaaaaaaaaaaaaaaaA-2026-11', '2026-11-29');
  const earlier = row('-PaaaaaaaaaaaaaaaaaA', '2026-11-28');
  const sameDay = row('-PaaaaaaaaaaaaaaaaaB', '2026-11-29');
  const undated = row('10', '');
  expect(inCreationOrder([undated, old, fee, earlier, sameDay])).toEqual([
    undated,
    old,
    earlier,
    sameDay,
    fee,
  ]);
});

it('puts what has no drawn key in the order in which it was stored, and what waits last', () => {
  const [first, second, third] = [
    { ...row('-NaaaaaaaaaaaaaaaaaC-2026-10', '2026-11-29'), changedAt: 1 },
    { ...row('-NaaaaaaaaaaaaaaaaaA-2026-11', '2026-11-29'), changedAt: 2 },
    { ...row('-NaaaaaaaaaaaaaaaaaB-2026-10', '2026-11-29'), unsaved: UNSAVED },
  ] as const;
  expect(inCreationOrder([second, third, first])).toEqual([first, second, third]);
});

it('leaves what is in order as it is', () => {
  const rows = [row('2', ''), row('10', ''), row('b', '2026-11-29'), row('c', '2026-11-29')];
  expect(inCreationOrder(rows)).toBe(rows);
});
