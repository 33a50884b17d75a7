import { Download, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Entity, Fields, RecordOf } from '../model/entity.ts';
import { useState } from 'react';
import { lazyPart } from '../lib/lazyPage.ts';
import { OnDemand } from '../ui/OnDemand.tsx';
import { importAddress } from './address/addresses.ts';
import type { ExportDialogProps } from './ExportDialog.tsx';
import { exportRecords } from './exportRecords.ts';
import { exportBoxes } from './sheetFields.ts';

const EXPORT_DIALOG = lazyPart<ExportDialogProps>(() => import('./ExportDialog.tsx'));

type SheetButtonsProps<F extends Fields> = {
  readonly entity: Entity<F>;
  /** Those that are shown, in their order; null while some are missing. */
  readonly rows: readonly RecordOf<Entity<F>>[] | null;
};

/** Leads records of a list to a spreadsheet, and others from one into the list. `ListSection` says where they stand. */
export function ExportImportButtons<F extends Fields>({ entity, rows }: SheetButtonsProps<F>) {
  const { many } = entity.noun;
  const isReady = rows !== null && rows.length > 0;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="-me-2 flex not-[p~*]:ms-auto print:hidden">
      <button
        type="button"
        title="Export what is shown as CSV"
        aria-label={`Export ${many}`}
        aria-disabled={!isReady}
        onClick={() => {
          if (!isReady) return;
          if (exportBoxes(entity).length > 0) setAsking(true);
          else exportRecords(entity, rows);
        }}
        className={ICON}
      >
        <Download aria-hidden="true" className="size-4" />
      </button>
      {isAsking && rows !== null && (
        <OnDemand>
          <EXPORT_DIALOG.Page
            entity={entity}
            onExport={(ticked) => exportRecords(entity, rows, ticked)}
            onClose={() => setAsking(false)}
          />
        </OnDemand>
      )}
      {!entity.isMadeFromOthers && (
        <Link
          to={importAddress(entity)}
          title="Import from CSV or a copied sheet"
          aria-label={`Import ${many}`}
          className={ICON}
        >
          <Upload aria-hidden="true" className="size-4" />
        </Link>
      )}
    </div>
  );
}

const ICON =
  'grid size-8 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink aria-disabled:opacity-50 pointer-coarse:size-11';
