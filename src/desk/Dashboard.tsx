import {
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ContextType,
} from 'react';
import { Route, Routes, useLocation, NavLink } from 'react-router-dom';
import { SessionWatch } from '../features/accounts/SessionWatch.tsx';
import { openDevice, useDeviceStatus } from '../records/store/device/deviceDatabase.ts';
import {
  useUnloadGuard,
  useSlowSave,
  usePendingSaves,
  useOutbox,
} from '../records/store/write/outbox.ts';
import '../firebase/connectEarly.ts';
import { connectNow, useConnectionState } from '../records/store/connection/useConnection.ts';
import { useTidyCopies } from '../records/store/read/useCopy.ts';
import { useSight } from '../features/accounts/useSight.ts';
import { isSeen, seesMoney } from '../session/sight.ts';
import { useStaffAccess } from '../features/accounts/useStaffAccess.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { OnDemand, partOnDemand } from '../ui/OnDemand.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { useStore } from '../lib/createStore.ts';
import { sidebarCounts, type CountsByModule } from '../records/page/sidebarCounts.ts';
import { KeyListener } from '../records/page/keys/KeyListener.tsx';
import { CopyNote } from './CopyNote.tsx';
import { Header } from './Header.tsx';
import { describeCount, NavCount, Sidebar } from './Sidebar.tsx';
import { BOTTOM_BAR_PAGES, elementOf, isEndOf, SIDEBAR_PAGES, type Module } from './modules.tsx';
import { nameIn } from '../records/model/recordsNaming.ts';
import { NextStepsContext } from '../records/page/nextStepsContext.ts';
import { Loading } from '../records/page/PageHeader.tsx';
import { pageAddress } from '../records/page/address/addresses.ts';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import { lazyPart, lazyParts } from '../lib/lazyPage.ts';
import { withCode } from '../lib/withCode.ts';
import { openPalette, PaletteHost } from '../features/palette/PaletteHost.tsx';
import { Menu, Search, WifiOff } from 'lucide-react';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { useRootClass } from '../ui/useRootClass.ts';
import { Button } from '../ui/Button.tsx';
import { countText } from '../lib/words.ts';
import { useNewVersion } from '../lib/newVersion.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { whenListsHaveLoaded } from '../records/store/read/loadingLists.ts';
import { Alert } from '../ui/Alert.tsx';
import { useAuth } from '../session/useAuth.ts';

const NO_ACCESS_PAGE = lazyPart(() => import('../features/accounts/NoAccessPage.tsx'));
const MenuDrawer = partOnDemand(() => import('./MenuDrawer.tsx'));
const NewVersionOffer = partOnDemand(() => import('./NewVersionOffer.tsx'));
const FURTHER_PAGE = lazyPart(() => import('./FurtherPage.tsx'));

/** What can follow from a record. */
export const NEXT_STEPS = lazyPart(() => import('../features/nextSteps/NextSteps.tsx'));

// This module may be loaded ahead, while the identity provider is still asked: the page of the address need not wait for the
// first render.
void openDevice();
void (moduleAt(window.location.hash.replace(/^#|\?.*/g, '')) ?? FURTHER_PAGE).preload();

/** The protected area: sidebar, header and the current page (specification, section 2). */
export default function Dashboard() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const counts = useStore(sidebarCounts);
  const { pathname } = useLocation();
  const { isDenied, hasEnded, end, retry } = useStaffAccess();
  const sight = useSight(isDenied);
  const connectionState = useConnectionState();
  useDocumentTitle(isDenied ? 'No access' : moduleAt(pathname)?.title);
  useSender(isDenied);
  useUnloadGuard();
  useTidyCopies();
  useRootClass('in-dashboard');
  useEffect(
    () =>
      withCode(
        () => import('../ui/keepFocus.ts'),
        ({ keepFocus }) => keepFocus(),
      ),
    [],
  );
  // Who signs in next has counts of their own.
  useEffect(() => () => sidebarCounts.set({}), []);
  if (isDenied) {
    return (
      <Suspense fallback={null}>
        <NO_ACCESS_PAGE.Page hasEnded={hasEnded} onCheckAgain={retry} />
      </Suspense>
    );
  }

  return (
    <div className="dashboard flex min-h-dvh bg-surface">
      <button
        type="button"
        onClick={() => main.current?.focus()}
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-20 focus:rounded-md focus:bg-accent focus:px-4 focus:py-2 focus:text-accent-ink"
      >
        Skip to content
      </button>
      <div className="sticky top-0 hidden h-dvh w-54 shrink-0 bg-abyss text-mist lg:block print:hidden">
        <Sidebar counts={counts} pathname={pathname} />
      </div>
      {isMenuOpen && (
        <MenuDrawer counts={counts} pathname={pathname} onClose={() => setMenuOpen(false)} />
      )}
      <PaletteHost />
      <div className="flex min-w-0 grow flex-col">
        <Header onMenu={openMenu} />
        <div
          ref={measureNotices}
          className="dashboard-notices sticky top-13 z-9 max-h-[50dvh] overflow-y-auto bg-surface short:static short:max-h-none print:hidden"
        >
          <ConnectionBanner />
          <NewVersionNotice />
          <BlockedSaves />
        </div>
        <main
          ref={main}
          tabIndex={-1}
          className="relative w-full grow pb-8 outline-none max-lg:pb-20"
        >
          <CopyNote />
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<Loading what="This page opens" />}>
              {sight === 'unknown' && connectionState !== 'none' ? (
                <Loading what="This page opens" />
              ) : (
                <NextStepsContext value={NEXT}>
                  <Routes>
                    {SIDEBAR_PAGES.map((page) => (
                      <Route key={page.path} path={page.path} element={elementOf(page)} />
                    ))}
                    <Route path="*" element={<FURTHER_PAGE.Page />} />
                  </Routes>
                </NextStepsContext>
              )}
              <AfterLoading pathname={pathname} />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <BottomBar counts={counts} onMenu={openMenu} />
      <Toasts />
      <SessionWatch onClosed={end} />
      <KeyListener />
    </div>
  );
}

/** Tells the page how much of its top the notices cover: what sticks below them, or is scrolled to, depends on it. */
function measureNotices(notices: HTMLElement | null): (() => void) | undefined {
  if (notices === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const isSticky = getComputedStyle(notices).position === 'sticky';
    style.setProperty('--notices', `${isSticky ? notices.offsetHeight : 0}px`);
  });
  observer.observe(notices);
  return () => {
    observer.disconnect();
    style.removeProperty('--notices');
  };
}

/** The next steps of a record once their code is loaded; nothing if that fails. */
const OpenBalance = partOnDemand(() => import('../features/nextSteps/OpenBalance.tsx'));

const NEXT: ContextType<typeof NextStepsContext> = {
  steps: (props) => (
    <OnDemand resetKey={props.record.id}>
      <NEXT_STEPS.Page {...props} />
    </OnDemand>
  ),
  // The total that a customer's record has is typed by hand.
  headline: ({ entity, record }) =>
    entity.fields['name']?.names?.of === 'customers' && seesMoney()
      ? { label: 'Open Balance', text: <OpenBalance name={nameIn(record, 'name')} /> }
      : undefined,
};

function moduleAt(pathname: string): Module | undefined {
  return SIDEBAR_PAGES.find(({ path }) => pathname === pageAddress(path));
}

/**
 * What follows once the page is there and the browser is idle: the service worker, the code of the other pages, one after the other, so that they
 * open without a connection, then the counts in the sidebar. Not before the records of this page are there, which would have to
 * share the line. Render it next to the page, inside the same `Suspense`, so that it waits for that page.
 */
function AfterLoading({ pathname }: { readonly pathname: string }) {
  const [Counts, setCounts] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const showCounts = (): void => {
      // Nothing else would ask for them again.
      stop = withCode(
        () => import('../features/home/SidebarCounts.tsx'),
        (code) => {
          setCounts(() => code.default);
          return undefined;
        },
      );
    };
    const stopWaiting = whenListsHaveLoaded(() => {
      // First and alone: it asks for all of the code at once, so that the app soon opens without a network.
      stop = withCode(
        () => import('../records/store/device/worker.ts'),
        ({ startWorker }) => {
          void startWorker().then(() => {
            if (!isOver) stop = preloadAll(pagesAndParts(), showCounts);
          });
          return undefined;
        },
      );
    });
    return () => {
      isOver = true;
      stopWaiting();
      stop?.();
    };
  }, []);
  return (
    Counts && (
      <ErrorBoundary resetKey={pathname} fallback={null}>
        <Counts />
      </ErrorBoundary>
    )
  );
}

type BottomBarProps = {
  readonly counts: CountsByModule;
  readonly onMenu: () => void;
};

/** The most used pages, the search and the sidebar within reach of a thumb, where there is no room for a sidebar. */
function BottomBar({ counts, onMenu }: BottomBarProps) {
  const { pathname } = useLocation();
  if (!useMediaQuery('(width < 64rem)')) return null;
  return (
    <nav
      aria-label="Quick access"
      className="fixed inset-x-0 bottom-0 z-10 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden short:hidden"
    >
      {BOTTOM_BAR_PAGES.filter(isSeen).map(({ path, title, icon: Icon }) => (
        <NavLink
          key={path}
          to={pageAddress(path)}
          end={isEndOf(path, pathname)}
          aria-description={describeCount(counts[path])}
          className={({ isActive }) => `${ITEM} ${isActive ? CURRENT : ''}`}
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {title}
          <NavCount count={counts[path]} className="absolute start-[calc(50%+0.5rem)] top-1" />
        </NavLink>
      ))}
      <button type="button" onClick={openPalette} className={ITEM}>
        <Search aria-hidden="true" className="size-5" strokeWidth={1.75} />
        Search
      </button>
      <button type="button" onClick={onMenu} className={ITEM}>
        <Menu aria-hidden="true" className="size-5" strokeWidth={1.75} />
        More
      </button>
    </nav>
  );
}

const ITEM =
  'relative grid min-h-14 content-center justify-items-center gap-0.5 text-[0.6875rem] font-medium text-muted outline-offset-[-2px]';
const CURRENT =
  'text-accent! before:absolute before:inset-x-6 before:top-0 before:border-t-2 before:border-brass';

type ConnectionState = ReturnType<typeof useConnectionState>;

const STATE_WORDS: Readonly<Record<ConnectionState, string>> = {
  connected: 'The database is not responding.',
  connecting: 'Connecting…',
  none: 'No connection.',
};

/** Warns when the connection is lost or the database does not respond, with the number of unsaved changes. */
function ConnectionBanner() {
  const state = useConnectionState();
  const pending = usePendingSaves();
  const isLate = useSlowSave();
  const isKept = useDeviceStatus() === 'kept';
  const isShown = state !== 'connected' || isLate;
  return (
    <div
      className={
        isShown
          ? 'flex items-center gap-2.5 bg-tone-yellow px-4 py-1 text-sm font-medium text-tone-yellow-ink sm:px-6 xl:px-8'
          : ''
      }
    >
      {isShown && <WifiOff aria-hidden="true" className="size-4 shrink-0" />}
      <div role="status">
        {isShown && (
          <p className="py-1">
            {STATE_WORDS[state]} {consequence(pending, state, isKept)}
          </p>
        )}
      </div>
      {state !== 'connected' && navigator.onLine && (
        <Button
          className="min-h-8!"
          aria-disabled={state === 'connecting'}
          onClick={() => {
            if (state === 'none') connectNow();
          }}
        >
          Try now
        </Button>
      )}
    </div>
  );
}

function consequence(pending: number, state: ConnectionState, isKept: boolean): string {
  if (pending === 0) {
    return `This data may be out of date.${state === 'none' ? ' Reconnecting…' : ''}`;
  }
  const changes = countText(pending, 'change');
  const moment = state === 'connected' ? 'when it responds' : "when you're back online";
  return isKept
    ? `${changes} kept on this device will be sent ${moment}.`
    : `${changes} will be saved ${moment}. Keep this page open.`;
}

/** Offers to reload once a newer version of the app is on this device. Nothing but the button applies it. */
function NewVersionNotice() {
  const isReady = useNewVersion();
  return <div role="status">{isReady && <NewVersionOffer />}</div>;
}

type Preloadable = { readonly preload: () => Promise<void> };

/** The pages of the sidebar, then all parts; the further pages among them are known once their list is loaded. */
function* pagesAndParts(): Iterator<Preloadable> {
  yield* SIDEBAR_PAGES;
  yield* lazyParts;
}

/** Returns a function that cancels the rest. */
function preloadAll(code: Iterator<Preloadable>, onDone: () => void): () => void {
  const { value: next } = code.next();
  if (next === undefined) {
    onDone();
    return () => undefined;
  }
  let cancel = whenIdle(() => {
    let isCanceled = false;
    cancel = () => {
      isCanceled = true;
    };
    void next.preload().then(() => {
      if (!isCanceled) cancel = preloadAll(code, onDone);
    });
  });
  return () => cancel();
}

const BLOCKED_SAVE_LIST = lazyPart(async () => ({
  default: (await import('../features/unsavedChanges/OutboxTray.tsx')).BlockedSaveList,
}));

/** Reports saves that need the user, on whatever page they are. */
function BlockedSaves() {
  const count = useOutbox().intents.filter(({ problem }) => problem !== undefined).length;
  // The form of such a save stays open when it is the last one and is decided elsewhere.
  const [wasShown, setShown] = useState(false);
  if (count > 0 && !wasShown) setShown(true);
  return wasShown || count > 0 ? (
    <OnDemand
      resetKey={String(count)}
      fallback={
        count > 0 && (
          <Alert kind="alert">
            Not saved: {count}. Reload this page with a connection to decide.
          </Alert>
        )
      }
    >
      <BLOCKED_SAVE_LIST.Page />
    </OnDemand>
  ) : null;
}

/** Sends the changes of the signed-in person whenever there is a connection, but none of somebody without access. */
function useSender(isDenied: boolean): void {
  const { user, isSigningOut } = useAuth();
  const uid = isSigningOut || isDenied ? undefined : user?.uid;
  const signedInAt = user?.signedInAt ?? 0;
  useEffect(() => {
    if (uid === undefined) return undefined;
    return withCode(
      () => import('../records/store/write/startSender.ts'),
      ({ startSender }) => startSender(uid, signedInAt),
    );
  }, [uid, signedInAt]);
}
