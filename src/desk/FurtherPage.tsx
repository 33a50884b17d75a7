import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { Redirect } from '../features/login/Redirect.tsx';
import { pageAddress } from '../records/page/address/addresses.ts';
import { PageHeader } from '../records/page/PageHeader.tsx';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import { elementOf } from './modules.tsx';
import { FURTHER_PAGES } from './pages.tsx';

const pageAt = (pathname: string) =>
  FURTHER_PAGES.find(({ path }) => pathname === pageAddress(path));

// As the dashboard does for those of the sidebar: not only when it renders.
void pageAt(window.location.hash.replace(/^#|\?.*/g, ''))?.preload();

/** The page at an address that is none of the sidebar. */
export default function FurtherPage() {
  const { pathname } = useLocation();
  useDocumentTitle(pageAt(pathname)?.title ?? 'Page not found');
  return (
    <Routes>
      {FURTHER_PAGES.map((page) => (
        <Route key={page.path} path={page.path} element={elementOf(page)} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** Shown for unknown addresses below /dashboard, except to somebody who has just signed in. */
function NotFound() {
  const { state } = useLocation();
  // The login page knows no pages: it leads to whatever address was asked for.
  if (state === '/login') return <Redirect to="/dashboard" />;
  return (
    <>
      <PageHeader title="Page not found" />
      <p className="px-4 text-sm sm:px-6">
        There is no page at this address.{' '}
        <Link to="/dashboard" className="font-semibold text-accent underline underline-offset-4">
          Go to the dashboard
        </Link>
      </p>
    </>
  );
}
