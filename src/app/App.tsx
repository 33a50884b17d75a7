import { Fragment, type ReactNode, Suspense, useEffect } from 'react';
import { createPath, HashRouter, Route, Routes, useLocation } from 'react-router-dom';
import { AuthProvider } from './AuthProvider.tsx';
import { useMayBeSignedIn } from '../session/lastUser.ts';
import { useAuth } from '../session/useAuth.ts';
import { Redirect } from '../features/login/Redirect.tsx';
import { lazyPage } from '../lib/lazyPage.ts';
import { isArabic, isStaffPage } from '../site/firstScreen/address.ts';
import { preloadSite, SITE_ROUTES } from '../site/pages.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Dashboard, dashboardLoading } from './dashboardPage.ts';
import { ScrollPlaces } from '../ui/ScrollPlaces.tsx';

const { Page: LoginPage, preload } = lazyPage(() => import('../features/login/LoginPage.tsx'));
const ARABIC = HAS_ARABIC ? lazyPage(() => import('../site/ArabicSite.tsx?ar')) : null;
const { Page: InvitationPage } = lazyPage(() => import('../features/accounts/InvitationPage.tsx'));

const address = (): string => window.location.hash.slice(1);
// The login page brings along the code of the identity provider, which the staff pages wait for. Who returns to the dashboard
// has it from there.
if (ARABIC && isArabic(address())) void ARABIC.preload();
else if (!isStaffPage(address())) preloadSite(address() || '/');
else if (dashboardLoading === null || address().startsWith('/login')) void preload();

deferBack();

/** The whole product: the public site, the login page and the staff dashboard. */
export function App() {
  return (
    <HashRouter>
      <Session>
        <ScrollPlaces>
          <Pages />
        </ScrollPlaces>
      </Session>
    </HashRouter>
  );
}

/** Asks who is signed in on the staff pages and, on the public ones, where somebody may be signed in. */
function Session({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const mayBeSignedIn = useMayBeSignedIn();
  return <AuthProvider isAsked={mayBeSignedIn || isStaffPage(pathname)}>{children}</AuthProvider>;
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
          {ARABIC && <Route path="/ar/*" element={<ARABIC.Page />} />}
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

/** Renders its children for signed-in users; redirects others to the login page, which leads back, or home if they just signed out. */
function RequireAuth({ children }: { readonly children: ReactNode }) {
  const { user, isAuthenticated, isKnown, isSigningOut, finishSignOut } = useAuth();
  const requested = createPath(useLocation());
  // The cleanup runs once the home page has replaced this one.
  useEffect(() => {
    if (!isSigningOut) return undefined;
    return finishSignOut;
  }, [isSigningOut, finishSignOut]);
  // Nothing that one person has read is shown to another.
  if (isAuthenticated) return <Fragment key={user?.uid}>{children}</Fragment>;
  if (!isKnown) return null;
  return isSigningOut ? <Redirect to="/" /> : <Redirect to="/login" from={requested} />;
}

/**
 * Lets Back and Forward between public pages move the pictures that both show, as links do. React renders what a `popstate`
 * event changes at once, without a view transition, so that the browser can restore the position of the page and the input
 * of its forms. The public pages need neither, so the router hears of the event in a task of its own. Must be called
 * before the router listens, since listeners on `window` run in the order of their registration.
 */
function deferBack(): void {
  window.addEventListener('popstate', (event) => {
    const isFromSite = document.querySelector('.site') !== null;
    // A swipe has moved the page itself.
    const isAnimated = event.hasUAVisualTransition;
    if (!event.isTrusted || isAnimated || !isFromSite || isStaffPage(address())) return;
    event.stopImmediatePropagation();
    const { state } = event;
    setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', { state })));
  });
}
