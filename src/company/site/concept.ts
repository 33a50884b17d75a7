/**
 * What every picture of the site is until photographs of built work replace it.
 *
 * @placeholder The pictures, which show concepts and say so (tools/art/README.md).
 */
export const CONCEPT_LABEL = 'Concept visualisation';
