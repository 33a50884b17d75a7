import { lazyPage } from '../../lib/lazyPage.ts';
import type { BlockedSaveListProps } from './BlockedSaveList.tsx';
import type { OutboxTrayProps } from './OutboxTray.tsx';
import type { SignOutQuestionProps } from './SignOutQuestion.tsx';

/** The list of changes that are not stored, loaded on demand: most visits have none. */
export const OUTBOX_TRAY = lazyPage<OutboxTrayProps>(() => import('./OutboxTray.tsx'));

/** What is said of saves that need the user, loaded on demand for the same reason. */
export const BLOCKED_SAVE_LIST = lazyPage<BlockedSaveListProps>(
  () => import('./BlockedSaveList.tsx'),
);

/** What is asked of whoever signs out with such changes, loaded on demand as well. */
export const SIGN_OUT_QUESTION = lazyPage<SignOutQuestionProps>(
  () => import('./SignOutQuestion.tsx'),
);
