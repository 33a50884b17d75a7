import { Link } from 'react-router-dom';
import { PageHeader } from '../components/PageHeader.tsx';

/** Shown for unknown addresses below /dashboard. */
export function NotFoundPage() {
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
