import { sum } from '../../lib/sum.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mergeNames, namesIn, createNameIndex } from '../../records/form/names/nameIndex.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import type { Names } from '../../records/model/field.ts';
import { currentNames, nameFieldOf } from '../../records/model/recordsNaming.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { usePartyList } from './usePartyList.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { useSetting, writeSetting } from '../../lib/userSetting.ts';
import { useAuth } from '../../session/useAuth.ts';

type PartyList = Pick<ReturnType<typeof usePartyList>, 'found' | 'records'>;

type MergeOfferProps = {
  readonly of: Names['of'];
  readonly name: string;
  readonly lists: readonly [PartyList, ...PartyList[]];
  readonly onCompare: (other: string) => void;
};

/** Points out another customer or supplier with almost the same name, unless the user has said that they are two. */
export function MergeOffer({ of, name, lists, onCompare }: MergeOfferProps) {
  const { areApart, setApart } = useNamesApart();
  const [twin, setTwin] = useState<string | null>(null);
  const latest = useRef(lists);
  useLayoutEffect(() => {
    latest.current = lists;
  }, [lists]);
  const kept = lists[0].records;
  // Names come with new records, or are those of the kept ones.
  const count = sum(lists, ({ records }) => records.length);
  useEffect(
    () => whenIdle(() => setTwin(findTwin(of, name, latest.current))),
    [of, name, kept, count],
  );
  if (twin === null || areApart(name, twin)) return null;
  return (
    <Alert kind="status" className="mx-4 mb-4 sm:mx-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="grow">
          <bdi className="font-semibold">{twin}</bdi> has almost the same name. Is it the same{' '}
          {lists[0].found.entity.noun.one}?
        </p>
        <span className="flex gap-2">
          <Button className={BUTTON} onClick={() => onCompare(twin)}>
            Compare and merge
          </Button>
          <Button variant="quiet" className={BUTTON} onClick={() => setApart(name, twin)}>
            They are different
          </Button>
        </span>
      </div>
    </Alert>
  );
}

/** No higher than a line of the message, but for a finger. */
const BUTTON = '-my-1.5 pointer-coarse:my-0 pointer-coarse:min-h-11';

function findTwin(of: Names['of'], name: string, lists: MergeOfferProps['lists']): string | null {
  const kept = lists[0].records;
  const former = currentNames(kept as unknown as Parameters<typeof currentNames>[0]);
  const names = lists.map(({ found, records }) =>
    namesIn(records, nameFieldOf(found.entity, of) ?? ''),
  );
  return createNameIndex(mergeNames(names), [], former).findTwin(name);
}

/** The setting with the pairs of names that are not the same, one a line. */
const APART = 'differentNames';

/** Which names the user has said to be of two customers or suppliers, though they are almost the same; kept on this device. */
function useNamesApart() {
  const uid = useAuth().user?.uid ?? '';
  const pairs = (useSetting(APART, uid) ?? '').split('\n');
  return {
    areApart: (a: string, b: string): boolean => pairs.includes(pairOf(a, b)),
    setApart: (a: string, b: string): void =>
      writeSetting(APART, uid, [...pairs, pairOf(a, b)].join('\n')),
  };
}

const pairOf = (a: string, b: string): string => [a, b].map(nameKey).toSorted().join('\t');
