import { Columns3 } from 'lucide-react';
import { lazyPart } from '../lib/lazyPage.ts';
import { PopoverButton } from '../ui/PopoverButton.tsx';
import { TOOL } from './ListFilters.tsx';
import type { ViewPanelProps } from './ViewPanel.tsx';

const VIEW_PANEL = lazyPart<ViewPanelProps>(() => import('./ViewPanel.tsx'));

/** The button that opens the saved views of a list and the choice of its columns. */
export const ListView = (props: ViewPanelProps) => (
  <PopoverButton label="View" className={TOOL} content={<VIEW_PANEL.Page {...props} />}>
    <Columns3 aria-hidden="true" className="size-3.5" />
    View
  </PopoverButton>
);
