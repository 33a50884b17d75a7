import { onOutboxChange, removeItem, updateItem } from '../device/outboxItems.ts';
import { withLock } from '../device/tabs.ts';
import { askToPersist } from '../device/deviceDatabase.ts';
import { coalesce } from '../../../lib/coalesce.ts';
import { observeUser } from '../../../firebase/auth.ts';
import { initialDraft, withUnusedNumbers } from '../../model/draft.ts';
import { SEEN_EVERY_MS } from '../../model/people.ts';
import { ACTIVITY_PATH } from '../../model/activity.ts';
import { parseRecord, type Entity } from '../../model/entity.ts';
import { HISTORY_LENGTH, HISTORY_PATH, newestFirst, parseHistory } from '../../model/history.ts';
import { ask, exists, read, watchClockOffset } from '../../../firebase/database.ts';
import { readRange } from '../../../firebase/queries.ts';
import { SaveDenied, Unreachable, untilDisconnected } from './saveFailure.ts';
import { isOutdatedSave, noteAccount, save } from './save.ts';
import { withSignature } from './values.ts';
import { connection, expectAnswer } from '../connection/useConnection.ts';
import { isHidden } from '../../../firebase/limits.ts';
import { entityAt } from '../../model/entities.ts';
import { isWorthRetrying, retried, type Intent, type Save } from './intent.ts';
import { hold, intentsOf, updateIntent } from './outbox.ts';
import { drain, type SenderDeps } from './sender.ts';

/** How long to wait after an error that sending again may mend. */
const RETRY_AFTER_MS = 10_000;

/**
 * Sends the changes of a person whenever there is a connection, and notes the name under which they sign and that they
 * are there. Returns a function
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
        if (!isCurrent) await untilUpToDate();
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

  let isNoting = false;
  /** Whether it may have changed what is being noted. */
  let isAskedAgain = false;
  let email: string | null = null;
  function note(): void {
    isAskedAgain = isNoting;
    if (isStopped || isNoting || !connection.get()) return;
    isNoting = true;
    // A denied note renews the token, which is observed here as well: where it fails, what they sign stays unconfirmed until the
    // next connection.
    void noteAccount(email)
      .then(
        () => isAskedAgain,
        () => false,
      )
      .then((isOld) => {
        isNoting = false;
        if (isOld) note();
      });
  }

  // Of a page that stays open, where somebody can see it.
  const noting = setInterval(() => {
    if (document.visibilityState === 'visible') note();
  }, SEEN_EVERY_MS);
  const unsubscribers = [
    // Also when they change their name.
    observeUser((user) => {
      email = user?.email ?? null;
      note();
    }),
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
    () => clearInterval(noting),
  ];
  void retryAfterSignIn().then(retry);
  return () => {
    isStopped = true;
    unsubscribers.forEach((unsubscribe) => unsubscribe());
  };
}

/** The server as the sender sees it: every request ends when the connection is lost. */
export const server = createServer();

type Server = Pick<
  SenderDeps,
  'read' | 'history' | 'isStored' | 'withUnusedNumbers' | 'write' | 'entityAt'
>;

function createServer(): Server {
  /**
   * Saves without an answer, by intent. After a lost connection the SDK repeats them by itself, and meanwhile shows what they
   * write as if it were stored: asking the database about them would answer yes.
   */
  const onTheirWay = new Map<string, Promise<void>>();

  async function isStored(intent: Intent): Promise<boolean> {
    const request = onTheirWay.get(intent.id);
    if (request === undefined) return untilDisconnected(() => exists(entryOf(intent)));
    try {
      await untilDisconnected(() => request);
      return true;
    } catch (error) {
      // Repeated as it was, it found that a colleague had changed the record meanwhile: it has to be merged with that.
      if (isOutdatedSave(error)) return false;
      throw error;
    }
  }

  return {
    // What its author sees no more is not as if it had been removed.
    read: (path) =>
      isHidden(path)
        ? Promise.reject(new SaveDenied('no access', null))
        : untilDisconnected(() => read(path)),
    history: async (path) => {
      const latest = { child: 'record', value: path, count: HISTORY_LENGTH };
      return newestFirst(
        await untilDisconnected(() => readRange(HISTORY_PATH, latest, parseHistory)),
      );
    },
    isStored,
    withUnusedNumbers: renumber,
    write: (intent, writes) => {
      const { id, owner } = intent;
      const request = save(
        ({ signed }) => {
          const values = withSignature(intent.alongside, signed);
          if (!intent.attachment) return { records: writes, values };
          const { path, value } = intent.attachment;
          return { values: withSignature({ [path]: value }, signed), entry: entryOf(intent) };
        },
        // Where a colleague was faster, the sender merges anew.
        { owner, attempts: 1 },
      ).finally(() => onTheirWay.delete(id));
      onTheirWay.set(id, request);
      return untilDisconnected(() => request);
    },
    entityAt,
  };
}

/** What an intent alone writes: its activity entry, or a part of its attachment, since all of that is large. */
const entryOf = ({ attachment, id }: Intent): string =>
  attachment ? `${attachment.path}/timestamp` : `${ACTIVITY_PATH}/${id}`;

/**
 * Resolves once what `read` returns is as new as the connection. The SDK answers from the cache of its subscriptions,
 * which is outdated right after a reconnection; a request that no cache can answer comes back after their news.
 */
async function untilUpToDate(): Promise<void> {
  await untilDisconnected(() => ask(ACTIVITY_PATH)).catch((error: unknown) => {
    if (!(error instanceof SaveDenied)) throw error;
  });
}

/** Reads all records only when a number is taken, which is rare. */
async function renumber(entity: Entity, own: Save, all: readonly Save[]): Promise<Save> {
  const { typed } = own;
  const isNew = own.recordId === null;
  const numbers = Object.keys(entity.fields).filter((name) => {
    const type = entity.fields[name]?.input.type;
    return isNew ? type === 'generated' : type === 'given' && typed[name];
  });
  const taken = await Promise.all(
    numbers.map((name) => {
      const holder = { child: name, value: typed[name] ?? '', count: 1, end: 'lowest' } as const;
      return untilDisconnected(() => readRange(entity.path, holder, (id) => id));
    }),
  );
  if (taken.flat().length === 0) return own;
  const list = Object.entries((await untilDisconnected(() => read(entity.path))) ?? {});
  const stored = list.filter(([id]) => id !== own.recordId);
  const further = all.filter(
    (one) => one !== own && one.path === entity.path && one.recordId === null,
  );
  const records = [...stored, ...further.map((one) => [one.id, one.typed] as const)].map(
    ([id, record]) => parseRecord(entity, id, record),
  );
  const draft = { ...initialDraft(entity, []), ...typed };
  const unused = withUnusedNumbers(entity, draft, records);
  const isSaved = ([name]: readonly [string, string]): boolean => isNew || name in typed;
  return { ...own, typed: Object.fromEntries(Object.entries(unused).filter(isSaved)) };
}
