import type { Translated } from './translated.ts';

type English = typeof import('../responsePromise.ts');

/**
 * When an enquiry is answered, and by whom.
 *
 * @placeholder Arabic, to be read by a native writer before publication.
 */
export const RESPONSE_PROMISE: Translated<English['RESPONSE_PROMISE']> =
  'يردّ عليكم أحد كبار مستشارينا خلال يوم عمل واحد.';
