import { useCopyChoice } from './copyChoice.ts';
import { useAuth } from './useAuth.ts';

/** Whether the person keeps a copy of what they see on this device. */
export const useIsCopyKept = (): boolean => useCopyChoice(useAuth().user?.uid ?? '') === 'keep';
