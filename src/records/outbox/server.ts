import { initialDraft, parseRecord, withUnusedNumbers, type Entity } from '../../domain/entity.ts';
import { hasChildWith, read } from '../../firebase/database.ts';
import { newSaveKey, save, wasSaved } from '../repository.ts';
import { isPermissionDenied, SaveDenied } from '../saveDenied.ts';
import { connection } from '../useConnection.ts';
import { entityAt } from './entities.ts';
import type { Intent } from './intent.ts';
import { Unreachable, type SenderDeps } from './sender.ts';

/** The server as the sender sees it: every request ends when the connection is lost. */
export const server: Pick<
  SenderDeps,
  'read' | 'isStored' | 'withUnusedNumbers' | 'write' | 'entityAt'
> = {
  read: (path) => untilDisconnected(() => read(path)),
  isStored: ({ id }) => untilDisconnected(() => wasSaved(id)),
  withUnusedNumbers: renumber,
  write: (entity, { id, recordId }, content) =>
    untilDisconnected(() => save(entity, recordId, content, id)),
  entityAt,
};

/**
 * Resolves once what `read` returns is as new as the connection. The SDK answers from the cache of its subscriptions,
 * which is outdated right after a reconnection; a request that no cache can answer comes back after their news.
 */
export async function awaitNews(): Promise<void> {
  await untilDisconnected(() => wasSaved(newSaveKey())).catch((error: unknown) => {
    if (!(error instanceof SaveDenied)) throw error;
  });
}

/** The SDK would repeat a request by itself; meanwhile another tab may send, and the user may decide otherwise. */
function untilDisconnected<Result>(request: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const check = (): void => {
      if (!connection.get()) reject(new Unreachable());
    };
    const unsubscribe = connection.subscribe(check);
    check();
    void request()
      .then(resolve, (error: unknown) =>
        reject(isPermissionDenied(error) ? new SaveDenied('no access', error) : error),
      )
      .finally(unsubscribe);
  });
}

/** Reads all records only when a number is taken, which is rare. */
async function renumber(entity: Entity, intent: Intent): Promise<Intent> {
  const generated = Object.keys(entity.fields).filter(
    (name) => entity.fields[name]?.input.type === 'generated',
  );
  const areTaken = await Promise.all(
    generated.map((name) =>
      untilDisconnected(() => hasChildWith(entity.path, name, intent.typed[name] ?? '')),
    ),
  );
  if (!areTaken.includes(true)) return intent;
  const stored = Object.entries((await untilDisconnected(() => read(entity.path))) ?? {});
  const records = stored.map(([id, record]) => parseRecord(entity, id, record));
  const draft = { ...initialDraft(entity, []), ...intent.typed };
  return { ...intent, typed: withUnusedNumbers(entity, draft, records) };
}
