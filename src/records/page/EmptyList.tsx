import { Upload } from 'lucide-react';
import type { Entity } from '../model/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { importAddress } from './address/addresses.ts';

type EmptyListProps = {
  readonly entity: Pick<Entity, 'path' | 'noun' | 'isMadeFromOthers'>;
  readonly purpose: string;
  readonly create: () => void;
};

/** What the records of an empty list are for, and the ways to have the first ones. */
export default function EmptyList({ entity, purpose, create }: EmptyListProps) {
  const { path, noun, isMadeFromOthers } = entity;
  return (
    <div className="grid justify-items-start gap-3 px-4 pb-6 text-sm sm:px-6">
      <p className="max-w-[60ch] text-pretty">{purpose}</p>
      {!isMadeFromOthers && (
        <div className="flex flex-wrap gap-2">
          <Button tall onClick={create}>
            Add the first {noun.one}
          </Button>
          <ButtonLink variant="quiet" to={importAddress({ path })}>
            <Upload aria-hidden="true" className="size-4" />
            Import a spreadsheet
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
