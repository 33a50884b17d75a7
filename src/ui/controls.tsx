import type { ComponentProps } from 'react';

const LINE = 'control h-9 min-w-0 pointer-coarse:h-11';

type InputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  readonly onText: (text: string) => void;
};

/** A line that one types into: as wide as its place, unless told otherwise. */
export const Input = ({ onText, className = 'w-full', ...rest }: InputProps) => (
  <input
    dir="auto"
    autoComplete="off"
    onChange={({ target }) => onText(target.value)}
    className={`${LINE} px-3 ${className}`}
    {...rest}
  />
);

/** Values, each with its label where that is another text. */
type OptionList = readonly (string | readonly [value: string, label: string])[];

/** The choices of a select. */
export const Options = ({ of: options }: { readonly of: OptionList }) =>
  options.map((option) => {
    const [value, label] = typeof option === 'string' ? [option, option] : option;
    return (
      <option key={value} value={value}>
        {label}
      </option>
    );
  });

type SelectProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  readonly value: string;
  readonly options: OptionList;
  /** What choosing nothing is called, if that is possible. */
  readonly blank?: string;
  readonly onChoice: (value: string) => void;
};

/** Chooses one of several values. One that is chosen and not offered is a choice as well. */
export function Select({ options, blank, onChoice, className = '', ...rest }: SelectProps) {
  const offered = [...(blank === undefined ? [] : [['', blank] as const]), ...options];
  const isOffered = offered.some((one) => (typeof one === 'string' ? one : one[0]) === rest.value);
  return (
    <select
      onChange={({ target }) => onChoice(target.value)}
      className={`${LINE} px-2 ${className}`}
      {...rest}
    >
      <Options of={isOffered ? offered : [...offered, rest.value]} />
    </select>
  );
}

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  readonly onTick: (isTicked: boolean) => void;
};

/** A box to tick, with what that means beside it. */
export const Tick = ({ onTick, children, className = '', ...rest }: TickProps) => (
  <label className={`flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11 ${className}`}>
    <input
      type="checkbox"
      onChange={({ target }) => onTick(target.checked)}
      className="size-4 shrink-0 accent-accent"
      {...rest}
    />
    {children}
  </label>
);
