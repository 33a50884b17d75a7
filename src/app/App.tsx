import { Suspense } from 'react';
import { HashRouter, Route, Routes, useLocation } from 'react-router-dom';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { RequireAuth } from '../auth/RequireAuth.tsx';
import { lazyPage } from '../lib/lazyPage.ts';
import { SITE_PAGES } from '../site/pages.ts';
import SiteLayout from '../site/SiteLayout.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Dashboard } from './dashboardPage.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

const { Page: LoginPage } = lazyPage(() => import('../auth/LoginPage.tsx'));

/** The whole product: the public site, the login page and the staff dashboard. */
export function App() {
  return (
    <AuthProvider>
      <HashRouter>
        <ScrollToTop />
        <Pages />
      </HashRouter>
    </AuthProvider>
  );
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
