import { FigureBasisSwitch } from './FigureBasisSwitch.tsx';

/** The switch for key figures that can be samples; `children` says which, such as "Resolved Today shows". */
export function FigureBasisLine({
  of,
  children,
}: {
  readonly of: string;
  readonly children: string;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 text-xs text-muted sm:px-6 print:hidden">
      {children}
      <FigureBasisSwitch of={of} />
      for everybody
    </div>
  );
}
