import { fish } from './marks.ts';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const HOLES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A bound book of days: head-counts in tally marks, and the phases of the moon. */
export function HusbandryLog() {
  return (
    <>
      <g fill="#10211f" fillOpacity="0.75" stroke="none">
        {HOLES.map((hole) => (
          <circle key={hole} cx="24" cy={34 + hole * 32} r="3.4" />
        ))}
      </g>
      <path d="M40 12V368" className="text-coral-deep" opacity="0.7" />
      <g className="text-brass-deep" strokeWidth="1">
        {[0, 1, 2, 3, 4, 5, 6].map((phase) => (
          <g key={phase} transform={`translate(${66 + phase * 34} 42)`}>
            <circle r="9" />
            <path
              d={`M0-9A9 9 0 0 ${phase < 4 ? 1 : 0} 0 9A${Math.abs(phase - 3) * 3 + 0.01} 9 0 0 ${phase < 3 ? 0 : 1} 0-9Z`}
              fill="currentColor"
              fillOpacity="0.8"
              stroke="none"
            />
          </g>
        ))}
      </g>
      {ROWS.map((row) => {
        const y = 84 + row * 31;
        const count = [9, 9, 12, 12, 14, 14, 17, 17, 17][row] ?? 0;
        return (
          <g key={row}>
            <path d={fish(52, y)} />
            <path
              d={Array.from({ length: count }, (_, n) =>
                n % 5 === 4 ? `M${86 + n * 7 - 30} ${y + 6}l28-12` : `M${86 + n * 7} ${y - 6}v12`,
              ).join('')}
              strokeWidth="1"
            />
            <path
              d={`M232 ${y}h${[52, 40, 48, 30, 52, 44, 36, 50, 24][row]}`}
              opacity="0.35"
              strokeWidth="1.6"
            />
            <path d={`M46 ${y + 15}H300`} opacity="0.3" />
          </g>
        );
      })}
    </>
  );
}
