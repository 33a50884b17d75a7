import { dated } from '../../lib/dates.ts';
import { defineListItem } from '../../records/model/entity.ts';
import { lead } from './lead.entity.ts';

export default defineListItem(lead, ({ contact, source, creationDate }) => [
  contact,
  source,
  dated('Created', creationDate),
]);
