import { plural } from '../../lib/words.ts';
import { FigureBasisSwitch } from './FigureBasisSwitch.tsx';

/** The switch for key figures that can be samples, by their labels. */
export function FigureBasisLine({ figures }: { readonly figures: readonly string[] }) {
  const names = figures.join(' and ');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 text-xs text-muted max-sm:py-0 sm:px-6 print:hidden">
      {names} {plural(figures.length, 'shows', 'show')}
      <FigureBasisSwitch of={names} />
      <span className="max-sm:hidden">for everybody</span>
    </div>
  );
}
