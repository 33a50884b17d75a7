import { useEffect } from 'react';
import { NO_ACCESS_PAGE } from '../features/accounts/accountCode.ts';
import { REOPENED_FORM } from '../features/tray/reopenedFormCode.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { whenListsHaveLoaded } from '../store/read/loadingLists.ts';
import { NEW_VERSION_OFFER } from './newVersionOfferCode.ts';
import { OWN_ACCOUNT } from '../features/accounts/ownAccountCode.ts';
import { CHART } from '../features/figures/chart.ts';
import { RECORD_HISTORY } from '../form/history/LazyRecordHistory.tsx';
import { KEY_SHEET } from '../shell/keys/keySheetStore.ts';
import { NOT_FOUND_PAGE, PAGES } from './modules.ts';
import { NAME_SOURCES, RENAME_NOTE } from '../form/names/nameSourcesCode.ts';
import { NEXT_STEPS } from '../shell/LazyNextSteps.tsx';
import { ORDER_LOW_ITEMS } from '../features/purchasing/orderLowItemsCode.ts';
import { PALETTE } from '../features/palette/paletteStore.ts';

/** How long the code of the other pages waits for the records of this one, which the network may never bring. */
const TIMEOUT_MS = 10_000;

/**
 * Preloads the code of the other pages while the browser is idle, one after the other, so that they open without a
 * connection: not before the records of this page are there, which would have to share the line.
 */
export function PreloadPages({ onDone }: { readonly onDone: () => void }) {
  useEffect(() => {
    let stopLoading: (() => void) | undefined;
    const stopWaiting = whenListsHaveLoaded(TIMEOUT_MS, () => {
      const code = [
        ...PAGES,
        RECORD_HISTORY,
        NEXT_STEPS,
        NAME_SOURCES,
        RENAME_NOTE,
        CHART,
        REOPENED_FORM,
        ORDER_LOW_ITEMS,
        PALETTE,
        KEY_SHEET,
        OWN_ACCOUNT,
        NEW_VERSION_OFFER,
        NO_ACCESS_PAGE,
        NOT_FOUND_PAGE,
      ];
      stopLoading = preloadAll(code, () => {
        // Last: it stores the same code, which the browser has by now.
        void startWorker();
        onDone();
      });
    });
    return () => {
      stopWaiting();
      stopLoading?.();
    };
  }, [onDone]);
  return null;
}

/** Its code, too, is needed only now. */
async function startWorker(): Promise<void> {
  try {
    const worker = await import('../store/device/worker.ts');
    worker.startWorker();
  } catch (error) {
    console.warn('Loading the code that starts the service worker failed', error);
  }
}

type Preloadable = { readonly preload: () => Promise<void> };

/** Returns a function that cancels the rest. */
function preloadAll([next, ...others]: readonly Preloadable[], onDone: () => void): () => void {
  if (next === undefined) {
    onDone();
    return () => undefined;
  }
  let cancel = whenIdle(() => {
    let isCanceled = false;
    cancel = () => {
      isCanceled = true;
    };
    void next.preload().then(() => {
      if (!isCanceled) cancel = preloadAll(others, onDone);
    });
  });
  return () => cancel();
}
