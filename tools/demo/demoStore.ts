import type { LoadPhoto } from './demoRecord.ts';
import type { Alongside, RecordWrite } from '../../src/records/store/write/values.ts';

/** Where demo records are saved: the app's own repository, or a database in the same process. */
export type DemoStore = {
  /** A new key for a save, which sorts after all earlier ones. */
  newSaveKey(): string;
  /** Stores values of records in one atomic write with their activity entries, and what `alongside` returns. */
  saveTogether(writes: readonly RecordWrite[], alongside?: Alongside): Promise<void>;
  /** Stores values by path in one atomic write. */
  updatePaths(values: Readonly<Record<string, unknown>>): Promise<void>;
  /** Stores the photos of the visit that was saved last, by its key: at once, or once all records are there. */
  savePhotos(visit: string, photos: readonly LoadPhoto[]): Promise<void>;
  /** Called before the saves of each day, oldest first, for a store that chooses the time of its entries. */
  beginDay(day: Date): void;
};
