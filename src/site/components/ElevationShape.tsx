import type { Elevation, Life } from '../../company/projectMeasures.ts';
import { Tank, Water } from './drawing.tsx';

/** How thick the shell of a pond is drawn. */
const SHELL = 14;

/** A project from the front, about a middle, with what lives in it: a part of a drawing (drawing.tsx). */
export function ElevationShape({
  elevation: { shape, width, height, base, water, life },
  middle,
}: {
  readonly elevation: Elevation;
  readonly middle: number;
}) {
  const left = middle - width / 2;
  const top = -base - height;
  return (
    <>
      {shape === 'box' && (
        <Tank left={left} width={width} top={top} height={height} water={water} />
      )}
      {shape === 'pond' && <Pond left={left} width={width} depth={height} />}
      {shape === 'sphere' && <Sphere middle={middle} radius={width / 2} top={top} />}
      <g
        transform={`translate(${middle} ${shape === 'pond' ? height : -base})`}
        strokeWidth="2"
        opacity="0.75"
      >
        <path d={LIVES[life].still} />
        {LIVES[life].shoals.map(([animal, size, places]) =>
          places
            .split(', ')
            .map((place) => (
              <path
                key={place}
                d={animal}
                transform={`translate(${place}) scale(${size} ${Math.abs(size)})`}
                strokeWidth={2 / Math.abs(size)}
              />
            )),
        )}
      </g>
    </>
  );
}

/** Animals about 35 centimetres long, which look to the right. */
const FISH = 'M16 0C8-9-4-9-10-2L-17-8-15 0-17 8-10 2C-4 9 8 9 16 0Z';
const KOI =
  'M17 0C10-6-2-7-10-2L-18-7-16 0-18 6-10 2C-2 6 10 6 17 0ZM5-5Q0-10-5-9L-3-6M8 4Q6 9 1 10M-4 4Q-6 8-9 8';
const ANGELFISH =
  'M12 0C8-4 4-9 2-12Q-2-22-11-30-8-18-9-9L-15-5-14 0-15 5-9 9Q-8 18-11 30-2 22 2 12C4 9 8 4 12 0Z';
const JELLYFISH =
  'M-15 0A15 14 0 0 1 15 0Q8 5 0 1-8 5-15 0ZM-8 4Q-12 18-7 30M0 4Q4 20-1 38M8 4Q12 18 7 30';

/** An animal's outline, its size, and the places of some; with a negative size, they look to the left. */
type Shoal = readonly [outline: string, size: number, places: string];

type Living = { readonly still: string; readonly shoals: readonly Shoal[] };

/** What lives in a project, from the middle of its floor: outlines that stand still, and animals. */
const LIVES: Readonly<Record<Life, Living>> = {
  reef: {
    still:
      'M-240 0C-236-36-216-52-192-54-178-74-150-80-128-72-108-84-82-74-76-54-56-48-42-28-40 0M-222-92Q-182-80-142-94-182-104-222-92ZM-184-86L-178-66M-112-106Q-78-96-44-108-78-116-112-106ZM-80-101L-86-72M-214-28Q-198-44-180-38M-200-12Q-184-24-168-20M-124-20Q-104-42-76-34M-112-8Q-98-22-80-18M-156-54Q-140-64-124-56M52 0C58-28 76-42 98-42 114-60 146-62 160-44 186-46 208-32 214 0M128-56V-112M128-78L110-104M128-68L152-100M141-85L160-92M118-93L104-94M192-40Q176-76 194-106M193-54Q214-72 216-100M188-76Q176-86 174-104M84-18Q102-32 122-24M148-12Q164-26 186-20',
    shoals: [
      [FISH, 0.55, '-18 -150, 8 -162, 12 -138, 38 -152, 44 -128, 66 -164, 72 -142'],
      [FISH, -1.1, '-132 -150'],
      [FISH, -1, '-8 -70'],
      [FISH, -0.8, '20 -54'],
    ],
  },
  aquascape: {
    still:
      'M-136 0 -122-22-106-28-94-46-78-34-70-14-52-8-44 0M26 0 36-14 52-20 64-44 80-52 98-32 112-28 124 0M-94-46C-74-68-44-70-14-66M-56-68Q-42-80-28-80M-142 0Q-148-20-140-42M-136 0Q-134-20-126-34M-130 0Q-124-12-116-16M130 0Q136-26 130-52M136 0Q140-18 146-28M124 0Q122-22 114-36M8 0 6-5M-8 0-12-6M-20 0-20-7',
    shoals: [[FISH, 0.36, '-10 -48, 8 -40, 12 -55, 30 -48, 44 -64']],
  },
  koi: {
    still: 'M-200 0Q-180-12-160 0-140-14-116 0M112 0Q132-14 154 0 172-10 190 0M-28 0V8M28 0V8',
    shoals: [
      [KOI, 2, '-108 -108'],
      [KOI, 2.2, '-14 -62'],
      [KOI, -1.9, '104 -116'],
    ],
  },
  cloudForest: {
    still:
      'M18-34C30-72 14-104 28-136 22-170 40-196 64-198M76-197C104-192 112-164 106-138 124-110 106-74 118-34M62-196C60-140 64-90 60-34M69-200V-34M76-196C78-140 74-90 78-34M36-120Q44-100 40-84M98-96Q92-80 96-62M-225-168C-168-186-118-158-44-176M-128-168C-104-186-96-204-98-226M-182-176Q-186-140-172-118M-150-172Q-146-148-152-132M-104-171Q-108-140-100-104M-72-171Q-66-150-72-134M-225-112Q-186-118-162-84M-225-90Q-200-94-186-70M-138-34Q-138-64-164-82M-128-34Q-122-74-86-96M-120-34Q-106-60-70-64M-112-34Q-98-46-74-44M225-206Q184-200 172-158M225-178Q196-176 184-144M225-112Q186-118 166-74M186-34Q186-66 208-88M178-34Q172-70 142-90M170-34Q158-56 128-60M-20-250Q-24-226-16-208M4-250Q8-234 2-222M140-250Q146-214 136-190M164-250Q160-232 166-216',
    shoals: [],
  },
  jellies: {
    still: '',
    shoals: [
      [JELLYFISH, 0.9, '-36 -124'],
      [JELLYFISH, 0.7, '14 -150'],
      [JELLYFISH, 1.1, '42 -96'],
      [JELLYFISH, 0.75, '-24 -72'],
      [JELLYFISH, 0.5, '8 -50'],
    ],
  },
  blackwater: {
    still:
      'M-190-152C-178-108-196-70-222 0M-182-116C-158-88-158-44-170 0M-190-78C-206-60-216-48-236-34M-165-70C-146-52-138-30-142 0M-170-152C-150-120-112-116-92-72-82-48-84-20-90 0M-106-94C-84-84-66-56-60-24M150-152C138-110 156-66 186 0M144-112C120-84 118-44 128 0M152-84C176-68 196-54 214-26M122-66C104-48 98-26 100 0M-52 0Q-44-9-28-8-34 0-44 0M-30 0Q-18-10 0-6-8 0-20 0M2 0Q8-10 24-10 20-2 10 0M30 0Q44-8 62-3',
    shoals: [
      [FISH, 0.45, '-30 -108, -8 -118, -6 -98, 16 -108, 20 -90, 40 -118, 44 -100'],
      [ANGELFISH, -1, '66 -54'],
      [ANGELFISH, -0.8, '6 -44'],
    ],
  },
};

/** A sphere on its plinth. */
function Sphere(props: { readonly middle: number; readonly radius: number; readonly top: number }) {
  const { middle, radius, top } = props;
  const center = top + radius;
  return (
    <>
      <path
        d={`M${middle - 55} 0V${center + radius * 0.81}M${middle + 55} 0V${center + radius * 0.81}`}
        opacity="0.6"
      />
      <circle cx={middle} cy={center} r={radius} fill="#7fb5b3" fillOpacity="0.2" strokeWidth="4" />
    </>
  );
}

/** A pond cut through the middle, in its shell. */
function Pond(props: { readonly left: number; readonly width: number; readonly depth: number }) {
  const { left, width, depth } = props;
  const right = left + width;
  return (
    <>
      <Water left={left} width={width} top={10} height={depth - 10} />
      <path d={`M${left} 0V${depth}H${right}V0`} strokeWidth="4" />
      <path d={`M${left - SHELL} 0V${depth + SHELL}H${right + SHELL}V0`} opacity="0.6" />
    </>
  );
}
