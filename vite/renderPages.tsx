/**
 * Prints public pages, with header and footer, as a JSON array of HTML, for the routes given as arguments; without attributes
 * that the content security policy blocks. A program of its own, because a build may share its process with another build
 * of React.
 */
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

await loadAllPages();
console.log(JSON.stringify(process.argv.slice(2).map(renderPage)));

function renderPage(path: string): string {
  return renderToStaticMarkup(
    <AuthContext value={SIGNED_OUT}>
      <StaticRouter location={path}>
        <Routes>{SITE_ROUTES}</Routes>
      </StaticRouter>
    </AuthContext>,
  ).replaceAll(/ (?:style|data-discover)="[^"]*"/g, '');
}
