import { useAuth } from '../../auth/useAuth.ts';
import { useSetting, writeSetting } from '../../lib/userSetting.ts';

/** What charts and placeholders show: the samples of the specification, or figures of the stored records. */
export type FigureBasis = 'sample' | 'own';

const SETTING = 'figure-basis';

/** The basis that the user has chosen on this device, the same everywhere, and a function that changes it. */
export function useFigureBasis(): readonly [FigureBasis, (basis: FigureBasis) => void] {
  const uid = useAuth().user?.uid ?? '';
  const basis = useSetting(SETTING, uid) === 'own' ? 'own' : 'sample';
  return [basis, (next) => writeSetting(SETTING, uid, next)];
}
