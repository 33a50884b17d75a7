import { expect, it } from 'vitest';
import { createSlicedQueue } from '../../src/lib/slicedQueue.ts';

const busyFor = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it('handles items in their order, with pauses in which other work runs', async () => {
  const handled: number[] = [];
  const lefts: number[] = [];
  const queue = createSlicedQueue<number>(
    (item) => {
      handled.push(item);
      if (item === 1) queue.add([5]);
      busyFor(3);
    },
    (left) => lefts.push(left),
  );
  queue.add([1, 2, 3, 4]);
  expect(handled).toEqual([]);
  await expect.poll(() => lefts.at(-1)).toBe(0);
  expect(handled).toEqual([1, 2, 3, 4, 5]);
  expect(lefts.length).toBeGreaterThan(1);
});

it('drops what is left when it is cleared, and goes on with what is added later', async () => {
  const handled: number[] = [];
  const queue = createSlicedQueue<number>(
    (item) => handled.push(item),
    () => undefined,
  );
  queue.add([1, 2]);
  queue.clear();
  queue.add([3]);
  await expect.poll(() => handled).toEqual([3]);
});
