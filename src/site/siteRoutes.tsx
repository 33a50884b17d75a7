import { Route } from 'react-router-dom';
import { SITE_PAGES, SiteLayout } from './pages.ts';

/** The routes of the public site. */
export const SITE_ROUTES = (
  <Route element={<SiteLayout />}>
    {SITE_PAGES.map(({ path, Page }) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
  </Route>
);
