import { memo } from 'react';
import { countResolvedOn, countWithStatus, type ticket } from './ticket.entity.ts';
import type { Records } from '../../store/read/useRecords.ts';
import { useToday } from '../../shell/useToday.ts';
import { useFigureBasis } from '../figures/useFigureBasis.ts';
import { FigureBasisLine } from '../figures/FigureBasisLine.tsx';
import { SAMPLE } from '../../company/sampleFigures.ts';
import { KpiCard } from '../figures/KpiCard.tsx';
import { KpiRow } from '../figures/KpiRow.tsx';

type ServiceFiguresProps = {
  readonly tickets: Records<typeof ticket>;
};

/**
 * The figures of Service & Maintenance (specification, section 2). Memoized: typing in the search box of a list leaves
 * them as they are.
 */
export const ServiceFigures = memo(function ServiceFigures({ tickets }: ServiceFiguresProps) {
  const { records } = tickets;
  const day = useToday();
  const [basis] = useFigureBasis();
  return (
    <>
      <KpiRow>
        <KpiCard
          label="New Tickets"
          to="/dashboard/service?status=New"
          sources={[tickets]}
          value={String(countWithStatus(records, 'New'))}
          explanation="The number of tickets with the status New."
        />
        <KpiCard
          label="In Progress"
          to="/dashboard/service?status=In+Progress"
          sources={[tickets]}
          value={String(countWithStatus(records, 'In Progress'))}
          explanation="The number of tickets with the status In Progress."
        />
        <KpiCard
          label="On Hold"
          to="/dashboard/service?status=On+Hold"
          sources={[tickets]}
          value={String(countWithStatus(records, 'On Hold'))}
          explanation="The number of tickets with the status On Hold."
        />
        <KpiCard
          label="Resolved Today"
          {...(basis === 'own'
            ? {
                to: '/dashboard/service?status=Resolved',
                sources: [tickets],
                value: String(countResolvedOn(records, day)),
                explanation:
                  'The number of tickets that were set to Resolved today and still are. Tickets resolved with an earlier version of this page are not counted.',
              }
            : {
                value: String(SAMPLE.resolvedToday),
                tag: 'Sample',
                explanation: 'A fixed sample figure, not counted from the tickets below.',
              })}
        />
      </KpiRow>
      <FigureBasisLine of="Resolved Today">Resolved Today shows</FigureBasisLine>
    </>
  );
});
