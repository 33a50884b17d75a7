import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { entryRecord } from '../../form/history/entryRecord.ts';
import { ACTIVITY_ADDRESS, addressOfPath, searchAddress } from './activityAddresses.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';

/** Leads on to the record of an activity entry; to a search for its subject if the history does not know the record. */
export function EntryRedirect({ id }: { readonly id: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isMounted = true;
    void findAddress(id).then(
      (found) => {
        if (!isMounted) return;
        setAddress(found);
        if (found === null) setProblem('There is no activity entry at this address.');
      },
      (error: unknown) => {
        console.error('Reading an activity entry failed', error);
        if (isMounted) setProblem('The record of this entry could not be looked up.');
      },
    );
    return () => {
      isMounted = false;
    };
  }, [id]);

  if (address !== null) return <Navigate to={address} replace />;
  return (
    <>
      <PageHeader title="Activity" />
      <p role="status">{problem ?? 'Looking up the record…'}</p>
      {problem !== null && (
        <Link
          to={ACTIVITY_ADDRESS}
          className="font-semibold text-accent underline underline-offset-4"
        >
          All activity
        </Link>
      )}
    </>
  );
}

async function findAddress(id: string): Promise<string | null> {
  const { entry, record } = await entryRecord(id);
  return (record === null ? null : addressOfPath(record)) ?? (entry && searchAddress(entry));
}
