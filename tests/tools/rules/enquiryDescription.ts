import { SERVER_TIME, type User } from './user.ts';
import { isKey } from './key.ts';
import { at, isTree, type Tree, type Value } from './tree.ts';

/** The part of the second description of the rules that is about enquiries. */

export const ENQUIRIES = 'site/enquiries';

/** How many have come since one was handled, and the last one. */
export const COUNT = 'site/enquiryCount';

const MOST = 300;

/** The longest texts; the first three are required. */
export const LENGTHS: Readonly<Record<string, number>> = {
  name: 200,
  email: 320,
  message: 5_000,
  projectType: 100,
  country: 100,
  timeline: 300,
};
const REQUIRED = ['name', 'email', 'message'];

type Change = { readonly before: Tree; readonly after: Tree; readonly path: string };

/** Whether a path at or below the enquiries may be written. `author` is the name under which the user signs. */
export function mayWriteEnquiry(
  user: User,
  { hasAccess, author }: { readonly hasAccess: boolean; readonly author: string },
  { before, after, path }: Change,
): boolean {
  const [, , id = '', child] = path.split('/');
  const [old, next] = [at(before, `${ENQUIRIES}/${id}`), at(after, `${ENQUIRIES}/${id}`)];
  if (!isTree(next)) return false;
  if (old === undefined) {
    const areAccepted = at(before, 'config/enquiries') === true;
    return areAccepted && isKey(id) && isCounted(before, after, id) && isNewEnquiry(next);
  }
  if (child === undefined || !isTree(old)) return false;
  if (child in LENGTHS || child === 'language')
    return old[child] !== undefined && old[child] === next[child];
  if (child !== 'waiting' && child !== 'handled') return false;
  return (
    hasAccess && (isRestored(old, next) || isHandled(user, author, { before, after }, old, next))
  );
}

/** Whether the count may be written: by one further for a new enquiry, or as 0 by somebody with access. */
export function mayWriteCount(before: Tree, after: Tree, hasAccess: boolean): boolean {
  const next = at(after, COUNT);
  if (!isTree(next)) return false;
  const { count, last, ...others } = next;
  if (typeof count !== 'number' || Object.keys(others).length > 0) return false;
  if (last !== undefined && typeof last !== 'string') return false;
  if (hasAccess && count === 0) return true;
  if (typeof last !== 'string' || count > MOST) return false;
  const isNew = at(before, `${ENQUIRIES}/${last}`) === undefined;
  return isNew && at(after, `${ENQUIRIES}/${last}`) !== undefined && isCounted(before, after, last);
}

function isCounted(before: Tree, after: Tree, id: string): boolean {
  const counted = at(before, `${COUNT}/count`);
  const previous = typeof counted === 'number' ? counted : 0;
  return at(after, `${COUNT}/last`) === id && at(after, `${COUNT}/count`) === previous + 1;
}

/** Whether these children are an enquiry that was sent now and that nobody has handled. */
export function isNewEnquiry(enquiry: Tree): boolean {
  const { timestamp, waiting, ...texts } = enquiry;
  if (timestamp !== SERVER_TIME || waiting !== SERVER_TIME) return false;
  if (!REQUIRED.every((name) => name in texts)) return false;
  return Object.entries(texts).every(([name, text]) => isText(name, text));
}

function isText(name: string, text: Tree | Value): boolean {
  if (name === 'language') return text === 'ar';
  if (typeof text !== 'string' || !Object.hasOwn(LENGTHS, name)) return false;
  return text.length <= Number(LENGTHS[name]) && (!REQUIRED.includes(name) || /\S/.test(text));
}

/** A waiting enquiry becomes a lead that the same write creates, or is dismissed. */
function isHandled(
  { id: uid }: User,
  author: string,
  { before, after }: Omit<Change, 'path'>,
  old: Tree,
  next: Tree,
): boolean {
  const { handled } = next;
  if (!('waiting' in old) || 'handled' in old || 'waiting' in next || !isTree(handled))
    return false;
  const { lead, dismissed, ...signature } = handled;
  if (Object.keys(signature).toSorted().join() !== 'timestamp,uid,user') return false;
  const { uid: writer, user, timestamp } = signature;
  if (writer !== uid || user !== author || timestamp !== SERVER_TIME) return false;
  if (lead === undefined) return dismissed === true;
  return dismissed === undefined && typeof lead === 'string' && isNewLead(before, after, lead);
}

const isNewLead = (before: Tree, after: Tree, id: string): boolean =>
  /^[\w-]+$/.test(id) &&
  at(before, `sales/leads/${id}`) === undefined &&
  at(after, `sales/leads/${id}`) !== undefined &&
  at(after, `sales/leads/${id}/import`) === undefined;

/** A dismissed enquiry waits again, since the time when it was sent. */
function isRestored(old: Tree, next: Tree): boolean {
  const wasDismissed = isTree(old['handled']) && 'dismissed' in old['handled'];
  if (!wasDismissed || 'waiting' in old || 'handled' in next) return false;
  return next['waiting'] !== undefined && next['waiting'] === next['timestamp'];
}
