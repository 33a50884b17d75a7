import { FileText, Plus, UserPlus, Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/Panel.tsx';

const ACTIONS = [
  { label: 'Add New Lead', to: '/dashboard/sales?record=leads/new', icon: UserPlus },
  { label: 'Create Invoice', to: '/dashboard/finance?record=invoices/new', icon: FileText },
  { label: 'New Service Ticket', to: '/dashboard/service?record=tickets/new', icon: Wrench },
] as const;

/** Links to the most used forms; each opens its page with the form open. */
export function QuickActions() {
  return (
    <Panel title="Quick Actions">
      <ul className="grid px-2 pb-3 sm:px-4">
        {ACTIONS.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-9 items-center gap-3 rounded-md px-2 text-[0.8125rem] font-semibold hover:bg-sunken pointer-coarse:min-h-11"
            >
              <Icon aria-hidden="true" className="size-4.5 text-accent" strokeWidth={1.75} />
              {label}
              <Plus aria-hidden="true" className="ms-auto size-4 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
