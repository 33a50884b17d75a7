import { Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';

type StepButtonProps = ComponentProps<'button'> & {
  readonly by: 1 | -1;
  /** What there is one more or less of then. */
  readonly title: string;
};

/** A large button beside a number, which makes it one more or less. */
export function StepButton({ by, title, ...rest }: StepButtonProps) {
  const Icon = by === 1 ? Plus : Minus;
  return (
    <button
      {...rest}
      type="button"
      aria-label={`One ${by === 1 ? 'more' : 'less'}: ${title}`}
      className="grid size-11 shrink-0 place-items-center rounded-md border border-edge/60 bg-surface text-ink hover:bg-sunken aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
