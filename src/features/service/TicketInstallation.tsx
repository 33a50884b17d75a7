import type { RecordForm } from '../../records/form/useRecordForm.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { orUntitled } from '../../lib/words.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { installation, installationAddress } from '../installations/installation.entity.ts';
import { Select } from '../../ui/controls.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** What the form of a ticket shows below its fields. */
export const ticketDetails = (form: RecordForm) => <TicketInstallation form={form} />;

/** Which of its customer's installations a ticket is about; nothing while there are none to choose from. */
function TicketInstallation({ form: { values, change } }: { readonly form: RecordForm }) {
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
      <label className="flex min-w-0 grow items-center gap-x-4 text-muted">
        Installation
        <Select
          value={chosen}
          blank="None"
          options={options.map((one) => [one.id, orUntitled(one.name)])}
          onChoice={(id) => change('installation', id)}
          className="grow"
        />
      </label>
      {options.some((one) => one.id === chosen) && (
        <TextLink to={installationAddress(chosen)}>Readings and visits</TextLink>
      )}
    </div>
  );
}
