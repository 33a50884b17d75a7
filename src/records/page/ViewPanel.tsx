import { Form } from '../../ui/Form.tsx';
import { useState } from 'react';
import { X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { nameKey } from '../../lib/nameKey.ts';
import { withoutHiddenMarks } from '../../lib/personName.ts';
import { MAX_VIEW_NAME_LENGTH, MAX_VIEWS, VIEWS_PATH, type SavedView } from '../model/savedView.ts';
import { useAuth } from '../../session/useAuth.ts';
import { saveSetting } from '../store/write/save.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Input, Tick } from '../../ui/controls.tsx';
import { showToast } from '../../ui/showToast.ts';
import { ActionMessage } from '../../ui/useAction.tsx';
import { queryOf, withoutRecord, slug } from './address/addresses.ts';
import { currentAddress, currentParams } from './address/useAddress.ts';
import { useSavedViews, type ListedView } from './useSavedViews.ts';

export type ViewPanelProps = {
  /** The part of its page that the list is, if the page has several. */
  readonly part: string | undefined;
  /** The headings of the columns that can be hidden, and of those that can be added. */
  readonly headings: readonly string[];
  /** The columns that are shown, as the address spells them. */
  readonly columns: readonly string[];
  readonly onColumns: (columns: readonly string[] | undefined) => void;
  /** Writes into the address at once what it does not say yet of what is shown. */
  readonly flush: () => void;
};

/** The saved views of a list, what saves the one that is shown, and the choice of columns. */
export default function ViewPanel(props: ViewPanelProps) {
  const { part, headings, columns, onColumns, flush } = props;
  return (
    <div className="grid gap-4">
      <Views part={part} flush={flush} />
      <fieldset>
        <legend className={HEADING}>Columns</legend>
        <div className="grid">
          {headings.map((heading) => {
            const name = slug(heading);
            return (
              <Tick
                key={heading}
                checked={columns.includes(name)}
                onTick={() =>
                  onColumns(
                    headings.map(slug).filter((one) => columns.includes(one) !== (one === name)),
                  )
                }
              >
                {heading}
              </Tick>
            );
          })}
        </div>
        <Button
          variant="quiet"
          className="-ms-3 pointer-coarse:min-h-11"
          onClick={() => onColumns(undefined)}
        >
          Usual columns
        </Button>
      </fieldset>
    </div>
  );
}

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
      const { name: formerName, address } = former;
      return showToast(`View “${view.name}” replaced`, {
        label: 'Undo',
        run: () => void saveSetting(path, { name: formerName, address }, uid),
      });
    });
  }

  function remove({ path, name: removed, address }: ListedView): void {
    void store(path, null, () =>
      showToast(`View “${removed}” removed`, {
        label: 'Undo',
        run: () => void saveSetting(path, { name: removed, address }, uid),
      }),
    );
  }

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
        <label>
          <span className={`block ${HEADING}`}>Save what is shown as</span>
          <Input
            value={name}
            maxLength={MAX_VIEW_NAME_LENGTH}
            placeholder="Name of the view"
            onText={setName}
          />
        </label>
        <Button type="submit" className="mt-2 pointer-coarse:min-h-11">
          Save view
        </Button>
        <ActionMessage failure={failure} />
      </Form>
    </section>
  );
}
