import { protectedText } from '../../lib/csv/writeCsv.ts';
import type { Message } from '../../lib/messageLinks.ts';
import type { Company } from './company.ts';
import { LABELS, type Label } from './labels.ts';

/** Somebody on a printed document. */
export type Party = {
  readonly name: string;
  readonly address: string;
  readonly trn: string;
  readonly licence: string;
  readonly phone: string;
  readonly email: string;
  /** Whether they are known to have no TRN. */
  readonly isUnregistered?: boolean;
};

export type Fact = { readonly label: Label; readonly value: string };

/** A picture on a document. */
export type Picture = {
  /** A data URL. */
  readonly data: string;
  /** Blank if there is none. */
  readonly caption: string;
};

/** What a line of the table is, in a second language if it is not typed in. */
export type Cell = string | Label;

/** Where something can be filled in. */
export type FillIn = 'company' | 'record' | 'party';

/** Something that a document lacks or that looks wrong in it. */
export type Flaw = {
  readonly text: string;
  readonly where: FillIn;
  /** The field that lacks it, where that is one of the record or of the other party. */
  readonly field?: string;
};

/** The file of an e-invoice; why there is none for a document, or what is missing for it. */
export type EInvoiceFile =
  | { readonly name: string; readonly xml: string }
  | { readonly reason: string }
  | { readonly missing: readonly Flaw[] };

/** An invoice, a quotation, an order or a report as it is printed, all figures formatted. */
export type PrintedDocument = {
  readonly title: Label;
  readonly number: string;
  readonly isDraft?: boolean;
  readonly from: Party & Pick<Company, 'logo'>;
  readonly to: Party;
  readonly toLabel: Label;
  readonly facts: readonly Fact[];
  /** The sentence of the text that accompanies it, where that is not its sum and deadline. */
  readonly opening?: string;
  /** What of an invoice is open, such as "of which $100.00 is open"; blank, or none, if all of it is. */
  readonly open?: string;
  /** Until when the customer is to act, such as "due 05 Dec 2026"; blank, or none, if it does not say. */
  readonly deadline?: string;
  readonly columns: readonly {
    readonly label: Label;
    readonly isNumber: boolean;
    /** Whether its texts stay on one line. */
    readonly isWhole?: boolean;
  }[];
  readonly rows: readonly (readonly Cell[])[];
  readonly totals: readonly (Fact & { readonly isMain?: boolean })[];
  /** What follows the totals, such as the bank details; texts of several lines. */
  readonly notes: readonly Fact[];
  readonly pictures?: readonly Picture[];
  /** What a tax invoice still lacks; null, or none, for documents that cannot become one. */
  readonly missing?: readonly Flaw[] | null;
  /** What looks wrong. */
  readonly warnings?: readonly Flaw[];
};

/** The facts that have a value. */
export const filledIn = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ value }) => value.trim() !== '');

/** What a document prints below its head, as rows of a spreadsheet, its amounts as plain numbers. */
export function rowsOf({ columns, rows, totals, notes }: PrintedDocument) {
  return [
    columns.map(({ label }) => label.en),
    ...rows.map((row) =>
      row.map((cell, index) =>
        columns[index]?.isNumber ? toText(cell).replaceAll(',', '') : protectedCell(toText(cell)),
      ),
    ),
    ...[...totals, ...notes].flatMap(({ label, value }) =>
      value.split('\n').map((line) => [label.en, protectedText(line)]),
    ),
  ];
}

/** A date in words is no number that a program would change. */
const protectedCell = (text: string): string =>
  /^\d\d [A-Z][a-z]+ \d{4}$/.test(text) ? text : protectedText(text);

const toText = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.en);

/** What accompanies a document in a chat or an e-mail: its number, sum, what of that is open, deadline and notes. */
export function messageOf({
  title,
  number,
  from,
  to,
  facts,
  opening,
  open = '',
  deadline = '',
  totals,
  notes,
}: PrintedDocument): Message {
  const valueOf = (wanted: { readonly en: string }): string | undefined =>
    [...facts, ...totals].find(({ label }) => label.en === wanted.en)?.value;
  const sender = from.name.trim();
  const recipient = to.name.trim();
  const subject = `${title.en} ${number}${sender && ` from ${sender}`}`;
  const dirhams = valueOf(LABELS.totalInAed);
  const sum = [valueOf(LABELS.total), dirhams && `(${dirhams})`].filter(Boolean).join(' ');
  const paragraphs = [
    `${recipient ? `Dear ${recipient}` : 'Hello'},\n${opening ?? `${subject}: ${[sum, open, deadline].filter(Boolean).join(', ')}.`}`,
    ...notes.map(({ label, value }) => `${label.en}:\n${value.trim()}`),
    ...(sender ? [`Kind regards,\n${sender}`] : []),
  ];
  return { subject, body: paragraphs.join('\n\n') };
}
