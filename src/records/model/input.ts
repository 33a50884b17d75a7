import { lookUp } from '../../lib/lookUp.ts';
/**
 * The control that edits a field. A `generated` value is drawn once and read-only, and so is one that is `issued` or `given` later. What is
 * `internal` is set by the app and has no control, as is the id of the record that another one was `mergedInto`; `author` and `time` are those of the save that creates the record.
 */
export type InputSpec =
  | { readonly type: TextType | 'generated' | 'internal' | 'mergedInto' | 'author' | 'time' }
  /** `counter`: the last number that was taken is at `counters/{counter}`. */
  | { readonly type: 'issued'; readonly counter: string }
  /** `draw`: a value that is not among those of the live records. */
  | { readonly type: 'given'; readonly draw: (taken: readonly string[]) => string }
  | { readonly type: 'number'; readonly step: number | 'any' }
  | { readonly type: 'lines'; readonly columns: readonly LineColumn[] }
  | SelectInput;

/** One column of the lines of a document. */
export type LineColumn = {
  readonly name: string;
  readonly label: string;
  /** Whether its texts are numbers. */
  readonly isNumber?: boolean;
  /** Whether its numbers are prices, so that lines have amounts, and a sum. */
  readonly isPrice?: boolean;
  /** Whether its texts are days, YYYY-MM-DD. */
  readonly isDate?: boolean;
  /** What its texts are chosen from. */
  readonly options?: readonly string[];
};

export type SelectInput = {
  readonly type: 'select';
  readonly options: readonly string[];
  /** The options are suggestions: the security rules accept any text. */
  readonly open?: boolean;
  /** Former names of options, each with its current name. */
  readonly formerly?: Readonly<Record<string, string>>;
};

export type TextType = 'text' | 'email' | 'tel' | 'date' | 'datetime-local' | 'multiline';

/** The names that a field holds: those of parties, by which records are joined. */
export type Names = {
  readonly of: string;
  /** In a record that is kept for the name, which no other should have: the field with the names that it had before. */
  readonly formerNames?: string;
  /** Whether records are looked up by it, as those are that are kept for a name: see `keyChildOf`. */
  readonly isLookedUp?: boolean;
};

/** The current name of an option that may have been renamed; any other text as it is. */
export function currentOption({ formerly = {} }: SelectInput, option: string): string {
  return lookUp(formerly, option) ?? option;
}
