import type { WallKind } from '../../../company/wallRules.ts';

/** A wall of water: its inner length, the height of its water and its depth from front to back, in metres. */
export type Sketch = {
  readonly kind: WallKind;
  readonly length: number;
  readonly height: number;
  readonly depth: number;
};

export type SizeName = Exclude<keyof Sketch, 'kind'>;

/** The shortest and the longest that each size can be, in metres. */
export const LIMITS: Readonly<Record<SizeName, { readonly min: number; readonly max: number }>> = {
  length: { min: 1, max: 12 },
  height: { min: 0.6, max: 3 },
  depth: { min: 0.6, max: 3 },
};

export const SIZE_NAMES = ['length', 'height', 'depth'] as const;

/** What is drawn before the visitor draws. */
export const FIRST_SKETCH: Sketch = { kind: 'reef', length: 6, height: 2.4, depth: 1.2 };

/** The parameter of an address that carries a sketch. */
export const SKETCH_PARAMETER = 'wall';

/** A size within its limits, to 10 cm. */
export const fittingSize = (name: SizeName, metres: number): number =>
  Math.round(Math.min(LIMITS[name].max, Math.max(LIMITS[name].min, metres)) * 10) / 10;

/** The size in metres, such as `6.0 × 2.4 × 1.2`. */
export const sizeOf = (sketch: Sketch): string =>
  SIZE_NAMES.map((name) => sketch[name].toFixed(1)).join(' × ');

/** A sketch as an address carries it, such as `6.0x2.4x1.2-reef`. */
export const sketchAddress = ({ kind, ...sketch }: Sketch): string =>
  `${SIZE_NAMES.map((name) => sketch[name].toFixed(1)).join('x')}-${kind}`;

/** The sketch that an address carries, its sizes within their limits; null if it carries none that can be read. */
export function sketchOf(search: URLSearchParams): Sketch | null {
  const [, length, height, depth, kind] =
    /^(\d{1,3}(?:\.\d)?)x(\d(?:\.\d)?)x(\d(?:\.\d)?)-(reef|planted|koi)$/.exec(
      search.get(SKETCH_PARAMETER) ?? '',
    ) ?? [];
  if (kind === undefined) return null;
  return {
    kind: kind as WallKind,
    length: fittingSize('length', Number(length)),
    height: fittingSize('height', Number(height)),
    depth: fittingSize('depth', Number(depth)),
  };
}
