import { LABELS, type Label } from './labels.ts';
import type { PrintedDocument } from './printedDocument.ts';
import { Bilingual } from './Bilingual.tsx';
import { PartyBlock } from './PartyBlock.tsx';
import { SheetTable } from './SheetTable.tsx';

type SheetProps = { readonly document: PrintedDocument };

/** A document as a sheet of paper: what is on screen is what is printed. */
export function Sheet({ document }: SheetProps) {
  const { title, isDraft, from, to, toLabel, facts, totals, notes } = document;
  return (
    <article className="sheet" lang="en" dir="ltr" aria-label={`${title.en} ${document.number}`}>
      <header className="sheet-head">
        <PartyBlock party={from} isSender />
        <div className="sheet-title">
          <p className="sheet-title-en">{title.en}</p>
          <p className="sheet-title-ar" lang="ar" dir="rtl">
            {title.ar}
          </p>
          {isDraft && <DraftMark label={LABELS.draft} />}
        </div>
      </header>
      <div className="sheet-parties">
        <section>
          <h2>
            <Bilingual label={toLabel} />
          </h2>
          <PartyBlock party={to} />
        </section>
        <dl className="sheet-facts">
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
      <SheetTable document={document} />
      <dl className="sheet-totals">
        {totals.map(({ label, value, isMain = false }) => (
          <div key={label.en} className={isMain ? 'sheet-total-main' : ''}>
            <dt>
              <Bilingual label={label} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.map(({ label, value }) => (
        <section key={label.en} className="sheet-note">
          <h2>
            <Bilingual label={label} />
          </h2>
          <p dir="auto">{value}</p>
        </section>
      ))}
    </article>
  );
}

function DraftMark({ label }: { readonly label: Label }) {
  return (
    <p className="sheet-draft">
      <Bilingual label={label} />
    </p>
  );
}
