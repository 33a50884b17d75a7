import { type ReactNode, Suspense } from 'react';
import { HashRouter, Route, Routes, useLocation } from 'react-router-dom';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { useMayBeSignedIn } from '../auth/lastUser.ts';
import { RequireAuth } from '../auth/RequireAuth.tsx';
import { lazyPage } from '../lib/lazyPage.ts';
import { nameRoutes } from '../reports/routes.ts';
import { preloadSite, SITE_PAGES, SITE_ROUTES } from '../site/pages.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Dashboard } from './dashboardPage.ts';
import { deferBack } from './deferBack.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

const { Page: LoginPage, preload } = lazyPage(() => import('../auth/LoginPage.tsx'));
const { Page: InvitationPage } = lazyPage(
  () => import('../accounts/invitations/InvitationPage.tsx'),
);

/** Addresses of the login page and the dashboard. */
const STAFF_PAGES = /^\/(login|dashboard)([/?]|$)/;

// With the code of the identity provider, which the staff pages wait for and the login page brings along.
const address = (): string => window.location.hash.slice(1);
if (STAFF_PAGES.test(address())) void preload();
else preloadSite(address() || '/');

if (import.meta.env.VITE_ERROR_REPORTS) {
  nameRoutes(['login', 'dashboard', ...SITE_PAGES.map(({ path }) => path)]);
}

deferBack(() => STAFF_PAGES.test(address()));

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

/** Asks who is signed in on the staff pages and, on the public ones, where somebody may be signed in. */
function Session({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const mayBeSignedIn = useMayBeSignedIn();
  const isStaffPage = STAFF_PAGES.test(pathname);
  return <AuthProvider isAsked={mayBeSignedIn || isStaffPage}>{children}</AuthProvider>;
}

/** The login page, or what it is behind the link of an invitation. */
function Login() {
  const { search } = useLocation();
  return search.includes('invitation=') ? <InvitationPage /> : <LoginPage />;
}

function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={null}>
        <Routes>
          {SITE_ROUTES}
          <Route path="/login" element={<Login />} />
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
