import { dated } from '../../lib/dates.ts';
import { defineListItem } from '../../records/model/entity.ts';
import { purchaseOrder } from './purchaseOrder.entity.ts';

export default defineListItem(purchaseOrder, ({ date }) => [dated('Dated', date)]);
