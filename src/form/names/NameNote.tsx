import type { Names } from '../../model/input.ts';
import type { NameIndex } from './nameIndex.ts';

type NameNoteProps = {
  readonly names: Names;
  readonly name: string;
  /** Null while nothing is to be said. */
  readonly index: NameIndex | null;
  readonly onChoose: (name: string) => void;
};

/** Points out that a name is almost a known one, or known already where every record should have its own. */
export function NameNote({ names, name, index, onChoose }: NameNoteProps) {
  const similar = index?.similarTo(name) ?? null;
  const isTaken = names.formerNames !== undefined && index?.isKept(name) === true;
  return (
    <div role="status" className="text-sm text-muted">
      {similar !== null && (
        <p className="mt-1">
          Did you mean{' '}
          <button
            type="button"
            onClick={() => onChoose(similar)}
            className="rounded-sm font-medium text-accent underline underline-offset-4"
          >
            <bdi>{similar}</bdi>
          </button>
          ? That name is known already.
        </p>
      )}
      {isTaken && <p className="mt-1">This name is known already.</p>}
    </div>
  );
}
