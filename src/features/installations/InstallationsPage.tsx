import { amountColumn, columnsOf } from '../../records/page/fieldColumns.ts';
import { useMemo, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { RecordsHeader } from '../../records/page/RecordPanels.tsx';
import { useRecordList } from '../../records/page/useRecordList.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { Button } from '../../ui/Button.tsx';
import { partOnDemand } from '../../ui/OnDemand.tsx';
import type { Columns, Toggle } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/Table.tsx';
import { isSeen } from '../../session/sight.ts';
import { daysLate, equipmentDue, nextDue } from './due.ts';
import { fee, feeFinder } from './fee.entity.ts';
import {
  OUTSIDE,
  SERVICE_DUE,
  installation,
  isOutside,
  type Installation,
} from './installation.entity.ts';
import type { MonthlyFeesProps } from './MonthlyFees.tsx';
import { inFigures } from '../../lib/words.ts';

/** What the company looks after. */
export default function InstallationsPage() {
  const { records: fees } = useRecords(fee);
  const feeOf = useMemo(() => feeFinder(fees), [fees]);
  const columns = useMemo<Columns<Installation>>(() => {
    const own = amountColumn<Installation>('fee', 'Fee per Month', (row) => feeOf(row).amount);
    return isSeen(fee) ? [...COLUMNS, own] : COLUMNS;
  }, [feeOf]);
  const installations = useRecordList(installation, {
    purpose:
      'An installation is what you have built or look after. Its visits are planned, and what was measured there is drawn over time.',
    columns,
    newestFirst: true,
    toggles: TOGGLES,
  });
  const { records } = installations.list;
  const actions = useMemo(
    () => (
      <DraftInvoices installations={records.map((one) => ({ ...one, fee: feeOf(one).amount }))} />
    ),
    [records, feeOf],
  );
  const today = useToday();
  const toggles = useMemo<readonly Toggle<Installation>[]>(
    () => [
      { name: OUTSIDE, label: 'Readings out of range', matches: isOutside },
      {
        name: SERVICE_DUE,
        label: 'Service due',
        matches: (row) => equipmentDue(row, today).length > 0,
      },
    ],
    [today],
  );
  return (
    <>
      <RecordsHeader title="Installations" lists={[installations.panel]} />
      <Table
        {...installations.table}
        title="All Installations"
        toggles={toggles}
        actions={actions}
      />
    </>
  );
}

const TOGGLES = [OUTSIDE, SERVICE_DUE] as const;

const MonthlyFees = partOnDemand(() => import('./MonthlyFees.tsx'));

function DraftInvoices({ installations }: Pick<MonthlyFeesProps, 'installations'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    installations.some((one) => one.fee > 0) && (
      <>
        <Button
          data-command="Draft maintenance invoices"
          className="min-h-8! px-2.5! text-[0.8125rem]! pointer-coarse:min-h-11!"
          onClick={() => setOpen(true)}
        >
          Draft maintenance invoices
        </Button>
        {isOpen && <MonthlyFees installations={installations} onClose={() => setOpen(false)} />}
      </>
    )
  );
}

const column = columnsOf(installation);

const COLUMNS: Columns<Installation> = [
  column('name', { isMain: true, flex: 2.2 }),
  column('customer', { flex: 1.8 }),
  column('kind'),
  column('litres', {
    text: ({ litres }) => (litres > 0 ? `${inFigures(litres)} L` : ''),
  }),
  column('plan'),
  {
    key: 'nextVisit',
    heading: 'Next Visit',
    value: (row) => nextDue(row) ?? '',
    text: (row) => formatDate(nextDue(row) ?? ''),
    cell: (row) => <NextVisit record={row} />,
    whole: 17,
    flex: 1.2,
  },
];

/** When the next visit is due, and for how many days it has been late. */
function NextVisit({ record }: { readonly record: Installation }) {
  const days = daysLate(record, useToday());
  return (
    <>
      {formatDate(nextDue(record) ?? '')}
      {days > 0 && (
        <span className="ms-2 text-xs whitespace-nowrap text-tone-red-ink">
          {inFigures(days)} d late
        </span>
      )}
    </>
  );
}
