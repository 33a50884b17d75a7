import { expect, it } from 'vitest';
import { BLOCK_SIZE, changedBlocks } from '../../../src/store/device/copies.ts';

const records = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

it('writes every block of a list that is not stored yet', () => {
  expect(changedBlocks([], records(2 * BLOCK_SIZE + 1))).toEqual([0, 1, 2]);
});

it('writes nothing for an unchanged list', () => {
  const list = records(600);
  expect(changedBlocks(list, [...list])).toEqual([]);
});

it('writes only the block of a changed record', () => {
  const list = records(1_000);
  expect(changedBlocks(list, list.with(BLOCK_SIZE, { id: -1 }))).toEqual([1]);
});

it('writes only the last block when records are added at the end', () => {
  const list = records(BLOCK_SIZE + 10);
  expect(changedBlocks(list, [...list, { id: -1 }])).toEqual([1]);
  expect(changedBlocks(list, [...list, ...records(BLOCK_SIZE)])).toEqual([1, 2]);
});

it('writes the blocks from a removed record on', () => {
  const list = records(3 * BLOCK_SIZE);
  expect(changedBlocks(list, list.toSpliced(BLOCK_SIZE, 1))).toEqual([1, 2]);
});
