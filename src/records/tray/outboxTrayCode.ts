import { lazyPage } from '../../lib/lazyPage.ts';
import type { OutboxTrayProps } from './OutboxTray.tsx';

/** The list of changes that are not stored, loaded on demand: it is not part of the first load of the dashboard. */
export const OUTBOX_TRAY = lazyPage<OutboxTrayProps>(() => import('./OutboxTray.tsx'));
