import { dated } from '../../lib/dates.ts';
import { countText } from '../../lib/words.ts';
import { defineListItem } from '../../records/model/entity.ts';
import { daysLate, nextDue } from './due.ts';
import { installation, lastVisitOf } from './installation.entity.ts';

export default defineListItem(installation, (record, day) => {
  const days = daysLate(record, day);
  return [
    days > 0 ? `Visit ${countText(days, 'day')} late` : '',
    record.kind,
    dated('Next visit', nextDue(record) ?? ''),
    dated('Last visit', lastVisitOf(record)?.date ?? ''),
  ];
});
