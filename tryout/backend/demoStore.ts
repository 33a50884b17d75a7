import type { DemoStore } from '../../demo/demoStore.ts';
import { pushId } from '../../local/pushId.ts';
import type { Clock } from './clock.ts';
import type { Person } from './person.ts';

const HOUR_MS = 60 * 60_000;

/** When the company starts work, and how long one record takes, so that the activity reads like that of a month. */
const OPENING_MS = 8 * HOUR_MS;
const STEP_MS = 11 * 60_000;

/**
 * A store for the demo records in which several people save them in turn, each on its own day: the clock of the database
 * runs through the month, and never past the present.
 */
export function createDemoStore(people: readonly Person[], clock: Clock): DemoStore {
  let saves = 0;
  const next = (): Person => {
    const person = people[saves % people.length];
    if (person === undefined) throw new Error('Nobody is there to save the demo records');
    saves += 1;
    clock.set(clock.now() + STEP_MS);
    return person;
  };
  return {
    newSaveKey: () => pushId(clock.now()),
    saveTogether: (writes, alongside) => Promise.resolve(next().save(writes, alongside)),
    updatePaths: (values) => Promise.resolve(next().update(values)),
    beginDay: (day) => clock.set(Math.max(clock.now(), day.getTime() + OPENING_MS)),
  };
}
