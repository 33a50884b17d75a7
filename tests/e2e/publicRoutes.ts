import { documentTitle, PUBLIC_ROUTES } from '../support/publicRoutes.ts';

/** Public pages by address and title: every route, a project without a case study, and two unknown addresses. */
export const PAGES: readonly (readonly [address: string, title: string])[] = [
  ...PUBLIC_ROUTES.map(([path, , title]) => [path, title] as const),
  ['/portfolio/5', documentTitle('Drift')],
  ['/portfolio/7', documentTitle('Project Not Found')],
  ['/nowhere', documentTitle('Page not found')],
];
