import { useEffect } from 'react';
import { addDays } from '../../lib/calendar.ts';
import { parseRecord } from '../../records/model/entity.ts';
import { useToday, useConnection } from '../../records/store/connection/useConnection.ts';
import { openCopy } from '../../records/store/device/copies.ts';
import { readRange } from '../../firebase/queries.ts';
import { parseKept, useRecords } from '../../records/store/read/useRecords.ts';
import { mayKeepCopy } from '../../session/copyChoice.ts';
import { useAuth } from '../../session/useAuth.ts';
import { contact } from '../contacts/contact.entity.ts';
import { daysLate, dueBetween } from '../installations/due.ts';
import {
  installation,
  lastVisitOf,
  type Installation,
} from '../installations/installation.entity.ts';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import { customer } from '../sales/customer.entity.ts';
import { ticket } from '../service/ticket.entity.ts';
import { keptVisits, visitsTo } from './useVisits.ts';
import { visit } from './visit.entity.ts';

/** For how many days after today, and for how many stops at most, a device is ready. */
const DAYS_AHEAD = 6;
const MAX_STOPS = 100;

/**
 * Makes a device that keeps a copy ready for the stops of today and the next days, where there may be no connection: it keeps their
 * last visits, by which a reading is doubted, and the lists of what is asked for there.
 */
export default function KeepForVisits() {
  const { records, status } = useRecords(installation);
  useRecords(inventoryItem);
  useRecords(ticket);
  useRecords(customer);
  useRecords(contact);
  const { uid = '', displayName } = useAuth().user ?? {};
  const isConnected = useConnection();
  const today = useToday();
  useEffect(() => {
    if (status !== 'live' || !isConnected) return undefined;
    const reading = { isStopped: false };
    const isOwn = ({ assigned }: Installation): boolean => assigned === displayName;
    const stops = records
      .filter(
        (one) =>
          daysLate(one, today) > 0 || dueBetween(one, today, addDays(today, DAYS_AHEAD)).length > 0,
      )
      .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
      .slice(0, MAX_STOPS);
    void keepVisits(uid, stops, reading).catch((error: unknown) =>
      console.warn('The last visits are not kept', error),
    );
    return () => void (reading.isStopped = true);
  }, [records, status, isConnected, today, uid, displayName]);
  return null;
}

async function keepVisits(
  uid: string,
  places: readonly Installation[],
  reading: { readonly isStopped: boolean },
): Promise<void> {
  for (const place of places) {
    if (reading.isStopped) return;
    const last = lastVisitOf(place)?.visit;
    const copy = openCopy(
      uid,
      keptVisits(place.id),
      (stored) => parseKept(visit, stored),
      () => mayKeepCopy(uid),
    );
    const kept = await copy.read();
    if (kept && (last === undefined || kept.records.some(({ id }) => id === last))) continue;
    const visits =
      last === undefined
        ? []
        : await readRange(visit.path, visitsTo(place.id), (id, stored) =>
            parseRecord(visit, id, stored),
          );
    await copy.write(visits);
  }
}
