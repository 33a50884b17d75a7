import { Link } from 'react-router-dom';
import { useConnectionState } from '../../store/connection/useConnection.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';

/** While the records of a document are on their way. */
export function LoadingDocument() {
  const hasConnection = useConnectionState() !== 'none';
  return (
    <>
      <PageHeader title="Print or send" />
      <p role="status" className="px-4 text-sm text-muted sm:px-6">
        {hasConnection
          ? 'Loading…'
          : 'There is no connection. The document appears once it is back.'}
      </p>
    </>
  );
}

/** When some of the records of a document cannot be read. */
export function FailedDocument() {
  return (
    <>
      <PageHeader title="Print or send" />
      <div className="px-4 sm:px-6">
        <Alert kind="alert">
          Some records of this document could not be read. Your access may have been revoked.
        </Alert>
      </div>
    </>
  );
}

/** When there is no record of the address. */
export function UnknownDocument() {
  return (
    <>
      <PageHeader title="Print or send" />
      <div className="px-4 sm:px-6">
        <Alert kind="alert">
          <p>This record does not exist. It may have been removed, or the link is not complete.</p>
          <p className="mt-1">
            <Link to="/dashboard/finance" className="font-semibold underline underline-offset-4">
              All invoices
            </Link>
          </p>
        </Alert>
      </div>
    </>
  );
}
