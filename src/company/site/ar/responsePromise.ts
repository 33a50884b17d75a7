import type { Translated } from './translated.ts';

type English = typeof import('../responsePromise.ts');

/** When an enquiry is answered, and by whom. */
export const RESPONSE_PROMISE: Translated<English['RESPONSE_PROMISE']> =
  'يردّ عليكم أحد كبار مستشارينا خلال يوم عمل واحد.';
