import { Link, useSearchParams } from 'react-router-dom';
import { ENTITIES } from '../../model/entities.ts';
import { nameInAddress } from '../../shell/address/addresses.ts';
import { filteredAddress } from '../../shell/address/listAddresses.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { importAddress } from '../../shell/address/importAddress.ts';
import { useEffect, useState } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import type { ImportPlan } from '../../store/device/importPlans.ts';
import type { Texts } from '../../model/draft.ts';
import type { Entity } from '../../model/entity.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { SheetProblem } from '../../lib/sheets/parseCsv.ts';
import { planImport } from './planImport.ts';
import { startImport, watchPlans } from './importRuns.ts';
import { useClockOffset } from '../../store/connection/useClockOffset.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import { showToast } from '../../ui/showToast.ts';
import { useToday } from '../../shell/useToday.ts';
import { PlanCard } from './PlanCard.tsx';
import { openSheet, type Sheet } from './sheet.ts';
import { SheetReview } from './SheetReview.tsx';
import { SourceForm } from './SourceForm.tsx';

/** Imports records from a spreadsheet; `?into=leads` says of which kind. */
export default function ImportPage() {
  const [parameters] = useSearchParams();
  const entity = ENTITIES.find((other) => nameInAddress(other) === parameters.get('into'));
  return (
    <>
      <PageHeader title={entity ? `Import ${entity.noun.many}` : 'Import'}>
        {entity && (
          <Link
            to={filteredAddress(entity, {})}
            className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            Show {entity.noun.many}
          </Link>
        )}
      </PageHeader>
      {entity ? <ImportForm key={entity.path} entity={entity} /> : <Kinds />}
    </>
  );
}

/** The kinds of records that can be imported. */
function Kinds() {
  return (
    <ul aria-label="What to import" className="flex flex-wrap gap-2 px-4 sm:px-6">
      {ENTITIES.map((entity) => (
        <li key={entity.path}>
          <Link
            to={importAddress(entity)}
            className="inline-flex min-h-9 items-center rounded-md border border-edge/50 px-3.5 text-sm font-semibold first-letter:uppercase hover:bg-sunken pointer-coarse:min-h-11"
          >
            {entity.noun.many}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Takes a sheet, shows what its import would do, and imports it. Above it are the last imports, which can be undone. */
function ImportForm({ entity }: { readonly entity: Entity }) {
  const { records, status } = useRecords(entity);
  const uid = useAuth().user?.uid ?? '';
  const day = useToday();
  const clockOffsetMs = useClockOffset();
  const plans = usePlans(uid, entity.path);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [opened, setOpened] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [startedId, setStartedId] = useState<string | null>(null);

  function show(open: () => Sheet): void {
    try {
      setSheet(open());
      setProblem(null);
    } catch (error) {
      if (!(error instanceof SheetProblem)) throw error;
      setSheet(null);
      setProblem(error.message);
    }
  }

  async function importRows(rows: readonly Texts[]): Promise<void> {
    setSheet(null);
    const { plan, isKept } = await planImport(entity, rows, { uid, day, clockOffsetMs, records });
    if (!isKept) {
      showToast('This browser keeps no data: leave this page open until the import is complete.');
    }
    setStartedId(plan.id);
    await startImport(entity, plan.id);
  }

  return (
    <div className="space-y-6 pb-8">
      {sheet === null && plans.length > 0 && (
        <div className="space-y-3 px-4 sm:px-6">
          {plans.map((plan) => (
            <PlanCard key={plan.id} entity={entity} plan={plan} isNew={plan.id === startedId} />
          ))}
        </div>
      )}
      {sheet === null ? (
        <SourceForm
          problem={problem}
          onProblem={setProblem}
          onSource={(source) => {
            setOpened(opened + 1);
            show(() => openSheet(entity, source));
          }}
        />
      ) : (
        <SheetReview
          key={opened}
          entity={entity}
          sheet={sheet}
          onSheet={show}
          records={records}
          areAll={isComplete(status)}
          onImport={(rows) => void importRows(rows)}
          onClose={() => setSheet(null)}
        />
      )}
    </div>
  );
}

/** The imports of a person into one path, newest first. */
function usePlans(owner: string, path: string): readonly ImportPlan[] {
  const [plans, setPlans] = useState<readonly ImportPlan[]>([]);
  useEffect(() => watchPlans(owner, setPlans), [owner]);
  return plans.filter((plan) => plan.path === path);
}
