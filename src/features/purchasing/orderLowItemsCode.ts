import { lazyPage } from '../../lib/lazyPage.ts';
import type { OrderLowItemsProps } from './OrderLowItems.tsx';

/** The dialog that orders what is low, loaded on demand. */
export const ORDER_LOW_ITEMS = lazyPage<OrderLowItemsProps>(() => import('./OrderLowItems.tsx'));
