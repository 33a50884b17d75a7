import { get, ref, type DataSnapshot } from 'firebase/database';
import { database } from './database.ts';

/** As `read`, but with a child called `__proto__`, which that loses and the rules accept, and without arrays. */
export const readExactly = async (path: string): Promise<unknown> =>
  exactly(await get(ref(database(), path)));

function exactly(snapshot: DataSnapshot): unknown {
  const children: [string, unknown][] = [];
  snapshot.forEach((child) => void children.push([child.key, exactly(child)]));
  return snapshot.hasChildren() ? Object.fromEntries(children) : snapshot.val();
}
