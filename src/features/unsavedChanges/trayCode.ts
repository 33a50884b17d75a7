import { lazyPage } from '../../lib/lazyPage.ts';
import type { BlockedSaveListProps, OutboxTrayProps, SignOutQuestionProps } from './OutboxTray.tsx';

const load = () => import('./OutboxTray.tsx');

/** The list of changes that are not stored, loaded on demand: most visits have none. */
export const OUTBOX_TRAY = lazyPage<OutboxTrayProps>(load);

/** What is said of saves that need the user, loaded with it. */
export const BLOCKED_SAVE_LIST = lazyPage<BlockedSaveListProps>(async () => ({
  default: (await load()).BlockedSaveList,
}));

/** What is asked of whoever signs out with such changes, loaded with it as well. */
export const SIGN_OUT_QUESTION = lazyPage<SignOutQuestionProps>(async () => ({
  default: (await load()).SignOutQuestion,
}));
