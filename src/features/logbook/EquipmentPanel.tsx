import { formatDate } from '../../lib/dates.ts';
import { countText } from '../../lib/words.ts';
import { daysBetween } from '../../lib/calendar.ts';
import { readLines, type Line } from '../../records/model/lines.ts';
import { Panel } from '../../ui/Panel.tsx';
import { equipmentDue, serviceDue } from '../installations/due.ts';
import { EQUIPMENT_COLUMNS, type Installation } from '../installations/installation.entity.ts';

type EquipmentPanelProps = { readonly record: Installation; readonly today: string };

/** What is installed, when it was serviced, and when it is to be. */
export function EquipmentPanel({ record, today }: EquipmentPanelProps) {
  const lines = readLines(EQUIPMENT_COLUMNS, record.equipment).map((line, index) => ({
    line,
    number: index + 1,
  }));
  const due = equipmentDue(record, today).length;
  if (lines.length === 0) return null;
  return (
    <Panel
      title="Equipment"
      count={lines.length}
      actions={
        due > 0 && (
          <span className="text-[0.8125rem] text-brass-ink">{countText(due, 'service')} due</span>
        )
      }
    >
      <ul className="pb-3">
        {lines.map(({ line, number }) => (
          <EquipmentItem key={number} line={line} today={today} />
        ))}
      </ul>
    </Panel>
  );
}

type EquipmentItemProps = { readonly line: Line; readonly today: string };

function EquipmentItem({ line, today }: EquipmentItemProps) {
  const { what = '', model = '', serial = '', since = '', every = '', serviced = '' } = line;
  const service = serviceDue(line);
  const late = daysBetween(service, today) ?? -1;
  const details = [
    model,
    serial && `No. ${serial}`,
    since && `since ${formatDate(since.trim())}`,
  ].filter(Boolean);
  return (
    <li className="border-t border-line px-4 py-2 text-[0.8125rem] sm:px-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <bdi className="font-semibold">{what || model}</bdi>
        {service !== '' && (
          <span className={late < 0 ? 'text-muted' : 'text-brass-ink'}>
            {late < 0
              ? `Service on ${formatDate(service)}`
              : `Service due since ${formatDate(service)}`}
          </span>
        )}
      </p>
      {what !== '' && details.length > 0 && (
        <p className="text-muted">
          <bdi>{details.join(' · ')}</bdi>
        </p>
      )}
      {service !== '' && (
        <p className="text-muted">
          Every {countText(Number(every), 'day')},{' '}
          {serviced.trim() === '' ? 'not serviced yet' : `last on ${formatDate(serviced.trim())}`}
        </p>
      )}
    </li>
  );
}
