import { useId } from 'react';
import { PARAMETERS, type ParameterName, type Range } from '../../company/water.ts';
import { formatDate } from '../../lib/dates.ts';
import { parseNumber } from '../../lib/parseNumber.ts';
import { distance } from '../installations/installation.entity.ts';
import { outsideText, rangeText, readingText, type LastReading } from './readings.ts';

type ReadingFieldProps = {
  readonly name: ParameterName;
  readonly range: Range;
  readonly last: LastReading | undefined;
  /** As typed. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
};

/** What is measured of one parameter, beside what it was last time and the range in which it should be. */
export function ReadingField(props: ReadingFieldProps) {
  const { name, range, last, text, onTextChange } = props;
  const { label, unit } = PARAMETERS[name];
  const id = useId();
  const value = parseNumber(text);
  const isUnreadable = text.trim() !== '' && value === null;
  const by = value === null ? 0 : distance(value, range);

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_7rem] items-center gap-x-3 border-t border-line py-2">
      <div className="min-w-0">
        <label htmlFor={id} className="block text-base leading-6 font-semibold">
          {label}
          {unit !== '' && <span className="ms-1.5 text-sm font-normal text-muted">{unit}</span>}
        </label>
        <p id={`${id}range`} role="status" className="text-[0.8125rem] leading-5 tabular-nums">
          {isUnreadable ? (
            <span className="font-semibold text-tone-red-ink">Not a number</span>
          ) : by === 0 ? (
            <span className="text-muted">
              <span className="sr-only">Usual: </span>
              <bdi>{rangeText(range)}</bdi>
            </span>
          ) : (
            <span className="font-semibold text-tone-yellow-ink">
              {outsideText({ name, by })} {rangeText(range)}
            </span>
          )}
        </p>
      </div>
      <p
        id={`${id}last`}
        title={last && `On ${formatDate(last.date)}`}
        className="text-end text-base text-muted tabular-nums"
      >
        {last && (
          <>
            <span className="sr-only">Last time: </span>
            {readingText(name, last.value)}
          </>
        )}
      </p>
      <input
        id={id}
        name={name}
        value={text}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        dir="ltr"
        aria-invalid={isUnreadable}
        aria-describedby={`${id}range ${id}last`}
        onChange={({ target }) => onTextChange(target.value)}
        onFocus={({ target }) => target.select()}
        className={`control h-14 w-full scroll-mt-24 scroll-mb-48 px-3 text-end text-2xl! font-semibold tabular-nums aria-invalid:border-tone-red-ink ${
          by === 0 ? '' : 'border-tone-yellow-ink! bg-tone-yellow! text-tone-yellow-ink!'
        }`}
      />
    </li>
  );
}
