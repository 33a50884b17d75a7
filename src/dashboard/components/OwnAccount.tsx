import { AccountDialog } from '../../accounts/AccountDialog.tsx';
import { COMPANY_PAGE, HEALTH_PAGE } from '../address/addresses.ts';

export type OwnAccountProps = { readonly onClose: () => void };

const LINKS = [
  { address: `/dashboard/${COMPANY_PAGE}`, label: 'Company details' },
  { address: `/dashboard/${HEALTH_PAGE}`, label: 'System health' },
];

/** The dialog of one's own account, with the pages of the dashboard that have no entry in the navigation. */
export default function OwnAccount({ onClose }: OwnAccountProps) {
  return <AccountDialog links={LINKS} onClose={onClose} />;
}
