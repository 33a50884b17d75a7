import { fish } from './marks.ts';

const SPECIES = [0, 1, 2, 3, 4];

/** The room in perspective with the tank in its wall, the species in numbers, and a signature. */
export function ConceptPlan() {
  return (
    <>
      <path d="M32 32H288V176H32ZM76 62H244V140H76ZM32 32l44 30M288 32l-44 30M32 176l44-36M288 176l-44-36" />
      <path
        d="M100 78H220V124H100Z"
        className="text-brass-deep"
        strokeWidth="1.4"
        fill="currentColor"
        fillOpacity="0.1"
      />
      <path
        d="M100 84q8-3 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0M106 124q6-16 16-12t10-8 14 12 8 8M180 124q6-10 12-8t8-6 10 14"
        opacity="0.7"
      />
      <path d={fish(150, 98) + fish(186, 104) + fish(128, 92)} strokeWidth="0.6" />
      <path d="M112 164h72v-14h-72zM120 150v-6h56v6M206 170a14 6 0 0 1 28 0z" opacity="0.5" />
      {SPECIES.map((row) => (
        <g key={row} transform={`translate(32 ${200 + row * 20})`}>
          <path d={fish(2, 6)} />
          <path d={`M36 7h${92 - row * 9}`} opacity="0.35" strokeWidth="1.6" />
          <path
            d={Array.from({ length: 7 - row }, (_, n) => `M${160 + n * 12} 2v9`).join('')}
            strokeWidth="1"
          />
          <path d="M0 16H256" opacity="0.3" />
        </g>
      ))}
      <path
        d="M176 340c10-26 18-30 16-12s-8 14-2 4 12-12 12-2 6-12 10-8-2 12 6 6 10-20 14-22-10 28 0 20 14-10 22-8"
        className="text-tide"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <path d="M168 350H288" />
    </>
  );
}
