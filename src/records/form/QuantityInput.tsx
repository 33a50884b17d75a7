import { Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { quantityIn } from '../model/field.ts';
import { NumberInput } from './NumberInput.tsx';

type QuantityInputProps = ComponentProps<typeof NumberInput> & {
  /** What it is that is counted. */
  readonly title: string;
  readonly onEnter: (input: HTMLInputElement) => void;
};

/** A quantity: typed, or one more or less at a time by large buttons beside it. */
export function QuantityInput({ title, onEnter, ...rest }: QuantityInputProps) {
  const { value, onTextChange } = rest;
  const number = quantityIn(value) ?? 0;
  const step = (by: 1 | -1) => {
    const Icon = by === 1 ? Plus : Minus;
    return (
      <button
        type="button"
        aria-label={`One ${by === 1 ? 'more' : 'less'}: ${title}`}
        aria-disabled={by === -1 && number <= 0}
        onClick={() => onTextChange(String(Math.max(0, number + by)))}
        className="grid size-11 shrink-0 place-items-center rounded-md border border-edge/60 bg-surface text-ink hover:bg-sunken aria-disabled:opacity-40"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    );
  };
  return (
    <>
      {step(-1)}
      <NumberInput
        min={0}
        step="any"
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') onEnter(currentTarget);
        }}
        className="control h-11 w-20 px-2 text-center text-base! tabular-nums aria-invalid:border-tone-red-ink"
        {...rest}
      />
      {step(1)}
    </>
  );
}
