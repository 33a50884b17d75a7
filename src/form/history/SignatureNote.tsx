import { useCallback, useState } from 'react';
import {
  SIGNATURES_PATH,
  SIGNED_NAMES,
  parseSignedNames,
  signatureNote,
  signaturePath,
  type SignedNames,
} from '../../model/signature.ts';
import { watchValue } from '../../store/firebase/queries.ts';
import { createStore } from '../../lib/createStore.ts';
import { useStoredValue } from '../../store/read/useStored.ts';
import { useSubscription } from '../../store/read/useSubscription.ts';

type SignatureNoteProps = {
  readonly entry: { readonly id: string; readonly user: string; readonly timestamp: number };
  /** Whether the name before it is not seen. */
  readonly isAlone?: boolean;
};

/** Says in a few words where the name of an entry and the account that signed it part; nothing where they do not. */
export function SignatureNote({ entry, isAlone = false }: SignatureNoteProps) {
  const names = useSignedNames();
  const uid = useSignature(entry.id);
  if (names === null || uid === undefined) return null;
  const note = signatureNote(entry, uid, names);
  if (note === null) return null;
  return (
    <>
      {' '}
      <span className="font-medium text-tone-yellow-ink">
        {isAlone ? <bdi aria-hidden="true">{entry.user} </bdi> : null}({note.text}
        {note.name !== undefined && (
          <>
            {' '}
            <bdi>{note.name}</bdi>
          </>
        )}
        )
      </span>
    </>
  );
}

/** The uid that signed an entry: null if nobody did, undefined while that is not known. */
const useSignature = (entryId: string): string | null | undefined =>
  useStoredValue(signaturePath(entryId), parseUid);

const parseUid = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

/** The names of all accounts; null until they are known. All notes share one subscription. */
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

function useSignedNames(): SignedNames | null {
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
