import { BRAND } from '../company/brand.ts';
import { Modal } from '../ui/dialog/Modal.tsx';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

type MenuDrawerProps = Pick<SidebarProps, 'counts' | 'pathname'> & { readonly onClose: () => void };

/** The sidebar on small screens, over the page. */
export default function MenuDrawer({ onClose, ...shown }: MenuDrawerProps) {
  return (
    <Modal title={BRAND.name} variant="drawer" onClose={onClose}>
      <Sidebar {...shown} inDrawer onNavigate={onClose} />
    </Modal>
  );
}
