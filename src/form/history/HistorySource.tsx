import { memo, useEffect } from 'react';
import { useHistory, type History } from './useHistory.ts';

type HistorySourceProps = {
  /** The path of the record's collection. */
  readonly path: string;
  readonly id: string;
  /** Stable. Called with the record's path and history, and again when this has changed. */
  readonly onHistory: (
    recordPath: string,
    history: Pick<History, 'status' | 'entries' | 'creation'>,
  ) => void;
};

/** Subscribes to the history of one record and hands it on. Renders nothing. */
export const HistorySource = memo(function HistorySource(props: HistorySourceProps) {
  const { path, id, onHistory } = props;
  const { status, entries, creation } = useHistory(path, id);
  useEffect(
    () => onHistory(`${path}/${id}`, { status, entries, creation }),
    [onHistory, path, id, status, entries, creation],
  );
  return null;
});
