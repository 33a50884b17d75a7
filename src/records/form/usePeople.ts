import { useMemo } from 'react';
import { distinctNames } from '../../lib/nameKey.ts';
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
    return distinctNames([own, ...others.toSorted()]);
  }, [own, people]);
}
