import type { Entity } from '../../model/entity.ts';
import { DOCUMENT_PAGE, nameInAddress } from './addresses.ts';

/** The kinds of records that are printed, by path. */
const PRINTED: ReadonlySet<string> = new Set(['finance/invoices', 'procurement/purchaseOrders']);

/** The address of the page that prints and sends a record; null if there is none for its kind. */
export const documentAddress = (entity: Pick<Entity, 'path'>, id: string): string | null =>
  PRINTED.has(entity.path)
    ? `/dashboard/${DOCUMENT_PAGE}?${new URLSearchParams({ [nameInAddress(entity)]: id }).toString()}`
    : null;
