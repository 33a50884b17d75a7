import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { RecordForm } from '../../records/form/useRecordForm.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { orUntitled } from '../../lib/words.ts';
import { installationAddress } from '../../records/page/address/addresses.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { installation } from '../installations/installation.entity.ts';
import { Options } from '../../ui/Options.tsx';

/** What the form of a ticket shows below its fields. */
export const ticketDetails = (form: RecordForm) => <TicketInstallation form={form} />;

/** Which of its customer's installations a ticket is about; nothing while there are none to choose from. */
function TicketInstallation({ form: { values, change } }: { readonly form: RecordForm }) {
  const id = useId();
  const { customer = '', installation: chosen = '' } = values;
  const isWanted = customer.trim() !== '' || chosen !== '';
  const { records } = useRecords(installation, { isWanted, withArchived: true });
  const options = records.filter(
    (one) =>
      one.id === chosen || (one.archived === '' && nameKey(one.customer) === nameKey(customer)),
  );
  if (options.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-[0.8125rem] sm:px-6">
      <label htmlFor={id} className="text-muted">
        Installation
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => change('installation', target.value)}
        className="control h-8 min-w-0 grow basis-48 px-2 pointer-coarse:h-11"
      >
        <option value="">None</option>
        <Options of={options.map((one) => [one.id, orUntitled(one.name)])} />
      </select>
      {options.some((one) => one.id === chosen) && (
        <Link
          to={installationAddress(chosen)}
          className="font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11 pointer-coarse:content-center"
        >
          Readings and visits
        </Link>
      )}
    </div>
  );
}
