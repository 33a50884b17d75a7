import { defineListItem } from '../../records/model/entity.ts';
import { ticket } from './ticket.entity.ts';

export default defineListItem(ticket, ({ issue, assigned }) => [issue, assigned]);
