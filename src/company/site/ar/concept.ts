import type { Translated } from './translated.ts';

type English = typeof import('../concept.ts');

/** What every picture of the site is until photographs of built work replace it. */
export const CONCEPT_LABEL: Translated<English['CONCEPT_LABEL']> = 'تصور مبدئي';
