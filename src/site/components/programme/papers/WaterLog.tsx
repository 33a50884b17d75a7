const WEEKS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const LEVELS = [0, 1, 2, 3, 4, 5, 6];

/** The maturation of the water: one curve rises and falls after the other, the last stays. */
export function WaterLog() {
  return (
    <>
      <path
        d={[
          ...WEEKS.map((week) => `M${40 + week * 30} 40V220`),
          ...LEVELS.map((level) => `M40 ${40 + level * 30}H280`),
        ].join('')}
        opacity="0.28"
      />
      <path d="M40 32V220H288" strokeWidth="1.2" />
      <g strokeWidth="1.8" strokeLinecap="round">
        <path
          d="M40 218C64 214 70 92 96 92S128 212 160 217 250 218 280 218"
          className="text-coral-deep"
        />
        <path
          d="M40 218C96 218 110 70 142 70S184 210 212 216 262 218 280 218"
          className="text-brass-deep"
        />
        <path d="M40 218C130 218 160 190 190 150S250 108 280 104" className="text-tide" />
      </g>
      <g fill="#fdfbf6" strokeWidth="1">
        {[
          [70, 150],
          [96, 92],
          [122, 176],
          [142, 70],
          [176, 176],
          [190, 150],
          [230, 116],
          [260, 107],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="2.6" />
        ))}
      </g>
      {[0, 1, 2, 3, 4].map((row) => (
        <path
          key={row}
          d={`M40 ${246 + row * 21}h44M112 ${246 + row * 21}h28M162 ${246 + row * 21}h28M212 ${246 + row * 21}h28M262 ${246 + row * 21}h18`}
          opacity="0.35"
          strokeWidth="1.6"
        />
      ))}
      <path
        d="M32 235H288M32 256H288M32 277H288M32 298H288M32 319H288M32 340H288M98 235V340M151 235V340M201 235V340M251 235V340"
        opacity="0.4"
      />
    </>
  );
}
