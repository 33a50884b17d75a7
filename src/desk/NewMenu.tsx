import { createTitle } from '../model/entity.ts';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { ENTITIES } from '../model/entities.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import { createAddress, pageOf } from '../shell/address/addresses.ts';
import { MODULES } from './modules.ts';

/** A menu of all blank forms, in the order of the sidebar. */
export function NewMenu() {
  const navigate = useNavigate();
  const items = MODULES.flatMap(({ path }) =>
    ENTITIES.filter((entity) => path !== '' && pageOf(entity) === `/dashboard/${path}`),
  ).map((entity) => ({
    label: createTitle(entity),
    onSelect: () => void navigate(createAddress(entity)),
  }));
  return (
    <MenuButton
      label="New"
      items={items}
      // On a page with a main form, that is meant.
      shortcut="n"
      className="hidden min-h-8 items-center gap-1.5 rounded-md border border-edge/60 ps-2 pe-3 text-[0.8125rem] font-semibold hover:bg-sunken md:flex pointer-coarse:min-h-11"
    >
      <Plus aria-hidden="true" className="size-4" />
      New
    </MenuButton>
  );
}
