import type { Entity, Fields, RecordOf } from '../model/entity.ts';
import { MERGE, NOBODY } from './address/addresses.ts';
import { partyAddress } from './address/partyAddress.ts';
import { partiesNamedBy } from './partiesNamedBy.ts';

/** What merging is called where one customer or supplier is open. */
export const mergeTitle = ({ noun }: Pick<Entity, 'noun'>): string =>
  `Merge with another ${noun.one}`;

/** The address that compares two customers or suppliers to merge them, or asks for the other one; null for other records. */
export function mergeAddress<F extends Fields>(
  entity: Entity<F>,
  record: RecordOf<Entity<F>>,
  other?: RecordOf<Entity<F>>,
): string | null {
  if (!('absorbed' in entity.fields)) return null;
  const [party] = partiesNamedBy(entity, record);
  const name = other ? partiesNamedBy(entity, other)[0]?.name : NOBODY;
  return party && name ? partyAddress(party.of, party.name, { [MERGE]: name }) : null;
}
