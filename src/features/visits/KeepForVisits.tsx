import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { parseRecord } from '../../records/model/entity.ts';
import { useConnection } from '../../records/store/connection/useConnection.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { openCopy } from '../../records/store/device/copies.ts';
import { readRange } from '../../firebase/queries.ts';
import { parseKept, useRecords } from '../../records/store/read/useRecords.ts';
import { useOutbox } from '../../records/store/write/outbox.ts';
import { mayKeepCopy } from '../../session/copyChoice.ts';
import { useAuth } from '../../session/useAuth.ts';
import { contact } from '../contacts/contact.entity.ts';
import { nextDue } from '../installations/due.ts';
import {
  installation,
  lastVisitOf,
  type Installation,
} from '../installations/installation.entity.ts';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import { customer } from '../sales/customer.entity.ts';
import { ticket } from '../service/ticket.entity.ts';
import { task } from '../tasks/task.entity.ts';
import { keptVisits, visitsTo } from './useVisits.ts';
import { visit } from './visit.entity.ts';

/** Of how many installations the last visits are kept: one's own first, then those that are due first. */
const MAX_PLACES = 100;

/**
 * Makes a device that keeps a copy ready for visits, planned or not, where there may be no connection: it keeps the last ones to each
 * installation, by which a reading is doubted, and the lists of what is asked for there. Says so above the page once all is there.
 */
export default function KeepForVisits() {
  const { records, status } = useRecords(installation);
  const lists = [
    { status },
    useRecords(inventoryItem),
    useRecords(ticket),
    useRecords(customer),
    useRecords(contact),
    useRecords(task),
  ];
  const [areKept, setKept] = useState(false);
  const { uid = '', displayName } = useAuth().user ?? {};
  const isConnected = useConnection();
  const { intents } = useOutbox();
  useEffect(() => {
    if (!isComplete(status)) return undefined;
    const reading = { isStopped: false, isPossible: status === 'live' && isConnected };
    const waiting = new Set(intents.map(({ id }) => id));
    const rank = (place: Installation): string =>
      `${place.assigned === displayName ? 0 : 1} ${nextDue(place) ?? 'never'}`;
    const places = records.toSorted((a, b) => rank(a).localeCompare(rank(b))).slice(0, MAX_PLACES);
    void keepVisits(uid, places, waiting, reading)
      .catch((error: unknown) => {
        console.warn('The last visits are not kept', error);
        return false;
      })
      .then((areAll) => reading.isStopped || setKept(areAll));
    return () => void (reading.isStopped = true);
  }, [records, status, isConnected, intents, uid, displayName]);
  return (
    // Opposite to the note of how old a copy is, where nothing moves when it comes.
    <p
      role="status"
      className="absolute start-4 top-0 flex items-center gap-1 text-[0.6875rem]/3.5 text-muted sm:start-6"
    >
      {areKept && lists.every((list) => isComplete(list.status)) && (
        <>
          <Check aria-hidden="true" className="size-3 text-tone-green-ink" />
          All kept on this device
        </>
      )}
    </p>
  );
}

/** Keeps the last visits to some places, as long as they can be read. Resolves to whether all of them are kept. */
async function keepVisits(
  uid: string,
  places: readonly Installation[],
  /** The visits that wait on this device, which nobody can read before they are sent. */
  waiting: ReadonlySet<string>,
  reading: { readonly isStopped: boolean; readonly isPossible: boolean },
): Promise<boolean> {
  for (const place of places) {
    if (reading.isStopped) return false;
    const last = lastVisitOf(place)?.visit;
    const copy = openCopy(
      uid,
      keptVisits(place.id),
      (stored) => parseKept(visit, stored),
      () => mayKeepCopy(uid),
    );
    const kept = await copy.read();
    const isOnDevice =
      last === undefined || waiting.has(last) || kept?.records.some(({ id }) => id === last);
    if (kept && isOnDevice) continue;
    if (!reading.isPossible) return false;
    const visits = await readRange(visit.path, visitsTo(place.id), (id, stored) =>
      parseRecord(visit, id, stored),
    );
    await copy.write(visits);
  }
  return true;
}
