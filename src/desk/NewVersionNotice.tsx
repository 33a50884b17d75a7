import { useNewVersion } from '../store/device/newVersion.ts';
import { OnDemand } from '../ui/OnDemand.tsx';
import { NEW_VERSION_OFFER } from './newVersionOfferCode.ts';

/** Offers to reload once a newer version of the app is on this device. Nothing but the button applies it. */
export function NewVersionNotice() {
  const isReady = useNewVersion();
  return (
    <div role="status">
      {isReady && (
        <OnDemand>
          <NEW_VERSION_OFFER.Page />
        </OnDemand>
      )}
    </div>
  );
}
