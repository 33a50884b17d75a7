type OptionsProps = {
  /** A value each, with its label where that is another text. */
  readonly of: readonly (string | readonly [value: string, label: string])[];
};

/** The choices of a select. */
export const Options = ({ of: options }: OptionsProps) =>
  options.map((option) => {
    const [value, label] = typeof option === 'string' ? [option, option] : option;
    return (
      <option key={value} value={value}>
        {label}
      </option>
    );
  });
