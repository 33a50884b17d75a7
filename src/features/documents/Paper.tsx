import { Parts } from '../../ui/Parts.tsx';
import { LABELS, type Label } from './labels.ts';
import { type PrintedDocument, filledIn, type Party, type Cell } from './printedDocument.ts';

type PaperProps = { readonly document: PrintedDocument };

/** A document as a sheet of paper: what is on screen is what is printed. */
export function Paper({ document }: PaperProps) {
  const { title, isDraft, from, to, toLabel, facts, totals, notes, pictures = [] } = document;
  return (
    <article className="document" lang="en" dir="ltr" aria-label={`${title.en} ${document.number}`}>
      <header className="document-head">
        <PartyBlock party={from} logo={from.logo} isSender />
        <div className="document-title">
          <p className="document-title-en">{title.en}</p>
          <p className="document-title-ar" lang="ar" dir="rtl">
            {title.ar}
          </p>
          {isDraft && (
            <p className="document-draft">
              <Bilingual label={LABELS.draft} />
            </p>
          )}
        </div>
      </header>
      <div className="document-parties">
        <section>
          <h2>
            <Bilingual label={toLabel} />
          </h2>
          <PartyBlock party={to} />
        </section>
        <dl className="document-facts">
          {facts.map(({ label, value }) => (
            <div key={label.en}>
              <dt>
                <Bilingual label={label} />
              </dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {document.rows.length > 0 && <PaperTable document={document} />}
      {totals.length > 0 && (
        <dl className="document-totals">
          {totals.map(({ label, value, isMain = false }) => (
            <div key={label.en} className={isMain ? 'document-total-main' : ''}>
              <dt>
                <Bilingual label={label} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map(({ label, value }) => (
        <section key={label.en} className="document-note">
          <h2>
            <Bilingual label={label} />
          </h2>
          <p dir="auto">{value}</p>
        </section>
      ))}
      {pairs(pictures).map((pair, index) => (
        <section key={pair[0]?.data} className="document-pictures">
          {index === 0 && (
            <h2>
              <Bilingual label={LABELS.photos} />
            </h2>
          )}
          {pair.map(({ data, caption }) => (
            <figure key={data}>
              <img src={data} alt={caption || LABELS.photos.en} />
              {caption !== '' && <figcaption dir="auto">{caption}</figcaption>}
            </figure>
          ))}
        </section>
      ))}
    </article>
  );
}

const pairs = <Item,>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.flatMap((_, index) => (index % 2 === 0 ? [items.slice(index, index + 2)] : []));

type PartyBlockProps = {
  readonly party: Party;
  /** Their picture as a data URL; blank if there is none. */
  readonly logo?: string;
  readonly isSender?: boolean;
};

function PartyBlock({ party, logo = '', isSender = false }: PartyBlockProps) {
  const numbers = filledIn([
    { label: LABELS.trn, value: party.trn },
    { label: LABELS.licence, value: party.licence },
  ]);
  const contacts = [party.phone, party.email].filter((text) => text.trim() !== '');
  return (
    <div className={isSender ? 'document-sender' : 'document-recipient'}>
      {logo !== '' && <img src={logo} alt={`Logo of ${party.name}`} className="document-logo" />}
      <p className="document-name" dir="auto">
        {party.name}
      </p>
      {party.address.trim() !== '' && (
        <p className="document-address" dir="auto">
          {party.address}
        </p>
      )}
      {contacts.length > 0 && (
        <p>
          <Parts parts={contacts} />
        </p>
      )}
      {numbers.map(({ label, value }) => (
        <p key={label.en}>
          <Bilingual label={label} /> <bdi className="document-number">{value}</bdi>
        </p>
      ))}
    </div>
  );
}

/** The lines of a document. On a phone's screen, each cell says what it is; on paper, the headings repeat on every page. */
function PaperTable({ document: { columns, rows } }: PaperProps) {
  const numbered = rows.map((cells, index) => ({ cells, number: index + 1 }));
  return (
    <table className="document-table">
      <thead>
        <tr>
          {columns.map(({ label, isNumber }) => (
            <th key={label.en} scope="col" className={isNumber ? 'document-figure' : ''}>
              <Bilingual label={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered.map(({ cells, number }) => (
          <tr key={number}>
            {cells.map((cell, at) => {
              const { label, isNumber = false, isWhole = isNumber } = columns[at] ?? {};
              return (
                <td
                  key={label?.en}
                  data-label={label?.en}
                  className={`${isNumber ? 'document-figure' : ''} ${isWhole ? 'document-whole' : ''}`}
                >
                  <CellText cell={cell} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CellText({ cell }: { readonly cell: Cell }) {
  return typeof cell === 'string' ? <bdi>{cell}</bdi> : <Bilingual label={cell} />;
}

function Bilingual({ label: { en, ar } }: { readonly label: Label }) {
  return (
    <span className="document-label">
      <span>{en}</span>{' '}
      <span lang="ar" dir="rtl">
        {ar}
      </span>
    </span>
  );
}
