import { lazyPage } from '../../lib/lazyPage.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import type { NewEnquiriesProps } from './NewEnquiries.tsx';

// A build that stores no enquiries leaves this out.
const NEW_ENQUIRIES = /* @__PURE__ */ lazyPage<NewEnquiriesProps>(
  () => import('./NewEnquiries.tsx'),
);

/** The new enquiries, as soon as their code is there: what follows them would move down later. Nothing if it cannot be loaded. */
export function LazyNewEnquiries({ onCount }: NewEnquiriesProps) {
  return (
    <OnDemand>
      <NEW_ENQUIRIES.Page onCount={onCount} />
    </OnDemand>
  );
}
