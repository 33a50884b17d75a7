/** Whether a type of texts names several of them: a category, a picture, a kind of water. */
type IsUnion<Texts, Each = Texts> = Texts extends unknown
  ? [Each] extends [Texts]
    ? false
    : true
  : never;

/**
 * The type of the Arabic copy of an English export: the same shape, with other words. A single text becomes any text; a choice of
 * several stays that choice, as numbers, arrays' lengths and functions' parameters do.
 */
export type Translated<English, Whole = English> = English extends string
  ? IsUnion<Extract<Whole, string>> extends true
    ? English
    : string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translated<Result>
    : English extends object
      ? { readonly [Key in keyof English]: Translated<English[Key]> }
      : English;
