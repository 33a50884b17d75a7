import { useOutbox } from '../../store/write/outbox.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { momentOf } from './amounts.ts';
import { reportText, summaryOf } from './check.ts';
import { CopyReport } from './CopyReport.tsx';
import { HealthCheck } from './HealthCheck.tsx';
import { ShowSaves } from './ShowSaves.tsx';
import { useHealth } from './useHealth.ts';

/** What the app knows of itself: version, connection, saves and device, each with what to do if it is wrong. */
export default function HealthPage() {
  const groups = useHealth();
  const { intents } = useOutbox();
  const hasRefused = intents.some(({ problem }) => problem !== undefined);
  const hasWaiting = intents.some(({ problem }) => problem === undefined);
  return (
    <>
      <PageHeader title="System health" />
      <p role="status" className="px-4 pb-3 text-sm font-medium wrap-anywhere sm:px-6">
        {summaryOf(groups)}
      </p>
      <CopyReport report={() => reportText(groups, momentOf(Date.now()))} />
      {groups.map(({ title, checks }) => (
        <Panel
          key={title}
          title={title}
          className="max-w-5xl border-t border-line [&>header]:bg-sunken"
        >
          <dl>
            {checks.map((check) => (
              <HealthCheck key={check.title} check={check}>
                {check.title === 'Waiting saves' && hasWaiting && (
                  <ShowSaves label="Show the waiting saves" />
                )}
                {check.title === 'Refused saves' && hasRefused && (
                  <ShowSaves label="Show the refused saves" />
                )}
              </HealthCheck>
            ))}
          </dl>
        </Panel>
      ))}
    </>
  );
}
