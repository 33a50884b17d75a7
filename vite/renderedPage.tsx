import { renderToStaticMarkup } from 'react-dom/server';
import { Routes, StaticRouter } from 'react-router-dom';
import { AuthContext, type AuthState } from '../src/store/session/useAuth.ts';
import { SHEET } from '../src/site/components/wall/DrawYourWall.tsx';
import { loadAllPages, SITE_ROUTES } from '../src/site/pages.tsx';

const SIGNED_OUT: AuthState = {
  user: null,
  isAuthenticated: false,
  isKnown: true,
  isSigningOut: false,
  finishSignOut: () => undefined,
  signOut: () => Promise.resolve(true),
};

/** Loads the code of all public pages. Call it once, before the first of them is rendered. */
export const loadPages = (): Promise<unknown> => Promise.all([loadAllPages(), SHEET.preload()]);

/** The HTML of a public page, with header and footer, and without attributes that the content security policy blocks. */
export function renderedPage(path: string): string {
  return renderToStaticMarkup(
    <AuthContext value={SIGNED_OUT}>
      <StaticRouter location={path}>
        <Routes>{SITE_ROUTES}</Routes>
      </StaticRouter>
    </AuthContext>,
  ).replaceAll(/ (?:style|data-discover)="[^"]*"/g, '');
}
