import type { Measure } from '../../company/site/types.ts';

type MeasurementProps = {
  readonly measure: Measure;
  /** Classes of the size and the color; the unit is in proportion to the number. */
  readonly className?: string;
};

/** A number, set large, with its unit beside it. */
export function Measurement({ measure: { value, unit }, className = '' }: MeasurementProps) {
  return (
    <p
      className={`font-display leading-none font-medium whitespace-nowrap lining-nums ${className}`}
    >
      {/* The unit stays after the number in a text that runs from right to left. */}
      <bdi>
        {value}
        <span className="text-[0.42em] tracking-wide"> {unit}</span>
      </bdi>
    </p>
  );
}
