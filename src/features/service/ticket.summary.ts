import { defineSummary } from '../../records/model/entity.ts';
import { ticket } from './ticket.entity.ts';

export default defineSummary(ticket, ({ issue, assigned }) => [issue, assigned]);
