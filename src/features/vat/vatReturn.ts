import { groupedBy } from '../../lib/groupedBy.ts';
import { isWithin, type Period } from '../../lib/period.ts';
import { childrenOf, textOrBlank } from '../../lib/stored.ts';
import { wholeSum } from '../../lib/sum.ts';
import { isTimestamp } from '../../records/model/activity.ts';
import { archivedOn } from '../../records/model/archive.ts';
import { keptRecords } from '../../records/model/recordsNaming.ts';
import type { CreditNote } from '../creditNotes/creditNote.entity.ts';
import { uncredited } from '../creditNotes/crediting.ts';
import { documentAmounts, taxationOf, vatPercent } from '../documents/documentAmounts.ts';
import { EMIRATES, type Emirate } from '../documents/emirates.ts';
import type { Label } from '../documents/labels.ts';
import { AED_PER_USD, standardVatOn, VAT_NOT_STATED } from '../documents/pricedFields.ts';
import type { Invoice } from '../finance/invoice.entity.ts';
import { isBooked } from '../finance/receivables.ts';
import type { Customer } from '../sales/customer.entity.ts';

/** Where it is noted what was exported for the accountant, and when. */
export const EXPORTS_PATH = 'finance/exports';

/** What was exported once: its days, who did it, when, and the ids of the documents and payments in it. */
export type StoredExport = Period & {
  readonly user: string;
  /** The server's time, in milliseconds since 1970. */
  readonly timestamp: number;
  readonly ids: readonly string[];
};

/** Parses what was exported once; null if it is damaged. */
export function parseExport(_id: string, stored: unknown): StoredExport | null {
  const { from, to, user, timestamp, documents } = childrenOf(stored);
  if (!isTimestamp(timestamp)) return null;
  const ids = Object.keys(childrenOf(documents));
  return { from: textOrBlank(from), to: textOrBlank(to), user: textOrBlank(user), timestamp, ids };
}

const NO_EMIRATE = 'Emirate not stated';

/** The boxes of the form VAT 201 in its order, by emirate where the standard rate applies, or else by how VAT does; the last has none. */
const BOXES: Readonly<Record<string, Box>> = {
  'Abu Dhabi': ['1a', 'أبوظبي'],
  Dubai: ['1b', 'دبي'],
  Sharjah: ['1c', 'الشارقة'],
  Ajman: ['1d', 'عجمان'],
  'Umm Al Quwain': ['1e', 'أم القيوين'],
  'Ras Al Khaimah': ['1f', 'رأس الخيمة'],
  Fujairah: ['1g', 'الفجيرة'],
  [NO_EMIRATE]: ['1', 'الإمارة غير محددة'],
  'Zero-rated': ['4', 'خاضعة لنسبة الصفر'],
  Exempt: ['5', 'معفاة'],
  'Out of scope': ['', 'خارج نطاق الضريبة'],
} satisfies Readonly<Record<Emirate, Box>> & Readonly<Record<string, Box>>;

type Box = readonly [box: string, ar: string];

const ORDER = Object.keys(BOXES);

/** A document that is dated in a period, and the day on which it counts. */
export type Dated = { readonly record: Invoice | CreditNote; readonly day: string };

/** A document of the return, in fils; a credit note is below 0. */
export type VatDocument = Dated & {
  readonly emirate: string;
  readonly net: bigint;
  readonly vat: bigint;
};

/** What the return asks for in one place, in fils, and the documents behind it. */
export type VatFigure = {
  readonly label: Label;
  /** The box of the form VAT 201; blank for what is not in it. */
  readonly box: string;
  readonly net: bigint;
  readonly vat: bigint;
  readonly documents: readonly VatDocument[];
};

export type VatReturn = Period & {
  readonly figures: readonly VatFigure[];
  /** Of all figures that the form has a box for. */
  readonly net: bigint;
  readonly vat: bigint;
  /** What is left out, or stands in no box of an emirate; only what there is. */
  readonly warnings: readonly VatWarning[];
  /** What is not issued, and counts for nothing. */
  readonly drafts: readonly Dated[];
};

/** What is to be checked before the return is filed. */
export type VatWarning = {
  /** Documents count for nothing until they are mended; of a customer, and of the only office, `items` has the first one. */
  readonly noun: 'customer' | 'document' | 'invoice' | 'office';
  readonly why: string;
  readonly items: readonly Dated[];
};

/** What is declared: all records, archived ones too, and the emirate of the only office, or else that of each customer. */
export type VatSources = {
  readonly invoices: readonly Invoice[];
  readonly creditNotes: readonly CreditNote[];
  readonly office?: string | null;
  readonly customers: readonly Customer[];
};

export const isNote = (record: Dated['record']): record is CreditNote => 'reason' in record;

/** What the VAT of a period lacks, in fils, while a document does not count: at the standard rate of its day where it states none. */
export function missingVat({ record, day }: Dated): bigint {
  const { vatRate, rate } = record;
  const { aed } = documentAmounts({
    ...record,
    vatRate: vatRate === VAT_NOT_STATED ? standardVatOn(day) : vatRate,
    rate: taxationOf(record).rate === null ? AED_PER_USD : rate,
  }).total;
  return (isNote(record) ? -1n : 1n) * (aed?.vat ?? 0n);
}

/** What a warning calls one of its items. */
export function itemName({ noun }: VatWarning, { record }: Dated): string {
  if (noun === 'office') return 'yours';
  return noun === 'customer' ? record.customer.trim() || 'nobody named' : record.idNum;
}

/**
 * The day on which VAT is due: that of the supply or of the invoice, whichever is earlier (Federal Decree-Law 8 of 2017, Article 25);
 * of a credit note its own.
 */
export function taxPoint(record: Invoice | CreditNote): string {
  const issued = record.date || record.creationDate;
  const supplied = isNote(record) ? '' : record.supplyDate;
  return supplied !== '' && supplied < issued ? supplied : issued;
}

/** What the return of a period asks for: sales by rate, those of the standard rate by emirate. */
export function vatReturn(
  { invoices, creditNotes, customers, office = null }: VatSources,
  period: Period,
): VatReturn {
  const keptFor = keptRecords(customers);
  const all = [...invoices, ...creditNotes]
    .map((record): Dated => ({ record, day: taxPoint(record) }))
    .filter(({ day }) => isWithin(period, day))
    .toSorted(
      (a, b) =>
        a.day.localeCompare(b.day) || Number(a.record.taxNumber) - Number(b.record.taxNumber),
    );
  // With what takes all of it back, it comes to nothing, whatever its VAT.
  const takenBack = new Set(
    invoices.filter((one) => one.credited > 0 && uncredited(one) <= 0n).map(({ id }) => id),
  );
  const documents: VatDocument[] = [];
  const [unnumbered, unconverted, unstated]: [Dated[], Dated[], Dated[]] = [[], [], []];
  for (const { record, day } of all) {
    const { aed } = documentAmounts(record).total;
    const isStated = record.vatRate !== VAT_NOT_STATED;
    if (record.taxNumber === '') unnumbered.push({ record, day });
    else if (isStated && aed !== null) {
      const sign = isNote(record) ? -1n : 1n;
      const emirate = office ?? keptFor(record.customer)?.emirate ?? '';
      documents.push({ record, day, emirate, net: sign * aed.net, vat: sign * aed.vat });
    } else if (!takenBack.has(isNote(record) ? record.invoice : record.id))
      (isStated ? unconverted : unstated).push({ record, day });
  }
  const figures = [...groupedBy(documents, (one) => toPlace(one).label.en).values()]
    .map((own): VatFigure & Place =>
      Object.assign(toPlace(own[0]), {
        net: wholeSum(own, ({ net }) => net),
        vat: wholeSum(own, ({ vat }) => vat),
        documents: own,
      }),
    )
    .toSorted((a, b) => a.rank - b.rank || a.label.en.localeCompare(b.label.en));
  const declared = figures.filter(({ box }) => box !== '');
  const unplaced = figures
    .filter(({ rank }) => rank === ORDER.indexOf(NO_EMIRATE))
    .flatMap((figure) => figure.documents);
  // A credit note without a number is a draft.
  const isDraft = ({ record }: Dated): boolean => isNote(record) || !isBooked(record);
  const warnings: readonly VatWarning[] = [
    office === null
      ? {
          noun: 'customer',
          why: 'without an emirate',
          items: [...groupedBy(unplaced, ({ record }) => record.customer.trim()).values()].map(
            ([first]) => first,
          ),
        }
      : {
          noun: 'office',
          why: 'without an emirate, which is the box of its sales',
          items: unplaced.slice(0, 1),
        },
    { noun: 'document', why: 'without a rate to dirhams, so not counted', items: unconverted },
    { noun: 'document', why: 'without a VAT treatment, so not counted', items: unstated },
    {
      noun: 'invoice',
      why: 'without a tax number, so not counted',
      items: unnumbered.filter((one) => !isDraft(one)),
    },
  ];
  return {
    ...period,
    figures,
    net: wholeSum(declared, ({ net }) => net),
    vat: wholeSum(declared, ({ vat }) => vat),
    warnings: warnings.filter(({ items }) => items.length > 0),
    drafts: unnumbered.filter((one) => isDraft(one) && archivedOn(one.record) === ''),
  };
}

type Place = Pick<VatFigure, 'label' | 'box'> & { readonly rank: number };

/** Where in the return a document belongs. */
function toPlace({ record, emirate }: VatDocument): Place {
  const percent = vatPercent(record) ?? 0;
  const rate = `${percent}\u00a0%`;
  const known = Object.hasOwn(EMIRATES, emirate) ? emirate : NO_EMIRATE;
  const key = percent > 0 ? known : record.vatRate;
  const [box, ar] = BOXES[key] ?? ['', ''];
  return {
    label:
      percent > 0
        ? { en: `Standard rate ${rate}, ${key}`, ar: `النسبة الأساسية ${rate}، ${ar}` }
        : { en: key, ar },
    box,
    rank: key in BOXES ? ORDER.indexOf(key) : ORDER.length,
  };
}
