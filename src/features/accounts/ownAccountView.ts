import { createStore } from '../../lib/createStore.ts';
import type { AccountDialogProps } from './AccountDialog.tsx';

/** What the dialog of one's own account shows first; null while it is closed. */
export const ownAccountView = createStore<AccountDialogProps['view'] | null>(null);
