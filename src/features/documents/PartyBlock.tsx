import { LABELS } from './labels.ts';
import { filledIn, type Party } from './printedDocument.ts';
import { Bilingual } from './Bilingual.tsx';

type PartyBlockProps = {
  readonly party: Party;
  /** Whether it is the one whose paper this is. */
  readonly isSender?: boolean;
};

/** Who a document is from or to: name, address, numbers. */
export function PartyBlock({ party, isSender = false }: PartyBlockProps) {
  const numbers = filledIn([
    { label: LABELS.trn, value: party.trn },
    { label: LABELS.licence, value: party.licence },
  ]);
  const contacts = [party.phone, party.email].filter((text) => text.trim() !== '');
  return (
    <div className={isSender ? 'sheet-sender' : 'sheet-recipient'}>
      <p className="sheet-name" dir="auto">
        {party.name}
      </p>
      {party.address.trim() !== '' && (
        <p className="sheet-address" dir="auto">
          {party.address}
        </p>
      )}
      {contacts.length > 0 && (
        <p>
          {contacts.map((text, index) => (
            <span key={text}>
              {index > 0 && ' · '}
              <bdi>{text}</bdi>
            </span>
          ))}
        </p>
      )}
      {numbers.map(({ label, value }) => (
        <p key={label.en}>
          <Bilingual label={label} /> <bdi className="sheet-number">{value}</bdi>
        </p>
      ))}
    </div>
  );
}
