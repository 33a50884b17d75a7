import { AccountDialog } from './AccountDialog.tsx';
import { COMPANY_PAGE, HEALTH_PAGE } from '../../shell/address/addresses.ts';

export type OwnAccountProps = {
  /** What it shows first. */
  readonly view: 'account' | 'invite';
  readonly onClose: () => void;
};

const LINKS = [
  { address: `/dashboard/${COMPANY_PAGE}`, label: 'Company details' },
  { address: `/dashboard/${HEALTH_PAGE}`, label: 'System health' },
];

/** The dialog of one's own account, with the pages of the dashboard that have no entry in the navigation. */
export default function OwnAccount({ view, onClose }: OwnAccountProps) {
  return <AccountDialog firstView={view} links={LINKS} onClose={onClose} />;
}
