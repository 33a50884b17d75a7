import { renderToStaticMarkup } from 'react-dom/server';
import { Routes, StaticRouter } from 'react-router-dom';
import { AuthContext, type AuthState } from '../src/auth/useAuth.ts';
import { loadAllPages } from '../src/site/pages.ts';
import { SITE_ROUTES } from '../src/site/siteRoutes.tsx';

const SIGNED_OUT: AuthState = {
  user: null,
  isAuthenticated: false,
  isKnown: true,
  isSigningOut: false,
  finishSignOut: () => undefined,
  signOut: () => Promise.resolve(true),
};

// While this module is imported: afterwards, Vite's module runner loads nothing any more.
await loadAllPages();

/** A public page, with header and footer, as HTML without attributes that the content security policy blocks. */
export const renderPage = (path: string): string =>
  renderToStaticMarkup(
    <AuthContext value={SIGNED_OUT}>
      <StaticRouter location={path}>
        <Routes>{SITE_ROUTES}</Routes>
      </StaticRouter>
    </AuthContext>,
  ).replaceAll(/ (?:style|data-discover)="[^"]*"/g, '');
