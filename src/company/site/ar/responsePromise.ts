import type { Translated } from './translated.ts';

export const RESPONSE_PROMISE: Translated<typeof import('../responsePromise.ts').RESPONSE_PROMISE> =
  'يردّ عليكم أحد كبار مستشارينا خلال يوم عمل واحد.';
