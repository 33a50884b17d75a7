import { useMemo } from 'react';
import { ownViewsPath, parseViews, SHARED_VIEWS_PATH } from '../model/savedView.ts';
import { useSingle } from '../store/read/useSingle.ts';
import { useAuth } from '../store/session/useAuth.ts';

/** A saved view with its path in the database. */
export type ListedView = {
  readonly path: string;
  readonly name: string;
  readonly address: string;
  /** Whether everybody sees it. */
  readonly isShared: boolean;
  /** The uid of who saved it. */
  readonly by: string | undefined;
};

/** The views that the signed-in person has saved, and those that others have saved for everybody, by name. */
export function useSavedViews(): readonly ListedView[] {
  const uid = useAuth().user?.uid ?? '';
  const ownPath = ownViewsPath(uid);
  const { value: own } = useSingle({ path: ownPath, parse: parseViews });
  const { value: shared } = useSingle({ path: SHARED_VIEWS_PATH, parse: parseViews });
  return useMemo(
    () =>
      [
        ...Object.entries(own).map(([id, { name, address }]) => {
          return { path: `${ownPath}/${id}`, name, address, isShared: false, by: uid };
        }),
        ...Object.entries(shared).map(([id, { name, address, by }]) => {
          const path = `${SHARED_VIEWS_PATH}/${id}`;
          return { path, name, address, isShared: true, by };
        }),
      ].toSorted((a, b) => a.name.localeCompare(b.name)),
    [own, shared, ownPath, uid],
  );
}
