import { memo, useCallback, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import type { Entity } from '../../model/entity.ts';
import { nameFieldOf } from '../../model/recordsNaming.ts';
import { countsOf, namesOf, renameOf, type NamingList } from '../../model/rename.ts';
import type { Names } from '../../model/input.ts';
import { plural } from '../../lib/plural.ts';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { ENTITIES } from '../../model/entities.ts';
import type { Save } from '../../store/write/intent.ts';
import { useConnection } from '../../store/connection/useConnection.ts';
import { useRecords } from '../../store/read/useRecords.ts';

/** What a form saves with the new name of a customer or supplier. */
export type Renaming = {
  /** Whether everything that could be read has been looked through, and shown. */
  readonly isKnown: boolean;
  /** Whether the name before becomes a former name. */
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

type Loaded = Omit<NamingList, 'field'> & { readonly status: SubscriptionStatus };

/** Says what else has a name that is being changed, and lets the user choose whether that is renamed as well. */
export function RenameNote({ of, id, from, to, onRenaming }: RenameNoteProps) {
  const noteId = useId();
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(new Map());
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isConnected = useConnection();
  const onLoaded = useCallback(
    (list: Loaded) => setLoaded((before) => new Map(before).set(list.entity.path, list)),
    [],
  );
  const sources = ENTITIES.filter((entity) => nameFieldOf(entity, of) !== undefined);
  const statuses = sources.map(({ path }) => loaded.get(path)?.status ?? 'loading');
  const isWhole = statuses.every(isComplete);
  const isKnown =
    !isConnected || statuses.every((status) => isComplete(status) || status === 'failed');
  const { followers, issued, namesakes, joined } = useMemo(() => {
    const lists = sourceLists(of, loaded);
    return renameOf(lists, id, { from, to });
  }, [of, loaded, id, from, to]);

  const isBlank = to.trim() === '';
  const isAsked = !isBlank && (followers.length > 0 || issued.length > 0 || !isWhole);
  const isCarried = isAsked && (chosen ?? namesakes.length === 0);
  useLayoutEffect(() => {
    onRenaming({
      isKnown,
      keepsName: isCarried,
      further: isCarried
        ? followers.map((one) => ({
            path: one.entity.path,
            recordId: one.record.id,
            ...namesOf(one, to),
          }))
        : [],
      counts: countsOf(followers),
    });
  }, [onRenaming, isKnown, isCarried, followers, to]);
  useEffect(() => () => onRenaming(null), [onRenaming]);

  const left = countsOf([...followers, ...issued]);
  return (
    <div role="status" className="mt-2 grid gap-1 text-sm text-muted empty:hidden">
      {sources.map((entity) => (
        <RecordsSource key={entity.path} entity={entity} onLoaded={onLoaded} />
      ))}
      {!isKnown && <p>Looking where else this name is used…</p>}
      {isKnown && isAsked && (
        <label className="flex min-h-6 items-start gap-2 text-ink pointer-coarse:min-h-11 pointer-coarse:items-center">
          <input
            type="checkbox"
            aria-describedby={noteId}
            checked={isCarried}
            onChange={({ target }) => setChosen(target.checked)}
            className="mt-0.5 size-4 shrink-0 accent-accent pointer-coarse:mt-0"
          />
          {followers.length > 0 ? `Rename also in ${countsOf(followers)}` : 'Keep as a former name'}
        </label>
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

/** The lists that are there by now. */
const sourceLists = (of: Names['of'], loaded: ReadonlyMap<string, Loaded>): readonly NamingList[] =>
  [...loaded.values()].flatMap(({ entity, records }) => {
    const field = nameFieldOf(entity, of);
    return field === undefined ? [] : [{ entity, field, records }];
  });

type RecordsSourceProps = {
  readonly entity: Entity;
  /** Stable. */
  readonly onLoaded: (list: Loaded) => void;
};

/** Subscribes to the records of an entity. Renders nothing. */
const RecordsSource = memo(function RecordsSource({ entity, onLoaded }: RecordsSourceProps) {
  const { records, status } = useRecords(entity);
  useLayoutEffect(() => onLoaded({ entity, status, records }), [onLoaded, entity, status, records]);
  return null;
});
