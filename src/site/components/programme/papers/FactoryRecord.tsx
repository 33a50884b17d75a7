import { checked, dimension } from './marks.ts';

const CHECKS = [0, 1, 2, 3, 4, 5, 6];

/** The panel with its dimensions, the checks one by one, and the stamp. */
export function FactoryRecord() {
  return (
    <>
      <path d="M48 48H252V112H48ZM252 48l12-8V104l-12 8M48 48l12-8H264" strokeWidth="1.1" />
      <path d="M70 96l36-36M84 96l36-36M170 100l40-40" opacity="0.45" />
      <g className="text-brass-deep">
        <path d={dimension(48, 130, 204)} />
        <path d="M282 34v76M279 43l6-6M279 107l6-6" />
      </g>
      {CHECKS.map((row) => (
        <g key={row}>
          <path d={checked(32, 156 + row * 26)} strokeWidth="1" />
          <path
            d={`M52 ${161 + row * 26}h${[150, 128, 164, 112, 140, 156, 120][row]}M236 ${161 + row * 26}h52`}
            opacity="0.35"
            strokeWidth="1.6"
          />
          <path d={`M32 ${174 + row * 26}H288`} opacity="0.3" />
        </g>
      ))}
      <g className="text-coral-deep" transform="rotate(-14 226 292)" opacity="0.85">
        <circle cx="226" cy="292" r="46" strokeWidth="2.4" />
        <circle cx="226" cy="292" r="38" strokeWidth="0.8" />
        <path d="M206 294l14 15 28-34" strokeWidth="5" />
      </g>
    </>
  );
}
