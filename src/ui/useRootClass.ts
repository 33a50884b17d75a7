import { useLayoutEffect } from 'react';

/** Puts a class on the root element while the component is mounted; `:has()` there would be matched with every change of the page. */
export function useRootClass(name: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name]);
}
