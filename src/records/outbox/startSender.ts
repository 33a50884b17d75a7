import { onOutboxChange, removeItem, updateItem } from '../../device/outbox.ts';
import { withLock } from '../../device/lock.ts';
import { askToPersist } from '../../device/store.ts';
import { coalesce } from '../../lib/coalesce.ts';
import { observeUser } from '../../firebase/auth.ts';
import { watchClockOffset } from '../../firebase/database.ts';
import { noteName } from '../repository.ts';
import { Unreachable } from '../untilDisconnected.ts';
import { connection, expectAnswer } from '../useConnection.ts';
import { isWorthRetrying, retried, type Intent } from './intent.ts';
import { hold, intentsOf, updateIntent } from './outbox.ts';
import { permanentFailure } from './permanentFailure.ts';
import { drain } from './sender.ts';
import { awaitNews, server } from './server.ts';

/** How long to wait after an error that sending again may mend. */
const RETRY_AFTER_MS = 10_000;

/**
 * Sends the changes of a person whenever there is a connection, and notes the name under which they sign. Returns a function
 * that stops it; a request on its way is not called back, unless the session ends as well.
 */
export function startSender(uid: string, signedInAt: number): () => void {
  let clockOffsetMs = 0;
  let isStopped = false;
  /** Whether the server has answered since the connection was last lost. */
  let isCurrent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Intents this tab has tried since the connection was last there, so that a failure is not repeated at once. */
  let tried = new Set<string>();

  const list = async (): Promise<readonly Intent[]> => (isStopped ? [] : intentsOf(uid));

  async function run(): Promise<void> {
    try {
      // Other tabs send the same intents: one at a time saves requests. The rules refuse what is sent twice.
      await withLock(`outbox:${uid}`, async () => {
        if (!isCurrent) await awaitNews();
        isCurrent = true;
        await drain({
          ...server,
          list: async () => {
            const intents = await list();
            intents.forEach(({ id }) => tried.add(id));
            return intents;
          },
          update: async (intent) => {
            if (isStopped) throw new Unreachable();
            return updateIntent(intent);
          },
          remove: async (id) => {
            await removeItem(id);
          },
          hold: async (intent) => {
            const release = await hold(intent);
            if (release === null) tryLater(intent);
            return release;
          },
          clockOffsetMs: () => clockOffsetMs,
          permanentFailure,
        });
      });
    } catch (error) {
      if (error instanceof Unreachable) return;
      console.error('Sending the saved changes failed', error);
      timer = setTimeout(retry, RETRY_AFTER_MS);
    }
  }

  const request = coalesce(async () => {
    if (!isStopped && connection.get()) await run();
  });

  const requestIfNew = coalesce(async () => {
    // What another tab has sent leaves the outbox of this one, whose lists have yet to hear of it.
    expectAnswer();
    const intents = await list();
    for (const { id, problem } of intents) if (problem !== undefined) tried.delete(id);
    const hasNew = intents.some(({ id, problem }) => problem === undefined && !tried.has(id));
    if (hasNew) request();
    if (hasNew && !connection.get()) void askToPersist();
  });

  async function retryAfterSignIn(): Promise<void> {
    const intents = await list();
    const retriable = intents.filter((intent) => isWorthRetrying(intent, signedInAt));
    await Promise.all(retriable.map((intent) => updateItem(retried(intent))));
  }

  /** Its author has its form open: whoever closes it says so, but for a tab that ends. */
  function tryLater({ id }: Intent): void {
    tried.delete(id);
    clearTimeout(timer);
    timer = setTimeout(retry, RETRY_AFTER_MS);
  }

  function retry(): void {
    clearTimeout(timer);
    tried = new Set();
    request();
  }

  function note(): void {
    // Where it fails, what they sign stays unconfirmed until the next connection.
    if (!isStopped && connection.get()) void noteName().catch(() => undefined);
  }

  const unsubscribers = [
    // Also when they change their name.
    observeUser(note),
    watchClockOffset((offset) => {
      clockOffsetMs = offset;
    }),
    onOutboxChange(requestIfNew),
    connection.subscribe(() => {
      isCurrent = false;
      retry();
      note();
    }),
    () => clearTimeout(timer),
  ];
  void retryAfterSignIn().then(retry);
  return () => {
    isStopped = true;
    unsubscribers.forEach((unsubscribe) => unsubscribe());
  };
}
