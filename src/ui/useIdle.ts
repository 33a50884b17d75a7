import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';

/** Whether the browser has been idle since the page was ready. */
export function useIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isReady ? whenIdle(() => setIdle(true)) : undefined), [isReady]);
  return isIdle;
}
