import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../lib/lazyPage.ts';
import { createTitle } from '../model/entity.ts';
import { absorbedIds } from '../model/recordsNaming.ts';
import { useListsHaveLoaded } from '../store/read/loadingLists.ts';
import { seesMoney } from '../../session/sight.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useScrollToPart } from '../../ui/ScrollPlaces.tsx';
import { RECORD, recordName } from './address/addresses.ts';
import { useAddress } from './address/useAddress.ts';
import type { OpenList } from './OpenPanel.tsx';
import { CreateButton, PageHeader } from './PageHeader.tsx';
import { inFigures } from '../../lib/words.ts';

/** The form of a record, whose code the rows of a page do not wait for. */
export const OPEN_PANEL = lazyPart(() => import('./OpenPanel.tsx'));

type RecordsHeaderProps = {
  readonly title: string;
  /** Parts of the page, and pages that belong to it, that its header links to. */
  readonly parts?: readonly PagePart[];
  /** The main list of the page first: the key for a new record presses the button of that. */
  readonly lists: readonly [OpenList & { readonly create: () => void }, ...OpenList[]];
  /** Buttons before that one. */
  readonly actions?: ReactNode;
};

/** The header of a page of lists, with the button that adds a record to the main one, and the panel of the open record. */
export function RecordsHeader({ title, parts, lists, actions }: RecordsHeaderProps) {
  const [{ entity, create }] = lists;
  return (
    <>
      <PageHeader title={title} parts={parts && <PageParts parts={parts} />}>
        {actions}
        {!entity.isMadeFromOthers && (
          <CreateButton onClick={create}>{createTitle(entity)}</CreateButton>
        )}
      </PageHeader>
      <RecordPanels lists={lists} />
    </>
  );
}

/** A part of a long page: the element with that id. */
export type PagePart = {
  readonly id: string;
  /** Where it is, if it is another page. */
  readonly to?: string;
  readonly label: string;
  readonly count?: number;
  /** Whether there are more than that. */
  readonly hasMore?: boolean;
};

function PageParts({ parts }: { readonly parts: readonly PagePart[] }) {
  const leaveForPart = useScrollToPart();
  return (
    <nav
      aria-label="Parts of this page"
      className="-ms-2.5 flex flex-wrap gap-0.5 max-sm:order-last max-sm:-me-4 max-sm:w-[calc(100%+1.625rem)] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:[scrollbar-width:none] print:hidden"
    >
      {parts.map(({ id, to, label, count, hasMore = false }) => (
        <Link
          key={id}
          to={to ?? { search: `?part=${id}` }}
          {...(to === undefined && { replace: true, onClick: leaveForPart })}
          className="flex min-h-8 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-[0.8125rem] font-medium text-muted outline-offset-[-2px] hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
        >
          {label}
          {count !== undefined && (
            <span className="text-xs font-normal tabular-nums">
              {`${inFigures(count)}${hasMore ? '+' : ''}`}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

type RecordPanelsProps = { readonly lists: readonly OpenList[] };

/** The panel of the open record, or a message that the record of the address is in none of the lists. */
export function RecordPanels({ lists }: RecordPanelsProps) {
  const haveListsLoaded = useListsHaveLoaded();
  const isWanted = haveListsLoaded || lists.some(({ records }) => records.length > 0);
  // Before a record is opened, which may be without a connection; not before there is one on screen.
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => void OPEN_PANEL.preload());
    return () => clearTimeout(timer);
  }, [isWanted]);
  return (
    <>
      {lists.map(
        ({ opened, ...list }) =>
          opened && (
            <OnDemand
              key={`${list.entity.path} ${opened.id === null}`}
              resetKey={opened.key}
              fallback={NOT_LOADED}
            >
              <OPEN_PANEL.Page opened={opened} {...list} />
            </OnDemand>
          ),
      )}
      {lists.every(({ isUnknown }) => isUnknown) && <UnknownRecord lists={lists} />}
    </>
  );
}

function UnknownRecord({ lists }: RecordPanelsProps) {
  const { search, write } = useAddress();
  const asked = new URLSearchParams(search).get(RECORD) ?? '';
  const into = lists.flatMap(({ entity, records }) =>
    records.flatMap((one) =>
      absorbedIds(one).some((id) => recordName(entity, id) === asked)
        ? [recordName(entity, one.id)]
        : [],
    ),
  )[0];
  useEffect(() => {
    if (into !== undefined) write({ [RECORD]: into });
  }, [into, write]);
  return (
    <Alert kind="alert" className="mx-4 my-3 sm:mx-6">
      <p>
        This record does not exist{!seesMoney() && ', or is about money'}. It may have been removed,
        or the link is not complete.
      </p>
      <Button className="mt-2" onClick={() => write({ [RECORD]: null })}>
        Show all records
      </Button>
    </Alert>
  );
}

const NOT_LOADED = (
  <Alert kind="alert" className="mx-4 my-3 sm:mx-6">
    The form could not be loaded. Open this record again when you have a connection.
  </Alert>
);
