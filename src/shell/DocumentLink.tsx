import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Entity } from '../model/entity.ts';
import { documentAddress } from './address/documentAddress.ts';

type DocumentLinkProps = { readonly entity: Pick<Entity, 'path'>; readonly id: string };

/** Leads from the panel of an invoice or order to its printed form; nothing for other records. */
export function DocumentLink({ entity, id }: DocumentLinkProps) {
  const address = documentAddress(entity, id);
  return (
    address !== null && (
      <Link
        to={address}
        className="inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-md px-2 text-sm font-semibold whitespace-nowrap text-accent hover:bg-accent/10 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <Printer aria-hidden="true" className="size-4.5" />
        <span className="max-sm:sr-only">Print or send</span>
      </Link>
    )
  );
}
