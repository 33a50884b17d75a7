import { useEffect, useState } from 'react';

/** Turns true once the component has been on screen for a frame with `shown`, for what can wait for that. */
export function useIsPainted(shown: unknown = true): boolean {
  const [painted, setPainted] = useState<unknown>(NOTHING);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(shown));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown]);
  return painted === shown;
}

const NOTHING = Symbol('nothing');
