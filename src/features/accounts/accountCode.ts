import { createStore } from '../../lib/createStore.ts';
import { lazyPage } from '../../lib/lazyPage.ts';
import type { AccountDialogProps } from './AccountDialog.tsx';
import type { NoAccessPageProps } from './NoAccessPage.tsx';
import type { SessionWatchProps } from './SessionWatch.tsx';

/** The user's photo in the header, loaded on demand: the icon below it is there at once. */
export const OWN_PHOTO = lazyPage(() => import('./OwnPhoto.tsx'));

/** The page for users whom the database denies, loaded on demand: most have access. */
export const NO_ACCESS_PAGE = lazyPage<NoAccessPageProps>(() => import('./NoAccessPage.tsx'));

/** What notices that the account has been closed, loaded on demand: it has nothing to do while the connection lasts. */
export const SESSION_WATCH = lazyPage<SessionWatchProps>(() => import('./SessionWatch.tsx'));

/** The dialog of one's own account, loaded on demand. */
export const OWN_ACCOUNT = lazyPage<AccountDialogProps>(() => import('./AccountDialog.tsx'));

/** What the dialog of one's own account shows first; null while it is closed. */
export const ownAccountView = createStore<AccountDialogProps['view'] | null>(null);
