import { BRAND } from '../company/brand.ts';
import type { CountsByModule } from '../records/page/sidebarCounts.ts';
import { Modal } from '../ui/dialog/Modal.tsx';
import { Sidebar } from './Sidebar.tsx';

type MenuDrawerProps = { readonly counts: CountsByModule; readonly onClose: () => void };

/** The sidebar on small screens, over the page. */
export default function MenuDrawer({ counts, onClose }: MenuDrawerProps) {
  return (
    <Modal title={BRAND.name} variant="drawer" onClose={onClose}>
      <Sidebar counts={counts} inDrawer onNavigate={onClose} />
    </Modal>
  );
}
