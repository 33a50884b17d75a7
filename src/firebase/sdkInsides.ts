import type { Database, DataSnapshot } from 'firebase/database';

/*
 * The one place that relies on something of the SDK that it does not publish. Where that is not as expected, its own ways are
 * left alone. `tests/firebase/sdkInsides.test.tsx` names the version for which this holds.
 */

/** Where the SDK counts what arrives, for its log: there is no other sign of that. */
const COUNTERS = ['_repoInternal', 'stats_', 'counters_'] as const;

type Parts = Readonly<Record<string, unknown>> | undefined;

/** How much has arrived from the database in this page, in characters; NaN where nobody counts. */
export function receivedLength(database: Database): number {
  const counters = COUNTERS.reduce<unknown>((whole, part) => (whole as Parts)?.[part], database);
  return counters ? Number((counters as Parts)?.['bytes_received'] ?? 0) : Number.NaN;
}

/**
 * What a snapshot holds. To resume its subscriptions after a reconnection, the SDK hashes what it knows, and throws at half of a
 * character, which any member can store: then it resumes none. What holds one counts as hashed, so that it is sent again.
 */
export function valueOf(snapshot: DataSnapshot): unknown {
  const value: unknown = snapshot.val();
  const node: unknown = Reflect.get(snapshot, '_node');
  if (typeof node === 'object' && node && !isWellFormed(value)) Reflect.set(node, 'lazyHash_', '-');
  return value;
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.values(value).every(isWellFormed);
}
