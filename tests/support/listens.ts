import { enableLogging } from 'firebase/database';
import { onTestFinished } from 'vitest';

/** What is asked of the database from now on, in this order: each path, with its query unless all of it is; and when the feed came. */
export function recordListens(): string[] {
  const listens: string[] = [];
  enableLogging((message) => {
    const [, path, query] = /Listen on (\S+) for (.+?)\s*$/.exec(message) ?? [];
    if (path !== undefined) listens.push(query === 'default' ? path : `${path} ${query}`);
    if (/handleServerMessage d \{"p":"activity"/.test(message)) listens.push(FEED_CAME);
  });
  onTestFinished(() => enableLogging(false));
  return listens;
}

export const FEED_CAME = 'the feed came';
