import { lazyPage } from '../../lib/lazyPage.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useIdle } from '../useIdle.ts';
import type { NewEnquiriesProps } from './NewEnquiries.tsx';

// A build that stores no enquiries leaves this out.
const NEW_ENQUIRIES = /* @__PURE__ */ lazyPage<NewEnquiriesProps>(
  () => import('./NewEnquiries.tsx'),
);

type LazyNewEnquiriesProps = NewEnquiriesProps & {
  /** Whether the page has what comes first. */
  readonly isPageReady: boolean;
};

/** The new enquiries, once the page is ready and the browser idle; nothing if their code cannot be loaded. */
export function LazyNewEnquiries({ isPageReady, onCount }: LazyNewEnquiriesProps) {
  const isIdle = useIdle(isPageReady);
  return (
    isIdle && (
      <OnDemand>
        <NEW_ENQUIRIES.Page onCount={onCount} />
      </OnDemand>
    )
  );
}
