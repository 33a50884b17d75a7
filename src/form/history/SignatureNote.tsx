import { lazyPage } from '../../lib/lazyPage.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import type { SignatureTextProps } from './SignatureText.tsx';

const SIGNATURE_TEXT = lazyPage<SignatureTextProps>(() => import('./SignatureText.tsx'));

/**
 * Says in a few words where the name of an entry and the account that signed it part; nothing where they do not. Loaded on demand,
 * since it is known only after the entry.
 */
export function SignatureNote(props: SignatureTextProps) {
  return (
    <OnDemand>
      <SIGNATURE_TEXT.Page {...props} />
    </OnDemand>
  );
}
