import { ChevronDown } from 'lucide-react';
import { lazyPart } from '../lib/lazyPage.ts';
import type { Fields } from '../model/entity.ts';
import { PopoverButton } from '../ui/PopoverButton.tsx';
import type { EditSelectedPanelProps } from './EditSelectedPanel.tsx';
import { TOOL } from './ListFilters.tsx';

const PANEL = lazyPart<EditSelectedPanelProps>(() => import('./EditSelectedPanel.tsx'));

/** The button that sets a field of the selected records to the same text. */
export function EditSelected<F extends Fields>(props: EditSelectedPanelProps<F>) {
  return (
    <PopoverButton
      label="Set field"
      className={TOOL}
      // The panel reads the records by the fields of their own entity.
      content={<PANEL.Page {...(props as unknown as EditSelectedPanelProps)} />}
    >
      Set field
      <ChevronDown aria-hidden="true" className="size-3.5" />
    </PopoverButton>
  );
}
