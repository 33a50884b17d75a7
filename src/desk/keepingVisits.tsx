import { lazyPage, type LazyPage } from '../lib/lazyPage.ts';
import { useListsHaveLoaded } from '../records/store/read/loadingLists.ts';
import { useIsCopyKept } from '../session/useIsCopyKept.ts';
import { OnDemand } from '../ui/OnDemand.tsx';

/** What makes a device that keeps a copy ready for visits. */
const KEEP_FOR_VISITS = lazyPage(() => import('../features/visits/KeepForVisits.tsx'));

/** A page on which the day of a technician begins: once its lists are there, what the stops ask for is kept as well. */
export const keepingVisits = ({ Page, preload }: LazyPage): LazyPage => ({
  Page: () => (
    <>
      <Page />
      <KeptForVisits />
    </>
  ),
  preload,
});

function KeptForVisits() {
  const isKept = useIsCopyKept();
  return (
    useListsHaveLoaded() &&
    isKept && (
      <OnDemand>
        <KEEP_FOR_VISITS.Page />
      </OnDemand>
    )
  );
}
