import { useMemo } from 'react';
import { HISTORY_PATH, newestFirst, parseHistory } from '../model/history.ts';
import { useChildrenWith } from '../store/read/useStored.ts';

type ChangedByProps = {
  /** The path of the record. */
  readonly record: string;
  readonly field: string;
};

/** Who has changed a field of a record last; “a colleague” as long as that is not known. */
export function ChangedBy({ record, field }: ChangedByProps) {
  const range = useMemo(() => ({ child: 'record', value: record, count: 10 }), [record]);
  const { children } = useChildrenWith(HISTORY_PATH, range, parseHistory);
  const last = newestFirst(children).find(({ changes }) => field in changes);
  return <bdi>{last?.user || 'a colleague'}</bdi>;
}
