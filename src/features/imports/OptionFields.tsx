import { optionKey, type Answers, type UnknownOption } from './readRows.ts';
import { countText } from '../../lib/plural.ts';

type OptionFieldsProps = {
  /** Those of all columns. */
  readonly unknown: readonly UnknownOption[];
  readonly chosen: NonNullable<Answers['options']>;
  readonly onChosen: (chosen: NonNullable<Answers['options']>) => void;
};

/** Asks which option each other word of a column stands for; without an answer, its rows are left out. */
export function OptionFields({ unknown, chosen, onChosen }: OptionFieldsProps) {
  return (
    <fieldset className="rounded-md border border-line px-4 pt-2 pb-3 text-sm">
      <legend className="px-1 font-medium">Other words</legend>
      <ul className="grid gap-2">
        {unknown.map(({ name, label, word, count, options }) => {
          const key = optionKey(word);
          return (
            <li key={`${name} ${key}`}>
              <label className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span>
                  {label} <bdi>“{word.slice(0, 60)}”</bdi> in {countText(count, 'row')} is
                </span>
                <select
                  value={chosen[name]?.[key] ?? ''}
                  onChange={({ target }) =>
                    onChosen({ ...chosen, [name]: { ...chosen[name], [key]: target.value } })
                  }
                  className="h-9 max-w-60 rounded-md border border-edge bg-surface ps-2 pointer-coarse:h-11"
                >
                  <option value="">Not known, leave out</option>
                  {options.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </select>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
