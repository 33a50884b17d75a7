import { Suspense, type ReactNode } from 'react';
import { HashRouter, Route, Routes, useLocation } from 'react-router-dom';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { useHasLastUser } from '../auth/lastUser.ts';
import { RequireAuth } from '../auth/RequireAuth.tsx';
import { lazyPage } from '../lib/lazyPage.ts';
import { SITE_PAGES } from '../site/pages.ts';
import SiteLayout from '../site/SiteLayout.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Dashboard } from './dashboardPage.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

const { Page: LoginPage, preload } = lazyPage(() => import('../auth/LoginPage.tsx'));

const STAFF_PAGES = /^\/(login|dashboard)(\/|$)/;

// With the code of the identity provider, which the staff pages wait for and the login page brings along.
if (STAFF_PAGES.test(window.location.hash.replace(/^#|\?.*/g, ''))) void preload();

/** The whole product: the public site, the login page and the staff dashboard. */
export function App() {
  return (
    <HashRouter>
      <Session>
        <ScrollToTop />
        <Pages />
      </Session>
    </HashRouter>
  );
}

/** Asks who is signed in on the staff pages and, on the public ones, where somebody has been signed in before. */
function Session({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const hasLastUser = useHasLastUser();
  const isStaffPage = STAFF_PAGES.test(pathname);
  return <AuthProvider isAsked={hasLastUser || isStaffPage}>{children}</AuthProvider>;
}

function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={null}>
        <Routes>
          <Route element={<SiteLayout />}>
            {SITE_PAGES.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
          <Route path="/login" element={<LoginPage />} />
          <Route
            path="/dashboard/*"
            element={
              <RequireAuth>
                <Dashboard />
              </RequireAuth>
            }
          />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
