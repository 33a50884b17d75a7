import type { Category, Phase, PictureName } from '../types.ts';
import type { PlantPart } from '../why.ts';

/** What is the same in every language: names of pictures and parts, and addresses. */
type Kept = Category | PictureName | PlantPart | Phase['unit'] | `/${string}` | `https://${string}`;

/**
 * The type of the Arabic copy of an English export: the same shape, with other words. A text becomes any text, unless it is kept;
 * numbers, arrays' lengths and functions' parameters are kept, too.
 */
export type Translated<English> = English extends Kept
  ? English
  : English extends string
    ? string
    : English extends (...parameters: infer Parameters) => infer Result
      ? (...parameters: Parameters) => Translated<Result>
      : English extends object
        ? { readonly [Key in keyof English]: Translated<English[Key]> }
        : English;
