/** The local calendar day as YYYY-MM-DD. (`toISOString` would give yesterday in Dubai until 04:00.) */
export function today(now: Date = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${day}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago a moment was, in words: `just now`, `5 min ago`, `3 h ago`, `2 d ago`, then the date. Milliseconds in. */
export function timeAgo(then: number, now: number): string {
  const elapsed = now - then;
  if (elapsed < MINUTE) return 'just now';
  if (elapsed < HOUR) return `${Math.floor(elapsed / MINUTE)} min ago`;
  if (elapsed < DAY) return `${Math.floor(elapsed / HOUR)} h ago`;
  if (elapsed < 7 * DAY) return `${Math.floor(elapsed / DAY)} d ago`;
  return today(new Date(then));
}

/** Made at the first use: making it takes longer than everything else in this file together. */
let shown: Intl.DateTimeFormat | undefined;

/** A stored YYYY-MM-DD as `05 Nov 2026`; any other text as it is. */
export function formatDate(text: string): string {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) return text;
  shown ??= new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return shown.format(moment);
}
