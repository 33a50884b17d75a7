import { useEffect, useState } from 'react';
import { watchClockOffset } from '../firebase/database.ts';

/** How far the server's clock is ahead of this machine's, in milliseconds; 0 until it is known. */
export function useClockOffset(): number {
  const [offsetMs, setOffsetMs] = useState(0);
  useEffect(() => watchClockOffset(setOffsetMs), []);
  return offsetMs;
}
