import { dated } from '../../lib/dates.ts';
import { defineSummary } from '../../records/model/entity.ts';
import { lead } from './lead.entity.ts';

export default defineSummary(lead, ({ contact, source, creationDate }) => [
  contact,
  source,
  dated('Created', creationDate),
]);
