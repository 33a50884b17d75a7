import { ListFilter, X, Download, Upload, Columns3, ChevronDown } from 'lucide-react';
import { lazyPart } from '../../lib/lazyPage.ts';
import { PopoverButton } from '../../ui/PopoverButton.tsx';
import { describeChoice, isSetTogether, withChoice } from './fieldFilters.ts';
import { ArchiveButton } from './ArchiveButton.tsx';
import { mergeAddress, slug, importAddress } from './address/addresses.ts';
import type { EmptyListProps } from './EmptyList.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { TableView } from '../../ui/table/sort.ts';
import type { ChangeRecords } from '../store/write/saveChange.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { Link } from 'react-router-dom';
import type { Entity, Fields, RecordOf } from '../model/entity.ts';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { OnDemand } from '../../ui/OnDemand.tsx';
import type { ExportDialogProps } from './ExportDialog.tsx';
import { exportRecords, exportBoxes } from './exportRecords.ts';
import type { ViewPanelProps } from './ViewPanel.tsx';
import type { EditSelectedPanelProps } from './EditSelectedPanel.tsx';

const FILTER_PANEL = lazyPart<FilterPanelProps>(() => import('./FilterPanel.tsx'));

/** The button that opens the filters by person and date, and what is chosen of them, each with a button that removes it. */
function ListFilters(props: FilterPanelProps) {
  const { filters, choices, onChoices } = props;
  return (
    <>
      <PopoverButton label="Filter" className={TOOL} content={<FILTER_PANEL.Page {...props} />}>
        <ListFilter aria-hidden="true" className="size-3.5" />
        Filter
      </PopoverButton>
      {filters.map((filter) => {
        const choice = choices[filter.name];
        if (choice === undefined) return null;
        const text = describeChoice(filter, choice);
        return (
          <button
            key={filter.name}
            type="button"
            aria-label={`Remove filter ${text}`}
            onClick={() => onChoices(withChoice(choices, filter.name, ''))}
            className="flex min-h-7 shrink-0 items-center gap-1 rounded-md bg-accent/10 px-2 text-[0.8125rem] font-medium outline-offset-[-2px] hover:bg-accent/20 print:hidden whitespace-nowrap pointer-coarse:min-h-11 pointer-coarse:px-3"
          >
            <bdi>{text}</bdi>
            <X aria-hidden="true" className="size-3.5 shrink-0" />
          </button>
        );
      })}
    </>
  );
}

/** The look of a button among the filters of a list. */
const TOOL =
  'flex min-h-7 shrink-0 items-center gap-1.5 self-center rounded-md border border-edge/60 px-2 text-[0.8125rem] font-medium outline-offset-[-2px] hover:bg-sunken print:hidden pointer-coarse:min-h-11 pointer-coarse:px-3';

const EXPORT_DIALOG = lazyPart<ExportDialogProps>(() => import('./ExportDialog.tsx'));

type ExportImportButtonsProps<F extends Fields> = {
  readonly entity: Entity<F>;
  /** Those that are shown, in their order; null while some are missing. */
  readonly rows: readonly RecordOf<Entity<F>>[] | null;
};

/** Export and Import. */
function ExportImportButtons<F extends Fields>({ entity, rows }: ExportImportButtonsProps<F>) {
  const { many } = entity.noun;
  const isReady = rows !== null && rows.length > 0;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
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
    </>
  );
}

const ICON =
  'grid size-8 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink aria-disabled:opacity-50 pointer-coarse:size-11';

const VIEW_PANEL = lazyPart<ViewPanelProps>(() => import('./ViewPanel.tsx'));

/** The button that opens the saved views of a list and the choice of its columns. */
const ListView = (props: ViewPanelProps) => (
  <PopoverButton label="View" className={TOOL} content={<VIEW_PANEL.Page {...props} />}>
    <Columns3 aria-hidden="true" className="size-3.5" />
    View
  </PopoverButton>
);

const PANEL = lazyPart<EditSelectedPanelProps>(() => import('./EditSelectedPanel.tsx'));

/** The button that sets a field of the selected records to the same text. */
function EditSelected<F extends Fields>(props: EditSelectedPanelProps<F>) {
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

const EMPTY_LIST = lazyPart<EmptyListProps>(() => import('./EmptyList.tsx'));

type ListPartsOptions<F extends Fields> = Omit<
  ViewPanelProps,
  'headings' | 'columns' | 'onColumns'
> &
  Omit<FilterPanelProps, 'onChoices'> & {
    readonly entity: Entity<F>;
    readonly formEntity: Entity<F>;
    readonly allColumns: readonly Pick<Column<never>, 'heading' | 'isMain'>[];
    readonly shownColumns: readonly Pick<Column<never>, 'heading'>[];
    readonly view: TableView;
    readonly onView: (view: TableView) => void;
    readonly create: () => void;
    readonly change: ChangeRecords<F>;
  };

/** What a list of records has around its rows. Each changes only with what it shows. */
export function useListParts<F extends Fields>(options: ListPartsOptions<F>) {
  const { entity, formEntity, part, allColumns, shownColumns, filters, choices, rows } = options;
  const { view, onView, flush, create, change } = options;
  const whenEmpty = useMemo(
    () => (
      <OnDemand>
        <EMPTY_LIST.Page entity={entity} create={create} />
      </OnDemand>
    ),
    [entity, create],
  );
  const exportButtons = useCallback(
    (shown: readonly RecordOf<Entity<F>>[] | null): ReactNode => (
      <ExportImportButtons entity={entity} rows={shown} />
    ),
    [entity],
  );
  const tools = useMemo(
    () => (
      <>
        <ListView
          part={part}
          headings={allColumns.flatMap(({ heading, isMain }, index) =>
            index === 0 || isMain ? [] : [heading],
          )}
          columns={shownColumns.map(({ heading }) => slug(heading))}
          onColumns={(columns) => onView({ ...view, columns })}
          flush={flush}
        />
        <ListFilters
          filters={filters}
          choices={choices}
          onChoices={(next) => onView({ ...view, choices: next })}
          rows={rows}
        />
      </>
    ),
    [part, allColumns, shownColumns, filters, choices, view, onView, flush, rows],
  );
  const selectionTools = useCallback(
    (records: readonly RecordOf<Entity<F>>[], onDone: () => void): ReactNode => (
      <>
        <MergeLink entity={entity} records={records} />
        {Object.values(formEntity.fields).some(isSetTogether) && (
          <EditSelected entity={formEntity} records={records} change={change} onDone={onDone} />
        )}
        <ArchiveButton entity={entity} records={records} onDone={onDone} className={TOOL} />
      </>
    ),
    [entity, formEntity, change],
  );
  return { whenEmpty, exportButtons, tools, selectionTools };
}

type MergeLinkProps<F extends Fields> = {
  readonly entity: Entity<F>;
  readonly records: readonly RecordOf<Entity<F>>[];
};

/** A link from two selected parties to where they are merged. */
function MergeLink<F extends Fields>({ entity, records }: MergeLinkProps<F>): ReactNode {
  const [one, other] = records;
  const to = one && other && records.length === 2 ? mergeAddress(entity, one, other) : null;
  return (
    to && (
      <Link to={to} className={TOOL}>
        Merge
      </Link>
    )
  );
}
