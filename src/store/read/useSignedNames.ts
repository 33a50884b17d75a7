import { useCallback, useState } from 'react';
import {
  SIGNATURES_PATH,
  SIGNED_NAMES,
  parseSignedNames,
  type SignedNames,
} from '../../model/signature.ts';
import { watchValue } from '../firebase/queries.ts';
import { createStore } from '../../lib/createStore.ts';
import { useSubscription } from './useSubscription.ts';

/** The names of all accounts; null until they are known. All who use them share one subscription. */
const signedNames = createStore<SignedNames | null>(null, () => {
  const end = watchValue(
    `${SIGNATURES_PATH}/${SIGNED_NAMES}`,
    (stored) => signedNames.set(parseSignedNames(stored)),
    () => signedNames.set(null),
  );
  return () => {
    end();
    signedNames.set(null);
  };
});

/** The names under which each account has signed, by uid; null until they are known. */
export function useSignedNames(): SignedNames | null {
  const [names, setNames] = useState(signedNames.get);
  const subscribe = useCallback(() => {
    const update = (): void => setNames(signedNames.get());
    const end = signedNames.subscribe(update);
    update();
    return end;
  }, []);
  useSubscription(subscribe);
  return names;
}
