import { digitsIn } from '../../../lib/digits.ts';
import { orUntitled } from '../../../lib/words.ts';
import type { Entity } from '../../model/entity.ts';
import { nameIn } from '../../model/recordsNaming.ts';
import { useRecords } from '../../store/read/useRecords.ts';

type SharedNumberNoteProps = {
  readonly entity: Entity;
  /** That of the record of the form; null of a new one. */
  readonly id: string | null;
  readonly name: string;
  readonly typed: string;
};

/** Says which other record has a number that is being entered, as its digits are. */
export function SharedNumberNote({ entity, id, name, typed }: SharedNumberNoteProps) {
  const { records } = useRecords(entity);
  const digits = digitsIn(typed);
  const other = records.find((one) => one.id !== id && digitsIn(nameIn(one, name)) === digits);
  return (
    <p role="status" className="mt-1 text-sm text-tone-yellow-ink empty:hidden">
      {digits !== '' && other && (
        <>
          <bdi>{orUntitled(entity.activity.subject(other))}</bdi> has the same{' '}
          {entity.fields[name]?.label}.
        </>
      )}
    </p>
  );
}
