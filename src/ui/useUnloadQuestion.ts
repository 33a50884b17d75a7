import { useLayoutEffect } from 'react';

/** Lets the browser ask before the page closes, while something would be lost or broken off by it. */
export function useUnloadQuestion(isAsked: boolean): void {
  useLayoutEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsked]);
}
