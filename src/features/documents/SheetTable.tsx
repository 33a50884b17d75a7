import type { Cell, PrintedDocument } from './printedDocument.ts';
import { Bilingual } from './Bilingual.tsx';

type SheetTableProps = { readonly document: PrintedDocument };

/** The lines of a document. On a phone's screen, each cell says what it is; on paper, the headings repeat on every page. */
export function SheetTable({ document: { columns, rows } }: SheetTableProps) {
  const numbered = rows.map((cells, index) => ({ cells, number: index + 1 }));
  return (
    <table className="sheet-table">
      <thead>
        <tr>
          {columns.map(({ label, isNumber }) => (
            <th key={label.en} scope="col" className={isNumber ? 'sheet-figure' : ''}>
              <Bilingual label={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered.map(({ cells, number }) => (
          <tr key={number}>
            {cells.map((cell, at) => {
              const { label, isNumber = false } = columns[at] ?? {};
              return (
                <td
                  key={label?.en}
                  data-label={label?.en}
                  className={isNumber ? 'sheet-figure' : ''}
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
