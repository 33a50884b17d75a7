import { expect, it } from 'vitest';
import { coalesce } from '../../src/lib/coalesce.ts';

it('runs one task at a time, and once after the last of many calls', async () => {
  const ends: (() => void)[] = [];
  const run = coalesce(() => new Promise<void>((resolve) => ends.push(resolve)));
  const end = async (): Promise<void> => {
    ends.at(-1)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  for (let call = 0; call < 5; call += 1) run();
  expect(ends).toHaveLength(1);
  await end();
  expect(ends).toHaveLength(2);
  await end();
  expect(ends).toHaveLength(2);
  run();
  expect(ends).toHaveLength(3);
});
