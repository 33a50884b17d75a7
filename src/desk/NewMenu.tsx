import { useNavigate } from 'react-router-dom';
import { createTitle } from '../records/model/entity.ts';
import { isSeen } from '../session/sight.ts';
import { ENTITIES } from '../records/model/entities.ts';
import { createAddress, pageAddress, pageOf } from '../records/page/address/addresses.ts';
import { MODULES } from './modules.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { OpenMenu } from '../ui/MenuOpener.tsx';

/** A menu of all blank forms, in the order of the sidebar. */
export default function NewMenu(props: OpenMenu) {
  const navigate = useNavigate();
  const items = MODULES.flatMap(({ path }) =>
    ENTITIES.filter((entity) => isSeen(entity) && pageOf(entity) === pageAddress(path)),
  ).map((entity) => ({
    label: createTitle(entity),
    onSelect: () => void navigate(createAddress(entity)),
  }));
  return <Menu {...props} items={items} />;
}
