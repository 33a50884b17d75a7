import { use, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { IsRestored } from '../../../ui/ScrollPlaces.tsx';
import { FIRST_SKETCH, SKETCH_PARAMETER, sketchAddress, sketchOf, type Sketch } from './sketch.ts';

/** How long a sketch rests before the address takes it: browsers refuse more than some hundred changes a minute. */
const REST_MS = 300;

/**
 * The sketch of the visitor, which the address takes once it rests. An address from elsewhere, such as another link that was
 * shared, takes the place of what was drawn, and leads to the title.
 */
export function useSketch(title: RefObject<HTMLElement | null>) {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigation = useNavigationType();
  const restoredRef = use(IsRestored);
  const addressed = sketchOf(parameters);
  const address = addressed && sketchAddress(addressed);
  const [drawn, setDrawn] = useState<Sketch | null>(null);
  const drawnAddress = drawn && sketchAddress(drawn);
  const [seen, setSeen] = useState({ location, address });
  /** The last address that is not of this sheet's making. */
  const [arrived, setArrived] = useState({ address, navigation, isFirst: true });
  const [put, setPut] = useState<string | null>(null);
  if (seen.location !== location) {
    setSeen({ location, address });
    const hadSketch = seen.address !== null || drawn !== null;
    if (address !== put || (address === null && hadSketch)) {
      setDrawn(null);
      setPut(null);
      setArrived({ address, navigation, isFirst: false });
    }
  }

  useEffect(() => {
    const isBack = arrived.isFirst
      ? restoredRef.current
      : arrived.navigation === NavigationType.Pop && window.history.state !== null;
    if (isBack || (arrived.isFirst && arrived.address === null)) return undefined;
    // In the next frame: every change of the address first scrolls to the top.
    const frame = requestAnimationFrame(() => {
      // Without a sketch, it leads to the page.
      const goal = arrived.address === null ? document.querySelector('main h1') : title.current;
      if (arrived.address === null) window.scrollTo({ top: 0, behavior: 'instant' });
      else goal?.scrollIntoView();
      if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [arrived, restoredRef, title]);

  // The address follows later than what was put, and a page that is left does not put it again.
  const isPut = drawnAddress === put || drawnAddress === address;
  function settle(): void {
    if (drawnAddress === null || isPut) return;
    setPut(drawnAddress);
    setParameters(
      (others) => {
        others.set(SKETCH_PARAMETER, drawnAddress);
        return others;
      },
      { replace: true },
    );
  }

  const settleDrawn = useEffectEvent(settle);
  useEffect(() => {
    if (isPut) return undefined;
    const timer = window.setTimeout(settleDrawn, REST_MS);
    return () => window.clearTimeout(timer);
  }, [drawnAddress, isPut]);

  return {
    sketch: drawn ?? addressed ?? FIRST_SKETCH,
    /** The sketch in the address. */
    settled: addressed,
    draw: setDrawn,
    /** Puts the latest sketch into the address at once. */
    settle,
  };
}
