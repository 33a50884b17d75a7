import { initialDraft, withUnusedNumbers } from '../../domain/draft.ts';
import { parseRecord, type Entity } from '../../domain/entity.ts';
import { HISTORY_LENGTH, HISTORY_PATH, newestFirst, parseHistory } from '../../domain/history.ts';
import { RECEIPTS_PATH } from '../../domain/purchaseOrder.ts';
import { hasChildWith, read } from '../../firebase/database.ts';
import { readChildrenWith } from '../../firebase/queries.ts';
import { newSaveKey, saveTogether, wasSaved } from '../repository.ts';
import { isOutdatedSave, SaveDenied } from '../saveDenied.ts';
import type { Signature } from '../storedValues.ts';
import { untilDisconnected } from '../untilDisconnected.ts';
import { entityAt } from './entities.ts';
import type { Intent, Save } from './intent.ts';
import type { SenderDeps } from './senderDeps.ts';

/** The server as the sender sees it: every request ends when the connection is lost. */
export const server: Pick<
  SenderDeps,
  'read' | 'history' | 'isStored' | 'withUnusedNumbers' | 'write' | 'entityAt'
> = {
  read: (path) => untilDisconnected(() => read(path)),
  history: async (path) => {
    const latest = { child: 'record', value: path, count: HISTORY_LENGTH };
    return newestFirst(
      await untilDisconnected(() => readChildrenWith(HISTORY_PATH, latest, parseHistory)),
    );
  },
  isStored,
  withUnusedNumbers: renumber,
  write: (intent, writes) => {
    const { id, owner } = intent;
    const request = saveTogether(
      writes,
      (signature) => receiptValues(intent, signature),
      owner,
    ).finally(() => onTheirWay.delete(id));
    onTheirWay.set(id, request);
    return untilDisconnected(() => request);
  },
  entityAt,
};

/** The values by path of what has arrived, and the mark of the receipt that it takes back. */
function receiptValues(
  { id, recordId, receipt, reverses }: Intent,
  signature: Signature,
): Readonly<Record<string, unknown>> {
  if (receipt === undefined) return {};
  const stored = { ...signature, order: recordId, lines: receipt };
  if (reverses === undefined) return { [`${RECEIPTS_PATH}/${id}`]: stored };
  return {
    [`${RECEIPTS_PATH}/${id}`]: { ...stored, reverses },
    [`${RECEIPTS_PATH}/${reverses}/reversedBy`]: id,
  };
}

/**
 * Saves without an answer, by intent. After a lost connection the SDK repeats them by itself, and meanwhile shows what they
 * write as if it were stored: asking the database about them would answer yes.
 */
const onTheirWay = new Map<string, Promise<void>>();

async function isStored({ id }: Intent): Promise<boolean> {
  const request = onTheirWay.get(id);
  if (request === undefined) return untilDisconnected(() => wasSaved(id));
  try {
    await untilDisconnected(() => request);
    return true;
  } catch (error) {
    // Repeated as it was, it found that a colleague had changed the record meanwhile: it has to be merged with that.
    if (isOutdatedSave(error)) return false;
    throw error;
  }
}

/**
 * Resolves once what `read` returns is as new as the connection. The SDK answers from the cache of its subscriptions,
 * which is outdated right after a reconnection; a request that no cache can answer comes back after their news.
 */
export async function awaitNews(): Promise<void> {
  await untilDisconnected(() => wasSaved(newSaveKey())).catch((error: unknown) => {
    if (!(error instanceof SaveDenied)) throw error;
  });
}

/** Reads all records only when a number is taken, which is rare. */
async function renumber(entity: Entity, save: Save, others: readonly Save[]): Promise<Save> {
  const generated = Object.keys(entity.fields).filter(
    (name) => entity.fields[name]?.input.type === 'generated',
  );
  const areTaken = await Promise.all(
    generated.map((name) =>
      untilDisconnected(() => hasChildWith(entity.path, name, save.typed[name] ?? '')),
    ),
  );
  if (!areTaken.includes(true)) return save;
  const stored = Object.entries((await untilDisconnected(() => read(entity.path))) ?? {});
  const created = others.filter(({ path, recordId }) => path === entity.path && recordId === null);
  const records = [...stored, ...created.map(({ id, typed }) => [id, typed] as const)].map(
    ([id, record]) => parseRecord(entity, id, record),
  );
  const draft = { ...initialDraft(entity, []), ...save.typed };
  return { ...save, typed: withUnusedNumbers(entity, draft, records) };
}
