import { Download, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Entity, Fields, RecordOf } from '../model/entity.ts';
import { importAddress } from './address/addresses.ts';
import { exportRecords } from './exportRecords.ts';

type SheetButtonsProps<F extends Fields> = {
  readonly entity: Entity<F>;
  /** Those that are shown, in their order; null while some are missing. */
  readonly rows: readonly RecordOf<Entity<F>>[] | null;
};

/** Leads records of a list to a spreadsheet, and others from one into the list. `ListSection` says where they stand. */
export function ExportImportButtons<F extends Fields>({ entity, rows }: SheetButtonsProps<F>) {
  const { many } = entity.noun;
  const isReady = rows !== null && rows.length > 0;
  return (
    <div className="-me-2 flex not-[p~*]:ms-auto print:hidden">
      <button
        type="button"
        title="Export what is shown as CSV"
        aria-label={`Export ${many}`}
        aria-disabled={!isReady}
        onClick={() => isReady && exportRecords(entity, rows)}
        className={ICON}
      >
        <Download aria-hidden="true" className="size-4" />
      </button>
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
