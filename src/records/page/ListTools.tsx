import { ChevronDown, SlidersHorizontal, X } from 'lucide-react';
import { lazyPart } from '../../lib/lazyPage.ts';
import { PopoverButton } from '../../ui/PopoverButton.tsx';
import { describeChoice, isSetTogether, withChoice } from './fieldFilters.ts';
import { ArchiveButton } from './ArchiveButton.tsx';
import { mergeAddress, importAddress } from './address/addresses.ts';
import type { Column } from '../../ui/table/column.ts';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import type { MenuItem } from '../../ui/Menu.tsx';
import type { ChangeRecords } from '../store/write/saveChange.ts';
import { Link, useNavigate } from 'react-router-dom';
import type { Entity, Fields, RecordOf } from '../model/entity.ts';
import { useCallback, useMemo, type ReactNode } from 'react';
import { partOnDemand } from '../../ui/OnDemand.tsx';
import { exportItems, exportRecords } from './exportRecords.ts';
import type { ViewPanelProps } from './ViewPanel.tsx';
import type { EditSelectedPanelProps } from './EditSelectedPanel.tsx';

type ChosenFiltersProps = Pick<ViewPanelProps, 'filters' | 'view' | 'onView'>;

/** What is chosen of the filters by person and date, each with a button that removes it. */
function ChosenFilters({ filters, view, onView }: ChosenFiltersProps) {
  const { choices = {} } = view;
  return filters.map((filter) => {
    const choice = choices[filter.name];
    if (choice === undefined) return null;
    const text = describeChoice(filter, choice);
    return (
      <button
        key={filter.name}
        type="button"
        aria-label={`Remove filter ${text}`}
        onClick={() => onView({ ...view, choices: withChoice(choices, filter.name, '') })}
        className="flex min-h-7 shrink-0 items-center gap-1 rounded-md bg-accent/10 px-2 text-[0.8125rem] font-medium outline-offset-[-2px] hover:bg-accent/20 print:hidden whitespace-nowrap pointer-coarse:min-h-11 pointer-coarse:px-3"
      >
        <bdi>{text}</bdi>
        <X aria-hidden="true" className="size-3.5 shrink-0" />
      </button>
    );
  });
}

/** The look of a button in the toolbar of a list. */
const TOOL =
  'flex min-h-8 shrink-0 items-center gap-1.5 self-center rounded-md border border-edge/60 px-2.5 text-[0.8125rem] font-medium outline-offset-[-2px] hover:bg-sunken print:hidden pointer-coarse:min-h-11 pointer-coarse:px-3';

const VIEW_PANEL = lazyPart(() => import('./ViewPanel.tsx'));

type ListMenuProps = {
  readonly entity: Entity;
  /** Those that are shown, in their order; null while some are missing. */
  readonly rows: readonly RecordOf<Entity>[] | null;
  /** What else is rarely done on the page. */
  readonly further: readonly MenuItem[];
};

/** What is rarely done with a list: the export of what is shown, the import, and what its page adds. */
function ListMenu({ entity, rows, further }: ListMenuProps) {
  const { many } = entity.noun;
  const navigate = useNavigate();
  const exported = exportItems(entity, (asked) => {
    exportRecords(entity, rows ?? [], asked);
  });
  const imported = {
    label: `Import ${many}`,
    onSelect: () => void navigate(importAddress(entity)),
  };
  return (
    <MoreMenu
      label={`More for ${many}`}
      items={[...further, ...exported, ...(entity.isMadeFromOthers ? [] : [imported])]}
    />
  );
}

const PANEL = lazyPart(() => import('./EditSelectedPanel.tsx'));

/** The button that sets a field of the selected records to the same text. */
function EditSelected(props: EditSelectedPanelProps) {
  return (
    <PopoverButton label="Set field" className={TOOL} content={<PANEL.Page {...props} />}>
      Set field
      <ChevronDown aria-hidden="true" className="size-3.5" />
    </PopoverButton>
  );
}

const EmptyList = partOnDemand(() => import('./EmptyList.tsx'));

type ListPartsOptions = Omit<ViewPanelProps, 'headings' | 'shown'> & {
  readonly entity: Entity;
  readonly formEntity: Entity;
  readonly purpose: string;
  /** Of a board, none. */
  readonly allColumns: readonly Pick<Column<never>, 'key' | 'heading' | 'isMain'>[];
  readonly shownColumns: readonly Pick<Column<never>, 'key'>[];
  readonly further: readonly MenuItem[];
  readonly create: () => void;
  readonly change: ChangeRecords<Fields>;
};

/** What a list of records has around its rows. Each changes only with what it shows. */
export function useListParts(options: ListPartsOptions) {
  const { entity, formEntity, purpose, part, allColumns, shownColumns, filters, rows } = options;
  const { view, onView, flush, further, create, change } = options;
  const whenEmpty = useMemo(
    () => <EmptyList entity={entity} purpose={purpose} create={create} />,
    [entity, purpose, create],
  );
  const chosenFilters = useMemo(
    () => <ChosenFilters filters={filters} view={view} onView={onView} />,
    [filters, view, onView],
  );
  const tools = useCallback(
    (found: readonly RecordOf<Entity>[] | null): ReactNode => (
      <>
        {rows.length > 0 && (
          <PopoverButton
            label="View"
            className={TOOL}
            content={
              <VIEW_PANEL.Page
                part={part}
                headings={allColumns.map(({ key, heading, isMain = false }, index) => ({
                  key,
                  heading,
                  isFixed: index === 0 || isMain,
                }))}
                shown={shownColumns.map(({ key }) => key)}
                filters={filters}
                rows={rows}
                view={view}
                onView={onView}
                flush={flush}
              />
            }
          >
            <SlidersHorizontal aria-hidden="true" className="size-3.5" />
            View
          </PopoverButton>
        )}
        <ListMenu entity={entity} rows={found} further={further} />
      </>
    ),
    [entity, part, allColumns, shownColumns, filters, rows, view, onView, flush, further],
  );
  const selectionTools = useCallback(
    (records: readonly RecordOf<Entity>[], onDone: () => void): ReactNode => (
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
  return { whenEmpty, chosenFilters, tools, selectionTools };
}

type MergeLinkProps = {
  readonly entity: Entity;
  readonly records: readonly RecordOf<Entity>[];
};

/** A link from two selected parties to where they are merged. */
function MergeLink({ entity, records }: MergeLinkProps): ReactNode {
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
