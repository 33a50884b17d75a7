import { useStore } from '../../lib/createStore.ts';
import type { Entity } from '../../records/model/entity.ts';
import { useConnection } from '../../records/store/connection/useConnection.ts';
import { explain } from '../../records/store/write/save.ts';
import { closedNote, closedUntil } from '../closing/closedMonth.ts';

type ToIssue = { readonly date: string; readonly supplyDate?: string; readonly unsaved?: unknown };

/** Says why no number can be taken of a record now, whatever it holds; null if one can. */
export function useObstacleToIssue({ noun }: Pick<Entity, 'noun'>) {
  const isConnected = useConnection();
  const areSomeClosed = useStore(closedUntil) !== '';
  return ({ date, supplyDate = '', unsaved }: ToIssue): string | null => {
    if (!isConnected) return 'A number is taken from the server, so this needs a connection.';
    if (unsaved) return `A number can be taken once the changes of this ${noun.one} are stored.`;
    if (date === '' && areSomeClosed)
      return 'Enter its date first, which says in which month it counts: some months are closed.';
    const closed = closedNote(date) ?? closedNote(supplyDate);
    return (
      closed && `${closed} No number is taken for that time, unless an administrator opens it.`
    );
  };
}

/** Why a number could not be taken. */
export const explainFailure = (
  error: unknown,
  { path, noun }: Pick<Entity, 'path' | 'noun'>,
): string =>
  explain(
    error,
    path,
    `If this ${noun.one} lacks a field that every ${noun.one} has, save it once, then try again.`,
  );
