import { useSearchParams } from 'react-router-dom';
import { useActivityLog } from '../../form/history/useActivityLog.ts';
import { useConnectionState } from '../../store/connection/useConnection.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { entityOf } from './activityAddresses.ts';
import { nameInAddress } from '../../shell/address/addresses.ts';
import { ActivityDays } from './ActivityDays.tsx';
import { ActivityFilter } from './ActivityFilter.tsx';
import { EntryRedirect } from './EntryRedirect.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';

/** Everything that was created or changed, by day; with `?entry=` in the address, it leads on to the record of one entry. */
export default function ActivityPage() {
  const [parameters] = useSearchParams();
  const entry = parameters.get('entry');
  return entry === null ? <Log /> : <EntryRedirect key={entry} id={entry} />;
}

function Log() {
  const [parameters] = useSearchParams();
  const { status, entries, earlier, showEarlier } = useActivityLog();
  const hasConnection = useConnectionState() !== 'none';
  const [person, kind] = [parameters.get('person'), parameters.get('kind')];
  const listed = entries.filter(({ user, action }) => {
    const entity = entityOf(action);
    const isOfKind = kind === null || (entity !== undefined && nameInAddress(entity) === kind);
    return isOfKind && (person === null || user === person);
  });

  return (
    <>
      <PageHeader title="Activity" />
      <ActivityFilter people={[...new Set(entries.map(({ user }) => user))]} />
      <p role="status" className="px-4 pt-3 text-[0.8125rem] text-muted sm:px-6">
        {status === 'live' && countOf(listed.length, entries.length)}
        {!hasConnection && ' There is no connection: later entries are not listed yet.'}
      </p>
      {entries.length === 0 ? (
        <ListPlaceholder
          status={status}
          label="Activity"
          empty="No activity yet. Every new or changed record appears here."
        />
      ) : (
        <ActivityDays entries={listed} />
      )}
      {earlier === 'failed' && (
        <Alert kind="alert">
          <p>Earlier entries could not be loaded. Check the connection and try again.</p>
        </Alert>
      )}
      {earlier !== 'none' && (
        <Button
          className="ms-4 mt-4 sm:ms-6"
          aria-disabled={earlier === 'loading'}
          onClick={() => void showEarlier()}
        >
          {earlier === 'loading' ? 'Loading…' : 'Show earlier'}
        </Button>
      )}
    </>
  );
}

const countOf = (listed: number, loaded: number): string =>
  listed === loaded ? `The latest ${loaded} entries` : `${listed} of the latest ${loaded} entries`;
