import { dated } from '../../lib/dates.ts';
import { defineSummary } from '../../records/model/entity.ts';
import { purchaseOrder } from './purchaseOrder.entity.ts';

export default defineSummary(purchaseOrder, ({ date }) => [dated('Ordered', date)]);
