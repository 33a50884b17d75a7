import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import LoginPage from '../../src/features/login/LoginPage.tsx';
import { AuthContext, type AuthState } from '../../src/session/useAuth.ts';
import ArabicSite from '../../src/site/ArabicSite.tsx?ar';
import { SHEET } from '../../src/site/components/wall/DrawYourWall.tsx';
import { SHEET as ARABIC_SHEET } from '../../src/site/components/wall/DrawYourWall.tsx?ar';
import { loadAllPages, SITE_ROUTES } from '../../src/site/pages.tsx';
import { loadAllPages as loadArabicPages } from '../../src/site/pages.tsx?ar';

const SIGNED_OUT: AuthState = {
  user: null,
  isAuthenticated: false,
  isKnown: true,
  isSigningOut: false,
  finishSignOut: () => undefined,
  signOut: () => Promise.resolve(true),
};

/** Loads the code of all public pages. Call it once, before the first of them is rendered. */
export const loadPages = (): Promise<unknown> =>
  Promise.all([loadAllPages(), loadArabicPages(), SHEET.preload(), ARABIC_SHEET.preload()]);

/** The HTML of a public page, with header and footer, or of the login page, without attributes that the content security policy blocks. */
export function renderedPage(path: string): string {
  return renderToStaticMarkup(
    <AuthContext value={SIGNED_OUT}>
      <StaticRouter location={path}>
        <Routes>
          {SITE_ROUTES}
          <Route path="/ar/*" element={<ArabicSite />} />
          <Route path="/login" element={<LoginPage />} />
        </Routes>
      </StaticRouter>
    </AuthContext>,
  ).replaceAll(/ (?:style|data-discover)="[^"]*"/g, '');
}
