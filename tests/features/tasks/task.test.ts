import { expect, it } from 'vitest';
import { byDay, task } from '../../../src/features/tasks/task.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';

const tasks = (...dues: readonly string[]) =>
  dues.map((due, index) => parseRecord(task, `t${index}`, { what: due, due }));

it('sorts tasks by their day, those without one last, and of one day the oldest first', () => {
  const sorted = tasks('', '2026-12-01', '2026-11-30', '2026-12-01').toSorted(byDay);
  expect(sorted.map(({ id }) => id)).toEqual(['t2', 't1', 't3', 't0']);
});
