import { createStore } from '../../lib/createStore.ts';
import { lazyPage } from '../../lib/lazyPage.ts';
import type { AccountDialogProps } from './AccountDialog.tsx';

/** The dialog of one's own account, loaded on demand. */
export const OWN_ACCOUNT = lazyPage<AccountDialogProps>(() => import('./AccountDialog.tsx'));

/** What the dialog of one's own account shows first; null while it is closed. */
export const ownAccountView = createStore<AccountDialogProps['view'] | null>(null);
