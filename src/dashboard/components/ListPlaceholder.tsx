import type { Records } from '../../records/useRecords.ts';

type ListPlaceholderProps = {
  readonly status: Records<unknown>['status'];
  /** What to do when there is nothing yet. */
  readonly empty: string;
};

/** What a list says instead of rows. */
export function ListPlaceholder({ status, empty }: ListPlaceholderProps) {
  if (status === 'loading') return <span role="status">Loading…</span>;
  if (status === 'failed') {
    return (
      <span role="alert">
        These records could not be read. Your account may no longer be allowed to see them; sign in
        again or ask a colleague.
      </span>
    );
  }
  return empty;
}
