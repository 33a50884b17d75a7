import { useMemo } from 'react';
import { nameKey } from '../../lib/nameKey.ts';
import { NOBODY, PEOPLE_PATH, parsePeople } from '../model/people.ts';
import { useStoredValue } from '../store/read/useStored.ts';
import { useAuth } from '../../session/useAuth.ts';

/** The people whom notes can mention and tasks can be for: oneself, then all who have ever used the dashboard. */
export function usePeople(): readonly string[] {
  const own = useAuth().user?.displayName?.trim() ?? '';
  const people = useStoredValue(PEOPLE_PATH, parsePeople);
  return useMemo(() => {
    const others = [...(people?.values() ?? [])]
      .map(({ name }) => name)
      .filter((name) => name !== NOBODY);
    const byKey = new Map([own, ...others.toSorted()].map((name) => [nameKey(name), name]));
    byKey.delete('');
    return [...byKey.values()];
  }, [own, people]);
}
