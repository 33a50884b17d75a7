import { Suspense, useEffect } from 'react';
import { useStore } from '../../lib/createStore.ts';
import { KEY_SHEET, isKeySheetOpen } from './keySheetStore.ts';
import { pressPageKey } from './pageKeys.ts';
import { areSingleKeysOn } from './singleKeys.ts';

/** Makes the keys of the page work, and shows the sheet that lists them. Render it once. */
export function PageKeys() {
  const isSheetOpen = useStore(isKeySheetOpen);
  const areOn = useStore(areSingleKeysOn);
  useEffect(() => {
    if (!areOn) return undefined;
    document.addEventListener('keydown', pressPageKey);
    return () => document.removeEventListener('keydown', pressPageKey);
  }, [areOn]);
  useEffect(() => () => isKeySheetOpen.set(false), []);
  return (
    isSheetOpen && (
      <Suspense fallback={null}>
        <KEY_SHEET.Page onClose={() => isKeySheetOpen.set(false)} />
      </Suspense>
    )
  );
}
