import { memo, useEffect } from 'react';
import { useHistory, type History } from './useHistory.ts';

type HistorySourceProps = {
  /** The path of the record's collection. */
  readonly path: string;
  readonly id: string;
  /** Stable. Called with the history, and again when it has changed. */
  readonly onHistory: (
    id: string,
    history: Pick<History, 'status' | 'entries' | 'creation'>,
  ) => void;
};

/** Subscribes to the history of one record and hands it on. Renders nothing. */
export const HistorySource = memo(function HistorySource(props: HistorySourceProps) {
  const { path, id, onHistory } = props;
  const { status, entries, creation } = useHistory(path, id);
  useEffect(
    () => onHistory(id, { status, entries, creation }),
    [onHistory, id, status, entries, creation],
  );
  return null;
});
