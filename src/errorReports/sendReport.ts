import { createEvent, type ReportEvent } from './createEvent.ts';
import type { Failure, ReportingPage } from './failure.ts';
import { mayReport } from './limits.ts';
import { readServiceAddress } from './serviceAddress.ts';

/**
 * Sends the report of a failure, unless this page has sent the same one. Without a network it waits for it as long as the
 * page is open. `dsn`: the address of the project at the service. Rejects when the service does not accept it.
 */
export async function sendReport(
  failure: Failure,
  dsn: string,
  { routeWords, reported }: ReportingPage,
): Promise<void> {
  const { origin, hash } = window.location;
  const event = createEvent(failure, {
    origin,
    hash,
    routeWords,
    userAgent: navigator.userAgent,
  });
  if (event === null || !mayReport(JSON.stringify(event), Date.now(), reported)) return;
  const service = readServiceAddress(dsn);
  await untilOnline();
  const response = await fetch(service.url, {
    method: 'POST',
    body: envelopeOf(event, service.dsn),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
  if (!response.ok) throw new Error(`The service answered ${response.status}`);
}

/** An event in Sentry's format of envelopes: https://develop.sentry.dev/sdk/foundations/transport/envelopes/ */
function envelopeOf(event: ReportEvent, dsn: string): string {
  const id = crypto.randomUUID().replaceAll('-', '');
  const now = Date.now();
  const head = { event_id: id, sent_at: new Date(now).toISOString(), dsn };
  return [head, { type: 'event' }, { event_id: id, timestamp: now / 1_000, ...event }]
    .map((part) => JSON.stringify(part))
    .join('\n');
}

async function untilOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });
}
