import { Button } from '../../ui/Button.tsx';
import { formatValue } from './formatValue.ts';
import { HistoryLine } from './HistoryLine.tsx';
import type { FieldChange } from './undo.ts';

type ChangeLineProps = {
  readonly change: FieldChange;
  readonly now: number;
  readonly isPending: boolean;
  /** Missing if the change cannot be taken back. */
  readonly onUndo: ((button: HTMLElement) => void) | undefined;
};

const VALUE_CLASS = 'line-clamp-3 inline-block max-w-full align-top wrap-anywhere';

/** What one save did to one field: its value before and after, and a button that takes it back. */
export function ChangeLine({ change, now, isPending, onUndo }: ChangeLineProps) {
  const { entry, field } = change;
  const [from, to] = [change.change.from, change.change.to].map((value) =>
    formatValue(field, value),
  );
  return (
    <HistoryLine
      entry={entry}
      now={now}
      action={
        onUndo && (
          <Button
            variant="quiet"
            className="-my-0.5 min-h-8 px-2!"
            aria-disabled={isPending}
            onClick={({ currentTarget }) => onUndo(currentTarget)}
          >
            {isPending ? 'Undoing…' : 'Undo'}
            <span className="sr-only">{` ${field.label}, back to ${from}`}</span>
          </Button>
        )
      }
    >
      <span className="me-1.5 text-muted">{field.label}</span>
      <del className={`${VALUE_CLASS} text-muted`}>
        <span className="sr-only">from </span>
        <bdi>{from}</bdi>
      </del>{' '}
      <span aria-hidden="true" className="text-muted rtl:inline-block rtl:-scale-x-100">
        →
      </span>{' '}
      <ins className={`${VALUE_CLASS} font-medium no-underline`}>
        <span className="sr-only">to </span>
        <bdi>{to}</bdi>
      </ins>
    </HistoryLine>
  );
}
