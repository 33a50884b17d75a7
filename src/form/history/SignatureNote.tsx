import { signatureNote, signaturePath } from '../../model/signature.ts';
import { useStoredValue } from '../../store/read/useStored.ts';
import { useSignedNames } from '../../store/read/useSignedNames.ts';

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
