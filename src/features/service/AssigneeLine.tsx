import { ArrowUpToLine, X } from 'lucide-react';
import { useId } from 'react';
import { orUntitled } from '../../lib/orUntitled.ts';
import type { Line } from './useAssigneesForm.ts';

type AssigneeLineProps = {
  readonly line: Line;
  /** Zero-based; the first is the default. */
  readonly index: number;
  readonly error: string | undefined;
  readonly onRename: (name: string) => void;
  readonly onMakeFirst: () => void;
  /** Missing on the only line. */
  readonly onRemove?: () => void;
};

const ICON_BUTTON =
  'grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11';

/** A name in the list of assignees. */
export function AssigneeLine(props: AssigneeLineProps) {
  const { line, index, error, onRename, onMakeFirst, onRemove } = props;
  const id = useId();
  const name = orUntitled(line.name);
  return (
    <li>
      <div className="flex items-center gap-1">
        <input
          aria-label={`Name ${index + 1}`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
          dir="auto"
          autoComplete="off"
          value={line.name}
          onChange={({ target }) => onRename(target.value)}
          className="h-9 w-full min-w-0 rounded-md border border-edge bg-surface px-3 text-sm text-ink aria-invalid:border-tone-red-ink pointer-coarse:h-11"
        />
        {index === 0 ? (
          <span className="w-12 shrink-0 text-center text-xs text-muted">Default</span>
        ) : (
          <button
            type="button"
            aria-label={`Make ${name} the default`}
            title="Make default"
            onClick={onMakeFirst}
            className={`mx-1.5 pointer-coarse:mx-0.5 ${ICON_BUTTON}`}
          >
            <ArrowUpToLine aria-hidden="true" className="size-4" />
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            aria-label={`Remove ${name}`}
            title="Remove"
            onClick={onRemove}
            className={ICON_BUTTON}
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
      {error !== undefined && (
        <p id={id} className="mt-1 text-sm text-tone-red-ink">
          {error}
        </p>
      )}
    </li>
  );
}
