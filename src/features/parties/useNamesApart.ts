import { nameKey } from '../../lib/nameKey.ts';
import { useSetting, writeSetting } from '../../lib/userSetting.ts';
import { useAuth } from '../../store/session/useAuth.ts';

/** The setting with the pairs of names that are not the same, one a line. */
const APART = 'differentNames';

/** Which names the user has said to be of two customers or suppliers, though they are almost the same; kept on this device. */
export function useNamesApart() {
  const uid = useAuth().user?.uid ?? '';
  const pairs = (useSetting(APART, uid) ?? '').split('\n');
  return {
    areApart: (a: string, b: string): boolean => pairs.includes(pairOf(a, b)),
    setApart: (a: string, b: string): void =>
      writeSetting(APART, uid, [...pairs, pairOf(a, b)].join('\n')),
  };
}

const pairOf = (a: string, b: string): string => [a, b].map(nameKey).toSorted().join('\t');
