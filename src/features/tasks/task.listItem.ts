import { daysBetween } from '../../lib/calendar.ts';
import { formatDate } from '../../lib/dates.ts';
import { countText } from '../../lib/words.ts';
import { defineListItem } from '../../records/model/entity.ts';
import { isOpen, task } from './task.entity.ts';

export default defineListItem(task, (record, day) => {
  const { due, person } = record;
  const days = isOpen(record) ? (daysBetween(due, day) ?? -1) : -1;
  if (days > 0) return [`${countText(days, 'day')} late`, person];
  return [days === 0 ? 'today' : due && formatDate(due), person];
});
