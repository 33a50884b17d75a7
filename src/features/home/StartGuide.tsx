import { Link } from 'react-router-dom';
import { ownAccountView } from '../accounts/ownAccountView.ts';
import { customer } from '../sales/customer.entity.ts';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import { Panel } from '../../ui/Panel.tsx';
import { createAddress, importAddress } from '../../records/page/address/addresses.ts';

const STEPS = [
  { to: '/dashboard/company', title: 'Enter your company details', hint: 'For documents.' },
  {
    to: createAddress(customer),
    title: 'Add your first customer',
    hint: 'Name, tax number and terms.',
  },
  {
    to: createAddress(inventoryItem),
    title: 'Add your first item',
    hint: 'Stock at or below its reorder point is reported here.',
  },
  { to: importAddress(customer), title: 'Import a spreadsheet', hint: 'Any kind of record.' },
] as const;

const STEP = 'font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11';

/** The first steps of a new company. */
export default function StartGuide() {
  return (
    <Panel
      title="Get started"
      className="overflow-clip border-line pb-3 max-sm:border-b sm:border-t"
    >
      <ul className="px-4 text-sm sm:px-6">
        {STEPS.map(({ to, title, hint }) => (
          <li key={title} className="flex flex-wrap items-center gap-x-3 py-1">
            <Link to={to} className={`inline-flex items-center ${STEP}`}>
              {title}
            </Link>
            <span className="text-muted">{hint}</span>
          </li>
        ))}
        <li className="py-1">
          <button type="button" onClick={() => ownAccountView.set('invite')} className={STEP}>
            Invite a colleague
          </button>
        </li>
      </ul>
    </Panel>
  );
}
