import { useCallback } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import { FIGURE_BASIS_PATH, parseFigureBasis, type FigureBasis } from './figureBasis.ts';
import { watchValue } from '../../store/firebase/queries.ts';
import { readSetting, useSetting, writeSetting } from '../../lib/userSetting.ts';
import { loadCode } from '../../lib/lazyPage.ts';
import { showToast } from '../../ui/showToast.ts';
import { useSubscription } from '../../store/read/useSubscription.ts';

/** The basis that this person has seen last on this device, until that of the company arrives. */
const SETTING = 'figure-basis';

/** The basis that the company has chosen, the same for everybody, and a function that changes it. */
export function useFigureBasis(): readonly [FigureBasis, (basis: FigureBasis) => void] {
  const uid = useAuth().user?.uid ?? '';
  const basis = parseFigureBasis(useSetting(SETTING, uid));
  const subscribe = useCallback(
    () =>
      watchValue(
        FIGURE_BASIS_PATH,
        (stored) => keep(uid, parseFigureBasis(stored)),
        // The rules of an earlier version deny the choice: what was seen last stays.
        (error) => console.warn(`Reading ${FIGURE_BASIS_PATH} failed`, error),
      ),
    [uid],
  );
  useSubscription(subscribe);
  return [basis, (next) => void choose(uid, basis, next)];
}

function keep(uid: string, basis: FigureBasis): void {
  if (parseFigureBasis(readSetting(SETTING, uid)) !== basis) writeSetting(SETTING, uid, basis);
}

async function choose(uid: string, previous: FigureBasis, next: FigureBasis): Promise<void> {
  keep(uid, next);
  // Not loaded before somebody chooses.
  const code = await loadCode(() => import('../../store/write/save.ts'));
  const failure =
    code === null
      ? 'Your choice could not be saved. Check the connection and try again.'
      : await code.saveSetting(FIGURE_BASIS_PATH, next, uid);
  if (failure === null) return;
  keep(uid, previous);
  showToast(failure);
}
