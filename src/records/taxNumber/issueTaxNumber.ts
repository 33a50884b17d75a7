import { ACTIVITY_PATH, MAX_SUBJECT_LENGTH } from '../../domain/activity.ts';
import { HISTORY_PATH } from '../../domain/history.ts';
import { TAX_INVOICE_COUNTER, invoice, type Invoice } from '../../domain/invoice.ts';
import { signaturePath } from '../../domain/accounts/signature.ts';
import { assertSignedIn } from '../../firebase/auth.ts';
import { read, updatePaths } from '../../firebase/database.ts';
import { createIntent } from '../outbox/intent.ts';
import { untilDisconnected } from '../untilDisconnected.ts';
import { newSaveKey, sign } from '../repository.ts';
import { pauseMs, takeNumber } from './takeNumber.ts';
import { pendingIssues } from './pendingIssues.ts';

/** The counter that holds the last tax invoice number and the invoice that has it. */
const COUNTER = `counters/${TAX_INVOICE_COUNTER}`;

/**
 * Gives an invoice the next tax invoice number: in one atomic update with the counter, the activity and the history. Resolves to
 * its number once the server has stored it. Rejects with `SaveDenied`, or with `Unreachable` when the connection is lost: then
 * the number may have been taken.
 */
export function issueTaxNumber(record: Invoice): Promise<number> {
  const path = `${invoice.path}/${record.id}`;
  let author: string | null = null;
  return takeNumber({
    last: async () => (await readNumber(`${COUNTER}/last`)) ?? 0,
    own: () => readNumber(`${path}/taxNumber`),
    write: async (number, isRetry) => {
      const key = newSaveKey();
      const { uid, signed } = await untilDisconnected(() => sign(isRetry));
      author ??= uid;
      assertSignedIn(author);
      const subject = invoice.activity.subject(record).slice(0, MAX_SUBJECT_LENGTH);
      await untilDisconnected(() =>
        whilePending(record, key, () =>
          updatePaths({
            [`${path}/taxNumber`]: number,
            [COUNTER]: { last: number, record: record.id },
            [`${ACTIVITY_PATH}/${key}`]: { ...signed, action: invoice.activity.updated, subject },
            [`${HISTORY_PATH}/${key}`]: {
              ...signed,
              record: path,
              changes: { taxNumber: { to: number } },
            },
            [signaturePath(key)]: uid,
          }),
        ),
      );
    },
    pause: (attempt) => new Promise((resume) => setTimeout(resume, pauseMs(attempt))),
  });
}

/** The number at a path; null if there is none. */
async function readNumber(path: string): Promise<number | null> {
  const stored = await untilDisconnected(() => read(path));
  return typeof stored === 'number' ? stored : null;
}

/** Keeps the record among the pending ones until the server has answered, however often the connection is lost. */
async function whilePending(
  { id }: Invoice,
  key: string,
  request: () => Promise<void>,
): Promise<void> {
  const pending = createIntent({
    id: key,
    owner: '',
    path: invoice.path,
    recordId: id,
    title: '',
    typed: { taxNumber: '' },
    base: {},
    savedAt: Date.now(),
    isServerTime: false,
  });
  pendingIssues.set([...pendingIssues.get(), pending]);
  try {
    await request();
  } finally {
    pendingIssues.set(pendingIssues.get().filter((other) => other !== pending));
  }
}
