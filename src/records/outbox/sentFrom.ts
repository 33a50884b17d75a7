import type { RecordWrite } from '../storedValues.ts';
import { recordPath, type Intent, type Numbers, type Save } from './intent.ts';

/**
 * What the fields that saves add to hold now, for the intent that is about to be sent: lists show an addition until its
 * field holds something else. `writes` are what the saves come to.
 */
export function sentFrom(
  saves: readonly Save[],
  writes: readonly RecordWrite[],
): Pick<Intent, 'sentFrom'> {
  const paths = saves.flatMap((save) => {
    const write = writes.find(({ key }) => key === save.id);
    if (save.adds === undefined || write === undefined) return [];
    const from = Object.keys(save.adds).map((name) => {
      const { from: stored } = write.changes?.[name] ?? {};
      return [name, Number(write.entity.fields[name]?.parse(stored))] as const;
    });
    return [[recordPath(save), Object.fromEntries(from) satisfies Numbers] as const];
  });
  return paths.length === 0 ? {} : { sentFrom: Object.fromEntries(paths) };
}
