import { expect, it } from 'vitest';
import { inCreationOrder } from '../../src/model/creationOrder.ts';

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

it('leaves what is in order as it is', () => {
  const rows = [row('2', ''), row('10', ''), row('b', '2026-11-29'), row('c', '2026-11-29')];
  expect(inCreationOrder(rows)).toBe(rows);
});
