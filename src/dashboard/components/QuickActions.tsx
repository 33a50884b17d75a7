import { FileText, UserPlus, Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/Panel.tsx';

const ACTIONS = [
  { label: 'Add New Lead', to: '/dashboard/sales?new=leads', icon: UserPlus },
  { label: 'Create Invoice', to: '/dashboard/finance?new=invoices', icon: FileText },
  { label: 'New Service Ticket', to: '/dashboard/service?new=tickets', icon: Wrench },
] as const;

/** Links to the most used forms; each opens its page with the form open. */
export function QuickActions() {
  return (
    <Panel title="Quick Actions">
      <ul className="grid gap-2 px-4 sm:px-6 pb-5 sm:grid-cols-3 sm:gap-3">
        {ACTIONS.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-3 rounded-md border border-line px-3.5 text-sm font-semibold transition-colors hover:border-edge hover:bg-sunken"
            >
              <Icon aria-hidden="true" className="size-4.5 text-accent" strokeWidth={1.75} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
