import { defineSummary } from '../../records/page/SummaryList.tsx';
import { ticket } from './ticket.entity.ts';

export default defineSummary(ticket, ({ issue, assigned }) => [issue, assigned]);
