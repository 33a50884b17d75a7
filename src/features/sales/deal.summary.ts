import { dated } from '../../lib/dates.ts';
import { defineSummary } from '../../records/model/entity.ts';
import { deal } from './deal.entity.ts';

export default defineSummary(deal, ({ stage, since = '', creationDate }) => [
  dated(`${stage} since`, since),
  dated('Created', creationDate),
]);
