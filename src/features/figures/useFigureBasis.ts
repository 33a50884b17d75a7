import { useAuth } from '../../session/useAuth.ts';
import { FIGURE_BASIS, type FigureBasis } from './figureBasis.ts';
import { loadCode } from '../../lib/lazyPage.ts';
import { showToast } from '../../ui/showToast.ts';
import { keepChoice, useChoice } from './useChoice.ts';

/** The basis that the company has chosen, the same for everybody, and a function that changes it. */
export function useFigureBasis(): readonly [FigureBasis, (basis: FigureBasis) => void] {
  const uid = useAuth().user?.uid ?? '';
  const basis = useChoice(FIGURE_BASIS);
  return [basis, (next) => void choose(uid, basis, next)];
}

async function choose(uid: string, previous: FigureBasis, next: FigureBasis): Promise<void> {
  keepChoice(FIGURE_BASIS, uid, next);
  // Not loaded before somebody chooses.
  const code = await loadCode(() => import('../../records/store/write/save.ts'));
  const failure =
    code === null
      ? 'Your choice could not be saved. Check the connection and try again.'
      : await code.saveSetting(FIGURE_BASIS.path, next, uid);
  if (failure === null) return;
  keepChoice(FIGURE_BASIS, uid, previous);
  showToast(failure);
}
