import type { DemoStore } from '../../demo/demoStore.ts';
import type { LoadPhoto } from '../../demo/demoRecord.ts';
import { photosPath } from '../../../src/features/visits/visitPhotos.ts';
import { pushId } from '../../backend/pushId.ts';
import type { Clock } from './clock.ts';
import type { Person } from './person.ts';

const HOUR_MS = 60 * 60_000;

/** When the company starts work, and how long one record takes, so that the activity reads like that of a month. */
const OPENING_MS = 8 * HOUR_MS;
const STEP_MS = 11 * 60_000;

/** A photo of the demo that comes after its records: where it is stored, by whom, and when. */
export type DemoPhoto = {
  readonly path: string;
  readonly user: string;
  readonly timestamp: number;
  readonly load: LoadPhoto;
};

/**
 * A store for the demo records in which several people save them in turn, each on its own day: the clock of the database
 * runs through the month, and never past the present. The photos are noted in `photos`.
 */
export function createDemoStore(
  people: readonly Person[],
  clock: Clock,
): DemoStore & { readonly photos: readonly DemoPhoto[] } {
  let saves = 0;
  const photos: DemoPhoto[] = [];
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
    photos,
    savePhotos(visit, loads) {
      const user = people[(saves - 1) % people.length]?.name ?? '';
      for (const [index, load] of loads.entries()) {
        const timestamp = clock.now() + index;
        const path = `${photosPath(visit)}/${index}`;
        photos.push({ path, user, timestamp, load });
      }
      return Promise.resolve();
    },
    beginDay: (day) => clock.set(Math.max(clock.now(), day.getTime() + OPENING_MS)),
  };
}
