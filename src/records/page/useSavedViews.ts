import { useMemo } from 'react';
import { parseViews, VIEWS_PATH, type SavedView } from '../model/savedView.ts';
import { useSingle } from '../store/read/useRecords.ts';
import { useAuth } from '../../session/useAuth.ts';

/** A saved view with its path in the database. */
export type ListedView = SavedView & { readonly path: string };

/** The views that the signed-in person has saved, by name. */
export function useSavedViews(): readonly ListedView[] {
  const uid = useAuth().user?.uid ?? '';
  const ownPath = `${VIEWS_PATH}/${uid}`;
  const { value } = useSingle({ path: ownPath, parse: parseViews });
  return useMemo(
    () =>
      Object.entries(value)
        .map(([id, { name, address }]) => ({ name, address, path: `${ownPath}/${id}` }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    [value, ownPath],
  );
}
