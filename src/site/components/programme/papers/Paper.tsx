import { useIsPainted } from '../../../../ui/useIsPainted.ts';
import { ConceptPlan } from './ConceptPlan.tsx';
import { FactoryRecord } from './FactoryRecord.tsx';
import { FeasibilityNote } from './FeasibilityNote.tsx';
import { HusbandryLog } from './HusbandryLog.tsx';
import { WaterLog } from './WaterLog.tsx';
import { Sheet } from './Sheet.tsx';

/** The drawing on the sheet of each step. */
const DRAWINGS = [FeasibilityNote, ConceptPlan, FactoryRecord, WaterLog, HusbandryLog];

/** What the client holds after a step, as a drawn sheet of paper. The step says it in words. */
export function Paper({ index, title }: { readonly index: number; readonly title: string }) {
  const Drawing = DRAWINGS[index];
  // The page does not wait for what is drawn below its first screen.
  const isDrawn = useIsPainted();
  return (
    <div className="paper" aria-hidden="true" dir="ltr">
      <Sheet title={title} number={`${index + 1} / ${DRAWINGS.length}`}>
        {isDrawn && Drawing && <Drawing />}
      </Sheet>
    </div>
  );
}
