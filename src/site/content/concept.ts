/** What every picture of the site is until photographs of built work replace it. */
export const CONCEPT_LABEL = 'Concept visualisation';
