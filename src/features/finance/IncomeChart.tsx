import { Suspense } from 'react';
import { lazyPage } from '../../lib/lazyPage.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useFigureBasis } from '../figures/useFigureBasis.ts';
import type { MonthlyPoint } from '../../company/sampleFigures.ts';
import { FigureBasisSwitch } from '../figures/FigureBasisSwitch.tsx';
import { MonthlyFigures } from '../figures/MonthlyFigures.tsx';
import type { OwnFiguresProps } from './OwnFigures.tsx';

type IncomeChartProps = OwnFiguresProps & { readonly sample: readonly MonthlyPoint[] };

/** Loaded when somebody chooses them. */
const OWN_FIGURES = lazyPage(() => import('./OwnFigures.tsx'));

/** A chart of six months: of sample data, or of its own records if the company has chosen them. */
export function IncomeChart({ sample, ...props }: IncomeChartProps) {
  const { title, series, isWaiting } = props;
  const [basis] = useFigureBasis();
  return (
    <Panel title={title} className="flex flex-col" actions={<FigureBasisSwitch of={title} />}>
      {basis === 'own' ? (
        <ErrorBoundary
          resetKey={title}
          fallback={<p className="px-4 sm:px-6 pb-4 text-sm">Your figures could not be loaded.</p>}
        >
          <Suspense fallback={<div className="min-h-80" />}>
            <OWN_FIGURES.Page {...props} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <MonthlyFigures
          title={title}
          basis="sample"
          points={sample}
          series={series}
          note="Sample figures. Choose “Your records” to show the company’s own to everybody."
          isWaiting={isWaiting}
        />
      )}
    </Panel>
  );
}
