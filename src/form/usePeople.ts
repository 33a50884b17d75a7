import { useMemo } from 'react';
import { useSignedNames } from '../store/read/useSignedNames.ts';
import { nameKey } from '../lib/nameKey.ts';
import { authorName } from '../model/signature.ts';
import { useAuth } from '../store/session/useAuth.ts';

/** How accounts without a name sign: it is nobody's. */
const NOBODY = authorName(null);

/**
 * The people whom notes can mention and tasks can be for: oneself, then all who have ever saved something, by the name that
 * they signed with last.
 */
export function usePeople(): readonly string[] {
  const own = useAuth().user?.displayName?.trim() ?? '';
  const names = useSignedNames();
  return useMemo(() => {
    const others = [...(names?.values() ?? [])].flatMap(
      (signed) => signed.findLast(({ name }) => name !== NOBODY)?.name ?? [],
    );
    const byKey = new Map([own, ...others.toSorted()].map((name) => [nameKey(name), name]));
    byKey.delete('');
    return [...byKey.values()];
  }, [own, names]);
}
