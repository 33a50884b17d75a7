import { dated } from '../../lib/dates.ts';
import { defineListItem } from '../../records/model/entity.ts';
import { deal } from './deal.entity.ts';

export default defineListItem(deal, ({ stage, since = '', creationDate }) => [
  dated(`${stage} since`, since),
  dated('Created', creationDate),
]);
