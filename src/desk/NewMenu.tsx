import { useNavigate } from 'react-router-dom';
import { createTitle } from '../model/entity.ts';
import { ENTITIES } from '../model/entities.ts';
import { createAddress, pageOf } from '../page/address/addresses.ts';
import { MODULES } from '../page/modules.ts';
import { Menu } from '../ui/Menu.tsx';
import type { OpenMenu } from '../ui/MenuOpener.tsx';

/** A menu of all blank forms, in the order of the sidebar. */
export default function NewMenu(props: OpenMenu) {
  const navigate = useNavigate();
  const items = MODULES.flatMap(({ path }) =>
    ENTITIES.filter((entity) => path !== '' && pageOf(entity) === `/dashboard/${path}`),
  ).map((entity) => ({
    label: createTitle(entity),
    onSelect: () => void navigate(createAddress(entity)),
  }));
  return <Menu {...props} items={items} />;
}
