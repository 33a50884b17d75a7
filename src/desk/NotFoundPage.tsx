import { Link, useLocation } from 'react-router-dom';
import { Redirect } from '../features/login/Redirect.tsx';
import { PageHeader } from '../records/page/PageHeader.tsx';

/** Shown for unknown addresses below /dashboard, except to somebody who has just signed in. */
export default function NotFoundPage() {
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
