import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import {
  countsOf,
  renameOf,
  withName,
  NO_LISTS,
  NamingLists,
  type LoadedLists,
} from './NamingLists.tsx';
import type { Names } from '../../model/field.ts';
import { plural } from '../../../lib/words.ts';
import type { Save } from '../../store/write/intent.ts';
import { useConnection } from '../../store/connection/useConnection.ts';
import { Tick } from '../../../ui/controls.tsx';

/** What a form saves with the new name of a party. */
export type Renaming = {
  /** Whether everything that could be read has been looked through, and shown. */
  readonly isKnown: boolean;
  readonly keepsName: boolean;
  /** The saves of the records that take the new name, and how many there are of each kind. */
  readonly further: readonly Omit<Save, 'id'>[];
  readonly counts: string;
};

type RenameNoteProps = {
  readonly of: Names['of'];
  /** The id of the record that is kept for the name. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Stable. */
  readonly onRenaming: (renaming: Renaming | null) => void;
};

/** Says what else has a name that is being changed, and lets the user choose whether that is renamed as well. */
export function RenameNote({ of, id, from, to, onRenaming }: RenameNoteProps) {
  const noteId = useId();
  const [{ lists, status }, setLists] = useState<LoadedLists>(NO_LISTS);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isConnected = useConnection();
  const isWhole = status === 'whole';
  const isKnown = !isConnected || status !== 'loading';
  const { followers, issued, namesakes, joined } = useMemo(
    () => renameOf(lists, id, { from, to }),
    [lists, id, from, to],
  );

  const isBlank = to.trim() === '';
  const isAsked = !isBlank && (followers.length > 0 || issued.length > 0 || !isWhole);
  const isCarried = isAsked && (chosen ?? namesakes.length === 0);
  useLayoutEffect(() => {
    onRenaming({
      isKnown,
      keepsName: isCarried,
      further: isCarried ? withName(followers, to) : [],
      counts: countsOf(followers),
    });
  }, [onRenaming, isKnown, isCarried, followers, to]);
  useEffect(() => () => onRenaming(null), [onRenaming]);

  const left = countsOf([...followers, ...issued]);
  return (
    <div role="status" className="mt-2 grid gap-1 text-sm text-muted empty:hidden">
      <NamingLists of={of} onLists={setLists} />
      {!isKnown && <p>Looking where else this name is used…</p>}
      {isKnown && isAsked && (
        <Tick aria-describedby={noteId} checked={isCarried} onTick={setChosen} className="text-ink">
          {followers.length > 0 ? `Rename also in ${countsOf(followers)}` : 'Keep as a former name'}
        </Tick>
      )}
      {isKnown && (
        <div id={noteId} className="grid gap-1 empty:hidden">
          {isCarried && issued.length > 0 && (
            <p>
              {countsOf(issued)} {plural(issued.length, 'stays', 'stay')} as issued, and with this
              record.
            </p>
          )}
          {isCarried && !isWhole && (
            <p>Not everything can be read now. What has the name before stays with this record.</p>
          )}
          {!isCarried && left !== '' && (
            <p>
              {left} will no longer belong to this record{isBlank && ', since it has no name'}.
            </p>
          )}
          {namesakes.length > 0 && left !== '' && (
            <p>
              <bdi>“{from.trim()}”</bdi> is the name of {countsOf(namesakes)} besides this one.
            </p>
          )}
          {joined.length > 0 && !isBlank && (
            <p>
              <bdi>“{to.trim()}”</bdi> is in {countsOf(joined)} already. Saving joins both.
            </p>
          )}
        </div>
      )}
    </div>
  );
}
