import { useId, useState, type ComponentProps, useMemo } from 'react';
import { distinctNames } from '../../lib/nameKey.ts';
import { NOBODY, PEOPLE_PATH, parsePeople } from '../model/people.ts';
import { useStoredValue, useChildrenWith } from '../store/read/useStored.ts';
import { useAuth } from '../../session/useAuth.ts';
import { HISTORY_PATH, newestFirst, parseHistory } from '../model/history.ts';

/** A text field for the name of a colleague, which suggests those who have ever saved something; any text is allowed. */
export function PersonInput({ onFocus, ...attributes }: ComponentProps<'input'>) {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <input
        {...attributes}
        dir="auto"
        autoComplete="off"
        list={listId}
        onFocus={(event) => {
          setWanted(true);
          onFocus?.(event);
        }}
      />
      {isWanted && <People id={listId} />}
    </>
  );
}

function People({ id }: { readonly id: string }) {
  return (
    <datalist id={id}>
      {usePeople().map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

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
