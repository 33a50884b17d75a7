import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { NO_ACCESS_PAGE, SESSION_WATCH } from '../features/accounts/accountCode.ts';
import { BRAND } from '../company/brand.ts';
import { openDevice } from '../store/device/store.ts';
import { useUnloadGuard } from '../store/write/outbox.ts';
import { useSender } from '../store/write/useSender.ts';
import { BlockedSaves } from '../features/tray/BlockedSaves.tsx';
import { connectEarly } from '../store/connection/useConnection.ts';
import { useTidyCopies } from '../store/read/useCopy.ts';
import { useStaffAccess } from '../store/read/useStaffAccess.ts';
import { nameRoutes } from '../reports/routes.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Modal } from '../ui/dialog/Modal.tsx';
import { OnDemand } from '../ui/OnDemand.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { useStore } from '../lib/createStore.ts';
import { attentionCounts } from '../shell/attentionCounts.ts';
import { BottomBar } from './BottomBar.tsx';
import { AfterLoading } from './AfterLoading.tsx';
import { PageKeys } from '../shell/keys/PageKeys.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { CopyNote } from '../shell/CopyNote.tsx';
import { Header } from './Header.tsx';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { Sidebar } from './Sidebar.tsx';
import { NOT_FOUND_PAGE, PAGES, type DashboardPage } from './modules.ts';
import { PaletteHost } from '../features/palette/PaletteHost.tsx';

// This module may be loaded ahead, while the identity provider is still asked: the page of the address and the connection
// need not wait for the first render.
connectEarly();
void openDevice();
void pageAt(window.location.hash.replace(/^#|\?.*/g, ''))?.preload();

if (import.meta.env.VITE_ERROR_REPORTS) nameRoutes(PAGES.map(({ path }) => path));

/** The protected area: sidebar, header and the current page (specification, section 2). */
export default function Dashboard() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const counts = useStore(attentionCounts);
  const { pathname } = useLocation();
  const { isDenied, hasEnded, end, retry } = useStaffAccess();
  useDocumentTitle(isDenied ? 'No access' : titleOf(pathname));
  useSender(isDenied);
  useUnloadGuard();
  useTidyCopies();
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
        <Sidebar counts={counts} />
      </div>
      {isMenuOpen && (
        <Modal title={BRAND.name} variant="drawer" onClose={() => setMenuOpen(false)}>
          <Sidebar counts={counts} inDrawer onNavigate={() => setMenuOpen(false)} />
        </Modal>
      )}
      <PaletteHost />
      <div className="flex min-w-0 grow flex-col">
        <Header onMenu={() => setMenuOpen(true)} />
        <div className="dashboard-notices sticky top-13 z-9 max-h-[50dvh] overflow-y-auto bg-surface short:static short:max-h-none print:hidden">
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
            <Suspense fallback={<p role="status">Loading…</p>}>
              <Routes>
                {PAGES.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
                <Route path="*" element={<NOT_FOUND_PAGE.Page />} />
              </Routes>
              <AfterLoading />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <BottomBar counts={counts} onMenu={() => setMenuOpen(true)} />
      <Toasts />
      <OnDemand>
        <SESSION_WATCH.Page onClosed={end} />
      </OnDemand>
      <PageKeys />
    </div>
  );
}

function titleOf(pathname: string): string {
  return pageAt(pathname)?.label ?? 'Page not found';
}

function pageAt(pathname: string): DashboardPage | undefined {
  return PAGES.find(({ path }) => pathname === `/dashboard${path && `/${path}`}`);
}

/** Before the effects of the page, which may know a better title. */
function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, [title]);
}
