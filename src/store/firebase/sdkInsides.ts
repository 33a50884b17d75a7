import { database } from './database.ts';

/*
 * The one place that relies on something of the SDK that it does not publish. Where that is not as expected, its own ways are
 * left alone. `tests/store/firebase/sdkInsides.test.tsx` names the version for which this holds.
 */

/** Where the SDK counts what arrives, for its log: there is no other sign of that. */
const COUNTERS = ['_repoInternal', 'stats_', 'counters_'] as const;

type Parts = Readonly<Record<string, unknown>> | undefined;

/**
 * How much has arrived from the database in this page, in characters; NaN where nobody counts. Long messages come, and count,
 * in pieces.
 */
export function receivedLength(): number {
  const counters = COUNTERS.reduce<unknown>((whole, part) => (whole as Parts)?.[part], database());
  return counters ? Number((counters as Parts)?.['bytes_received'] ?? 0) : Number.NaN;
}
