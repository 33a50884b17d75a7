import type { Texts } from '../../src/records/model/draft.ts';
import {
  installation,
  lastVisitText,
  type LastVisit,
} from '../../src/features/installations/installation.entity.ts';
import { today } from '../../src/lib/dates.ts';
import { newRecord, type RecordWrite } from '../../src/records/store/write/values.ts';
import type { DemoStore } from './demoStore.ts';
import { replayEvents } from './events.ts';
import { dayBefore, type DemoRecord } from './demoRecord.ts';
import { demoRecords } from './records.ts';

/** Fills an empty database with the demo records and what happened to them since. Rejects when a save is denied. */
export async function saveDemoRecords(store: DemoStore, now: Date): Promise<void> {
  const ids = new Map<string, string>();
  const load = async (records: readonly DemoRecord[]): Promise<void> => {
    for (const { entity, daysAgo, draft, name: ownName, outside, photos } of records) {
      const day = dayBefore(now, daysAgo);
      store.beginDay(day);
      const key = store.newSaveKey();
      ids.set(ownName ?? Object.values(draft)[0] ?? '', key);
      // The id of a record is not known before it is stored: its first text stands for it.
      const texts = Object.entries(draft).map(([name, text]) => [
        name,
        entity.fields[name]?.isLink ? (ids.get(text) ?? '') : text,
      ]);
      const record = newRecord(entity, Object.fromEntries(texts) as Texts, today(day));
      const noted = outside && {
        entity: installation,
        id: ids.get(draft['installation'] ?? '') ?? '',
        key: store.newSaveKey(),
        subject: draft['place'] ?? '',
        ...lastVisitNoted({
          date: draft['date'] ?? '',
          visit: key,
          outside,
          values: Object.fromEntries(outside.map((name) => [name, Number(draft[name])])),
        }),
      };
      const writes = [{ ...record, entity, id: null, key }, ...(noted ? [noted] : [])];
      await store.saveTogether(writes);
      if (photos) await store.savePhotos(key, photos);
    }
  };
  const records = demoRecords(now);
  await load(records.filter(isOlder));
  await replayEvents(store, (name) => ids.get(name) ?? '', now);
  await load(records.filter((record) => !isOlder(record)));
}

/** What an installation stores of its last visit. */
function lastVisitNoted(last: LastVisit): Pick<RecordWrite, 'values' | 'changes'> {
  const lastVisit = lastVisitText(last);
  return { values: { lastVisit }, changes: { lastVisit: { to: lastVisit } } };
}

/** Whether it is not one of the last days, on whose records, which the feed shows, nobody has worked yet. */
const isOlder = ({ daysAgo }: DemoRecord): boolean => daysAgo > 3;
