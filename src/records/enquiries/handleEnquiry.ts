import { authorName } from '../../domain/accounts/signature.ts';
import { ENQUIRIES_PATH, ENQUIRY_COUNT_PATH } from '../../domain/enquiries/enquiry.ts';
import { leadTexts } from '../../domain/enquiries/leadOf.ts';
import {
  parseHandling,
  type Enquiry,
  type Handling,
} from '../../domain/enquiries/storedEnquiry.ts';
import { lead } from '../../domain/lead.ts';
import { assertSignedIn, nameInToken } from '../../firebase/auth.ts';
import { SERVER_TIMESTAMP, read, updatePaths } from '../../firebase/database.ts';
import { Unreachable, untilDisconnected } from '../untilDisconnected.ts';
import { newRecord } from '../recordValues.ts';
import { newSaveKey, saveTogether } from '../repository.ts';
import { SaveDenied } from '../saveDenied.ts';
import { connection } from '../useConnection.ts';

/** What became of handling an enquiry, or that a colleague had handled it before. */
export type HandleResult<Done> =
  | ({ readonly kind: 'done' } & Done)
  | { readonly kind: 'handled before'; readonly handling: Handling };

/**
 * Makes an enquiry a lead: the lead, its activity entry and the mark on the enquiry in one atomic write, which the rules accept
 * once. `day`: YYYY-MM-DD. Resolves to the id of the lead. Rejects with `SaveDenied`, or with `Unreachable` without a
 * connection; when that is lost meanwhile, the lead may have been stored.
 */
export function makeLead(
  enquiry: Enquiry,
  { uid, day }: { readonly uid: string; readonly day: string },
): Promise<HandleResult<{ readonly lead: string }>> {
  const key = newSaveKey();
  const write = { ...newRecord(lead, leadTexts(enquiry), day), entity: lead, id: null, key };
  return handle(enquiry, { lead: key }, () =>
    saveTogether([write], (signature) => mark(enquiry, { ...signature, uid, lead: key }), uid),
  );
}

/** Dismisses an enquiry, which can be taken back. Rejects as `makeLead` does. */
export function dismiss(enquiry: Enquiry, uid: string): Promise<HandleResult<object>> {
  return handle(enquiry, {}, (isRetry) => markDismissed([enquiry], uid, isRetry));
}

/**
 * Dismisses several enquiries at once. Where a colleague has handled one of them meanwhile, each is dismissed by itself.
 * Resolves to those that it has dismissed. Rejects as `makeLead` does.
 */
export async function dismissAll(
  enquiries: readonly Enquiry[],
  uid: string,
): Promise<readonly Enquiry[]> {
  try {
    await request(() => markDismissed(enquiries, uid, false));
    return enquiries;
  } catch (error) {
    if (!(error instanceof SaveDenied)) throw error;
    const results = await Promise.all(enquiries.map((enquiry) => dismiss(enquiry, uid)));
    return enquiries.filter((_, index) => results[index]?.kind === 'done');
  }
}

async function markDismissed(
  enquiries: readonly Enquiry[],
  uid: string,
  isRetry: boolean,
): Promise<void> {
  const user = authorName(await nameInToken(isRetry));
  assertSignedIn(uid);
  const handled = { user, timestamp: SERVER_TIMESTAMP, uid, dismissed: true };
  await updatePaths(Object.assign({}, ...enquiries.map((enquiry) => mark(enquiry, handled))));
}

/** Takes a dismissal back, unless somebody has: the enquiry is a new one again. Rejects as `makeLead` does. */
export async function restore({ id, timestamp }: Enquiry): Promise<void> {
  const path = `${ENQUIRIES_PATH}/${id}`;
  try {
    await request(() => updatePaths({ [`${path}/waiting`]: timestamp, [`${path}/handled`]: null }));
  } catch (error) {
    if (!(error instanceof SaveDenied) || (await handlingOf(id)) !== null) throw error;
  }
}

/** What marks an enquiry as handled. */
const mark = ({ id }: Enquiry, handled: object): Readonly<Record<string, unknown>> => ({
  [`${ENQUIRIES_PATH}/${id}/waiting`]: null,
  [`${ENQUIRIES_PATH}/${id}/handled`]: handled,
  // Somebody is there, so that more may come.
  [`${ENQUIRY_COUNT_PATH}/count`]: 0,
});

/** How an enquiry was handled, as it is stored. */
async function handlingOf(id: string): Promise<Handling | null> {
  return parseHandling(await request(() => read(`${ENQUIRIES_PATH}/${id}/handled`)));
}

/** A write that is denied although nobody was faster is sent once more, with a fresh token. */
async function handle<Done>(
  enquiry: Enquiry,
  done: Done,
  write: (isRetry: boolean) => Promise<void>,
  isRetry = false,
): Promise<HandleResult<Done>> {
  try {
    await request(() => write(isRetry));
    return { kind: 'done', ...done };
  } catch (error) {
    if (!(error instanceof SaveDenied)) throw error;
    const handling = await handlingOf(enquiry.id);
    if (handling !== null) return { kind: 'handled before', handling };
    if (isRetry) throw error;
    return handle(enquiry, done, write, true);
  }
}

/** Sends nothing without a connection, so that nothing happens later that the user has given up. */
async function request<Result>(send: () => Promise<Result>): Promise<Result> {
  if (!connection.get()) throw new Unreachable();
  return untilDisconnected(send);
}
