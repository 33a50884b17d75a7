import { Form } from '../../ui/Form.tsx';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { MAX_DATE, MIN_DATE } from '../../lib/calendar.ts';
import { nameKey, sortedNames } from '../../lib/nameKey.ts';
import { withoutHiddenMarks } from '../../lib/personName.ts';
import { MAX_VIEW_NAME_LENGTH, MAX_VIEWS, VIEWS_PATH, type SavedView } from '../model/savedView.ts';
import { useAuth } from '../../session/useAuth.ts';
import { saveSetting } from '../store/write/save.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Input, Select, Tick } from '../../ui/controls.tsx';
import { showToast } from '../../ui/showToast.ts';
import { ActionMessage } from '../../ui/useAction.tsx';
import { queryOf, withoutRecord } from './address/addresses.ts';
import { currentAddress, currentParams } from './address/useAddress.ts';
import type { Column } from '../../ui/table/column.ts';
import type { Sorting, TableView } from '../../ui/table/sort.ts';
import { useToday } from '../store/connection/useConnection.ts';
import {
  type Choices,
  type FieldFilter,
  ME,
  NONE,
  RANGE,
  SPANS,
  rangeOf,
  toSpan,
  withChoice,
} from './fieldFilters.ts';
import { useSavedViews, type ListedView } from './useSavedViews.ts';

export type ViewPanelProps = {
  /** The part of its page that the list is, if the page has several. */
  readonly part: string | undefined;
  /** The columns that rows are sorted by, with those that cannot be hidden; none of a board. */
  readonly headings: readonly (Pick<Column<never>, 'key' | 'heading'> & { isFixed: boolean })[];
  /** The keys of the columns that are shown. */
  readonly shown: readonly string[];
  readonly filters: readonly FieldFilter[];
  /** All records of the list. */
  readonly rows: readonly object[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  /** Writes into the address at once what it does not say yet of what is shown. */
  readonly flush: () => void;
};

/** What a list shows: its filters, its order, its columns, and the views that are saved of them. */
export default function ViewPanel(props: ViewPanelProps) {
  const { part, headings, view, onView, flush } = props;
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="sr-only">Filter and order</legend>
        <div className="grid grid-cols-2 items-end gap-x-2 gap-y-3">
          <Filters {...props} />
          {headings.length > 0 && (
            <Labelled label="Order" className="col-span-2">
              <Select
                value={view.sorting ? `${view.sorting.direction} ${view.sorting.key}` : ''}
                blank="Newest first"
                options={(['ascending', 'descending'] as const).flatMap((direction) =>
                  headings.map(
                    ({ key, heading }) =>
                      [`${direction} ${key}`, `${heading}, ${direction}`] as const,
                  ),
                )}
                onChoice={(choice) => onView({ ...view, sorting: parseSorting(choice) })}
                className="w-full"
              />
            </Labelled>
          )}
        </div>
      </fieldset>
      {headings.length > 0 && <ColumnTicks {...props} />}
      <Views part={part} flush={flush} />
    </div>
  );
}

function parseSorting(choice: string): Sorting | null {
  const [direction, key = ''] = choice.split(' ');
  if (direction !== 'ascending' && direction !== 'descending') return null;
  return { direction, key };
}

function ColumnTicks({ headings, shown, view, onView }: ViewPanelProps) {
  const offered = headings.filter(({ isFixed }) => !isFixed);
  return (
    <fieldset>
      <legend className={HEADING}>Columns</legend>
      <div className="grid grid-cols-2 gap-x-2">
        {offered.map(({ key, heading }) => (
          <Tick
            key={key}
            checked={shown.includes(key)}
            onTick={() => {
              const keys = offered.map((one) => one.key);
              const columns = keys.filter((one) => shown.includes(one) !== (one === key));
              onView({ ...view, columns });
            }}
          >
            {heading}
          </Tick>
        ))}
      </div>
      {view.columns && (
        <Button
          variant="quiet"
          className="-ms-3 pointer-coarse:min-h-11"
          onClick={() => onView({ ...view, columns: undefined })}
        >
          Usual columns
        </Button>
      )}
    </fieldset>
  );
}

/** A control for each person and for one of the dates, and whether what is archived is shown. */
function Filters({ filters, rows, view, onView }: ViewPanelProps) {
  const { choices = {} } = view;
  const choose = (next: Choices): void => onView({ ...view, choices: next });
  const archived = filters.find(({ kind }) => kind === 'archived');
  return (
    <>
      {filters
        .filter(({ kind }) => kind === 'person')
        .map((filter) => (
          <Labelled key={filter.name} label={filter.label} className="col-span-2">
            <Select
              value={choices[filter.name] ?? ''}
              blank="Anybody"
              options={[[ME, 'Me'], [NONE, 'Nobody'], ...sortedNames(rows.map(filter.read))]}
              onChoice={(choice) => choose(withChoice(choices, filter.name, choice))}
              className="w-full"
            />
          </Labelled>
        ))}
      <DateControls
        filters={filters.filter(({ kind }) => kind === 'date')}
        choices={choices}
        onChoices={choose}
      />
      {archived && (
        <Tick
          checked={archived.name in choices}
          onTick={(isTicked) => choose(withChoice(choices, archived.name, isTicked ? 'only' : ''))}
        >
          {archived.label}
        </Tick>
      )}
      {Object.keys(choices).length > 0 && <Button onClick={() => choose({})}>Clear filters</Button>}
    </>
  );
}

type DateControlsProps = {
  readonly filters: readonly FieldFilter[];
  readonly choices: Choices;
  readonly onChoices: (choices: Choices) => void;
};

/** Which of the dates of a record it is, and on what days. */
function DateControls({ filters, choices, onChoices }: DateControlsProps) {
  const today = useToday();
  const [asked, setAsked] = useState(filters[0]?.name ?? '');
  const name =
    asked in choices ? asked : (filters.find((one) => one.name in choices)?.name ?? asked);
  const choice = choices[name] ?? '';
  const isNamed = choice === '' || choice === NONE || choice in SPANS;
  const [from, to] = toSpan(choice, today);
  const set = (next: string, of = name): void => {
    setAsked(of);
    onChoices(withChoice(withChoice(choices, name, ''), of, next));
  };
  return (
    <>
      <Labelled label="Date">
        <Select
          value={name}
          options={filters.map((one) => [one.name, one.label] as const)}
          onChoice={(of) => set(choice, of)}
          className="w-full"
        />
      </Labelled>
      <Labelled label="Days">
        <Select
          value={isNamed ? choice : RANGE}
          blank="Any day"
          options={Object.entries({ ...SPANS, [RANGE]: 'From … to …', [NONE]: 'None' })}
          onChoice={(next) => set(next === RANGE ? rangeOf(today, '') : next)}
          className="w-full"
        />
      </Labelled>
      {!isNamed && (
        <>
          <Labelled label="From">
            <DayInput value={from} onText={(day) => set(rangeOf(day, to))} />
          </Labelled>
          <Labelled label="To">
            <DayInput value={to} onText={(day) => set(rangeOf(from, day))} />
          </Labelled>
        </>
      )}
    </>
  );
}

const DayInput = (props: Pick<ComponentProps<typeof Input>, 'value' | 'onText'>) => (
  <Input type="date" min={MIN_DATE} max={MAX_DATE} {...props} />
);

type LabelledProps = {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
};

const Labelled = ({ label, className = '', children }: LabelledProps) => (
  <label className={`min-w-0 ${className}`}>
    <span className={`block ${HEADING}`}>{label}</span>
    {children}
  </label>
);

const HEADING = 'mb-1 text-xs font-medium text-muted';

function shownAddress(part: string | undefined): string {
  const params = currentParams();
  for (const name of [...Object.keys(withoutRecord(params)), 'part']) params.delete(name);
  if (part !== undefined) params.set('part', part);
  const query = queryOf(params);
  return `${currentAddress().pathname}${query && `?${query}`}`;
}

function isOfList({ address }: ListedView, part: string | undefined): boolean {
  const [pathname, query = ''] = address.split('?');
  const viewPart = new URLSearchParams(query).get('part') ?? undefined;
  return pathname === currentAddress().pathname && viewPart === part;
}

function Views({ part, flush }: Pick<ViewPanelProps, 'part' | 'flush'>) {
  const uid = useAuth().user?.uid ?? '';
  const navigate = useNavigate();
  const all = useSavedViews();
  const views = all.filter((view) => isOfList(view, part));
  const [name, setName] = useState('');
  const [failure, setFailure] = useState('');

  async function store(path: string, value: SavedView | null, done: () => void): Promise<void> {
    setFailure('');
    const problem = await saveSetting(path, value, uid);
    if (problem === null) done();
    else setFailure(problem);
  }

  function onSubmit(): void {
    if (withoutHiddenMarks(name).trim() === '') return setFailure('Enter a name for the view.');
    flush();
    const view = { name: withoutHiddenMarks(name).trim(), address: shownAddress(part) };
    // The one of that name shows this from now on.
    const former = views.find((one) => nameKey(one.name) === nameKey(view.name));
    const path =
      former?.path ??
      Array.from({ length: MAX_VIEWS }, (_, number) => `${VIEWS_PATH}/${uid}/${number}`).find(
        (free) => all.every((one) => one.path !== free),
      );
    if (path === undefined)
      return setFailure(`There are ${MAX_VIEWS} views: remove one of them first.`);
    void store(path, view, () => {
      setName('');
      if (former === undefined) return showToast(`View “${view.name}” saved`);
      return showToast(`View “${view.name}” replaced`, undoing(former));
    });
  }

  const undoing = ({ path, name: formerName, address }: ListedView) => ({
    label: 'Undo',
    run: () => void saveSetting(path, { name: formerName, address }, uid),
  });

  const remove = (view: ListedView): void =>
    void store(view.path, null, () => showToast(`View “${view.name}” removed`, undoing(view)));

  return (
    <section aria-label="Saved views">
      {views.length > 0 && (
        <>
          <p className={HEADING}>Saved views</p>
          <ul className="mb-3">
            {views.map((view) => (
              <li key={view.path} className="flex items-center">
                <button
                  type="button"
                  aria-current={view.address === shownAddress(part) || undefined}
                  onClick={() => void navigate(view.address)}
                  className="flex min-h-8 min-w-0 grow items-center rounded-md px-2 text-start font-medium hover:bg-accent/10 aria-[current=true]:text-accent pointer-coarse:min-h-11"
                >
                  <bdi className="truncate">{view.name}</bdi>
                </button>
                <IconButton
                  icon={X}
                  label={`Remove view ${view.name}`}
                  onClick={() => remove(view)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Form onSubmit={onSubmit} className="">
        <div className="flex items-end gap-2">
          <Labelled label="Save what is shown as" className="grow">
            <Input
              value={name}
              maxLength={MAX_VIEW_NAME_LENGTH}
              placeholder="Name of the view"
              onText={setName}
            />
          </Labelled>
          <Button type="submit" tall>
            Save view
          </Button>
        </div>
        <ActionMessage failure={failure} />
      </Form>
    </section>
  );
}
